import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { siteHandler } from '../serve/site-handler.ts'

/** Starts a server of the site in `folder/site`; returns a function that stops it. */
type Start = (folder: string, port: number) => Promise<() => Promise<unknown>>

function ending(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('close', resolve))
  return () => {
    child.kill()
    return ended
  }
}

const ours: Start = async (folder, port) => {
  const server = createServer(siteHandler(join(folder, 'site')))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => new Promise((resolve) => server.close(resolve))
}

/** Debian's path of the module; without it nginx sends gzip. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasBrotli = existsSync(brotliModule)

const nginx: Start = async (folder, port) => {
  const config = join(folder, 'nginx.conf')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  )
  await writeFile(
    config,
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off; pid ${folder}/nginx.pid; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off; ${places.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}/site; include ${folder}/site/.headers/nginx.conf;
    ${hasBrotli ? 'brotli_static on;' : ''} }
}`,
  )
  return ending(
    spawn('nginx', ['-c', config, '-e', join(folder, 'nginx.log')], { stdio: 'ignore' }),
  )
}

const caddy: Start = async (folder, port) => {
  const config = join(folder, 'Caddyfile')
  await writeFile(
    config,
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${folder}/site
	import ${folder}/site/.headers/Caddyfile
}
`,
  )
  const flags = ['run', '--config', config, '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder }
  return ending(spawn('caddy', flags, { stdio: 'ignore', env }))
}

const isInstalled = (command: string, flag: string) => spawnSync(command, [flag]).status === 0

/** All servers with the site's configuration files; nginx and Caddy if installed. */
export const ownServers: { name: string; start: Start; isHere: boolean; hasBrotli: boolean }[] = [
  { name: 'the local server', start: ours, isHere: true, hasBrotli: true },
  { name: 'nginx', start: nginx, isHere: isInstalled('nginx', '-v'), hasBrotli },
  { name: 'Caddy', start: caddy, isHere: isInstalled('caddy', 'version'), hasBrotli: true },
]
