import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'kitewright-send-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [origin, own, server, bin] = ['origin', 'own', 'server', 'bin'].map((name) =>
  join(folder, name),
) as [string, string, string, string]

const git = (at: string, ...args: string[]) => {
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@kitewright.example']
  return execFileSync('git', ['-C', at, ...identity, ...args], { encoding: 'utf8' }).trim()
}

/** Runs the commands for the server here, in another folder; without the deploy. */
const ssh = `#!/usr/bin/env bash
case "\${!#}" in
  *ops/deploy*) ;;
  *) exec bash -c "$(sed 's|/opt/kitewright|${server}|g' <<< "\${!#}")" ;;
esac
`

it('leaves the clone on the server where `git pull` works', () => {
  mkdirSync(join(origin, 'ops'), { recursive: true })
  mkdirSync(bin)
  writeFileSync(join(bin, 'ssh'), ssh)
  chmodSync(join(bin, 'ssh'), 0o755)
  cpSync(join(import.meta.dirname, '../send'), join(origin, 'ops/send'))
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', origin])
  git(origin, 'add', '.')
  git(origin, 'commit', '--quiet', '-m', 'one')
  for (const clone of [own, server]) execFileSync('git', ['clone', '--quiet', origin, clone])

  writeFileSync(join(own, 'new'), 'two')
  git(own, 'add', '.')
  git(own, 'commit', '--quiet', '-m', 'two')
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
  execFileSync(join(own, 'ops/send'), ['root@kitewright.example'], { env })
  expect(readFileSync(join(server, 'new'), 'utf8')).toBe('two')

  git(own, 'push', '--quiet', 'origin', 'main:next')
  git(origin, 'merge', '--quiet', 'next')
  git(server, 'pull', '--quiet')
  expect(git(server, 'log', '-1', '--format=%s')).toBe('two')
})
