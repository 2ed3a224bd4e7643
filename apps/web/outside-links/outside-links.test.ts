import { bundledSeed } from '@kitewright/content-loader/load'
import type { Fields } from '@kitewright/content-rules/check'
import { testServer } from '@kitewright/site-engine/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { type Answer, ask, checkLinks, outsideLinks, report } from './outside-links.ts'

const post: Fields = {
  _id: 'post-a',
  _type: 'post',
  title: 'A post',
  body: [
    {
      _key: 'a',
      _type: 'block',
      children: [],
      markDefs: [
        { _key: 'l', _type: 'link', href: 'https://gone.example/paper' },
        { _key: 'm', _type: 'link', href: 'mailto:a@b.example' },
        { _key: 'n', _type: 'link', href: '/contact' },
      ],
    },
  ],
}

describe('the addresses of other sites', () => {
  it('are found in the seed, each with its entry and field', async () => {
    const links = outsideLinks((await bundledSeed()).documents)
    expect(links).toContainEqual({
      href: 'https://x.com/kitewright',
      places: [
        { id: 'siteSettings', type: 'siteSettings', name: 'Settings', field: 'social[3].url' },
      ],
    })
    expect(links.every(({ href }) => href.startsWith('https://'))).toBe(true)
  })

  it('are asked for once, however many entries lead there', () => {
    const [link, ...others] = outsideLinks([post, { ...post, _id: 'post-b', title: 'Another' }])
    expect(others).toEqual([])
    expect(link?.places.map(({ name }) => name)).toEqual(['A post', 'Another'])
  })
})

describe('another site', async () => {
  const { url, ...server } = await testServer(({ url: path }, answer) => {
    if (path === '/moved') answer.writeHead(301, { location: '/200' }).end()
    else if (path !== '/silent') answer.writeHead(Number(path?.slice(1))).end('Words')
  })
  afterAll(server[Symbol.asyncDispose])

  it.each([
    ['200', 'there'],
    ['moved', 'there'],
    ['404', 'gone'],
    ['410', 'gone'],
    ['500', 'gone'],
    ['403', 'closed'],
    ['999', 'closed'],
  ])('that answers %s is %s', async (path, state) => {
    expect(await ask(`${url}/${path}`)).toMatchObject({ state })
  })

  it('describes an empty or missing value as empty', async () => {
    expect(await ask(`${url}/silent`, 50)).toEqual({
      state: 'gone',
      why: 'It cannot be reached: no answer in time.',
    })
    expect(await ask('http://127.0.0.1:1/')).toMatchObject({
      state: 'gone',
      why: expect.stringMatching(/^It cannot be reached: .*(ECONNREFUSED|bad port)/),
    })
  })
})

describe('links that seem dead', () => {
  const links = outsideLinks([post, { ...post, _id: 'post-b' }])
  const answers = (states: Answer['state'][]) => {
    const asked: string[] = []
    const look = async (href: string): Promise<Answer> => {
      asked.push(href)
      return { state: states[asked.length - 1] ?? 'gone', why: 'It answers 503.' }
    }
    return { asked, ask: look }
  }
  const waited: number[] = []
  const wait = async (milliseconds: number) => waited.push(milliseconds)

  it('is retried later, and not after it recovered', async () => {
    const { asked, ask: look } = answers(['gone', 'there'])
    const [checked] = await checkLinks(links, { ask: look, wait })
    expect(checked?.state).toBe('there')
    expect(asked).toHaveLength(2)
    expect(waited).toEqual([0, 60_000])
  })

  it('is reported with every entry and field, and a way to each', async () => {
    const { asked, ask: look } = answers([])
    const checked = await checkLinks(links, { ask: look, wait })
    expect(asked).toHaveLength(3)
    const text = report(checked, 'https://studio.example')
    expect(text).toContain('1 addresses: 1 gone')
    expect(text).toContain('- <https://gone.example/paper> It answers 503.')
    expect(text).toContain(
      '  - [A post, body\\[0\\].markDefs\\[0\\].href](https://studio.example/intent/edit/id=post-a;type=post;path=body%5B0%5D.markDefs%5B0%5D.href/)',
    )
    expect(report(checked, null)).toContain('  - A post, body\\[0\\].markDefs\\[0\\].href')
  })

  it('keeps them apart from links that only people can open', async () => {
    const { ask: look } = answers(['closed'])
    const text = report(await checkLinks(links, { ask: look, wait }), null)
    expect(text).toContain('0 gone, 1 that only a person can open')
    expect(text).not.toContain('## Gone')
  })
})
