import { expect, it } from 'vitest'
import { CONTENTS, pageNames, renderGuidePage } from './guide-html.ts'

const getLinks = (name: string) =>
  [...(renderGuidePage(name) ?? '').matchAll(/<a (?:data-page="([^"]+)" )?href="([^"]*)"/g)].map(
    ([, page, href = '']) => page ?? href,
  )

it('lists every page in its contents', () => {
  expect(getLinks(CONTENTS).sort()).toEqual(pageNames.filter((name) => name !== CONTENTS).sort())
})

it.each(pageNames)('%s has one title, known links and pictures', (name) => {
  const html = renderGuidePage(name) ?? ''
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(
    getLinks(name).filter((link) => !pageNames.includes(link) && !/^https?:/.test(link)),
  ).toEqual([])
  const pictures = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address)
  expect(pictures.filter((address = '') => !address.startsWith('/'))).toEqual([])
})

it('has no page of an unknown name', () => {
  expect(renderGuidePage('nowhere')).toBeNull()
})
