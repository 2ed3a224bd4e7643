import { expect, test } from 'vitest'
import { renderSplash } from './splash-html.ts'
import { buildSplashTimeline, type SplashTimeline } from './splash-timeline.ts'

const art = '/art/1a2b'
const messages = ['Cutting the paper', 'Bending the bow', 'Letting out line']

test('"never" leaves nothing in the document', () => {
  expect(renderSplash({ show: 'never', messages }, art)).toEqual({ head: '', overlay: '' })
})

test('the overlay has the five parts of the mark in two sets of colours, and a way out', () => {
  const { overlay } = renderSplash({ show: 'every-load', messages }, art)
  expect(overlay.match(/class="splash__part /g)).toHaveLength(10)
  expect(overlay).not.toContain('<style')
  expect(overlay).toMatch(/<button[^>]*>Skip intro<\/button>/)
})

test('the script is whole and holds no types, comments or foreign names', () => {
  const script = renderSplash({ show: 'first-page', messages }, art).head.match(
    /<script [^>]*>(.*)<\/script>/s,
  )?.[1]
  expect(script).toBeDefined()
  expect(() => new Function(String(script))).not.toThrow()
  expect(script).not.toMatch(/\/\/|__vite|import/)
})

test('a message cannot end the script', () => {
  const { head } = renderSplash({ show: 'every-load', messages: ['</script><b>'] }, art)
  expect(head.match(/<\/script>/g)).toHaveLength(1)
})

test('the same script plays any messages, from its attribute', () => {
  const script = (texts: string[]) =>
    renderSplash({ show: 'every-load', messages: texts }, art)
      .head.split('<script')[1]
      ?.replace(/^.*?>/s, '')
  expect(script(messages)).toBe(script(["It's on", '<b>"Up" & away']))
  expect(renderSplash({ show: 'every-load', messages: ["It's & <b>"] }, art).head).toContain(
    'It&#39;s &amp; &lt;b&gt;',
  )
})

/** Seconds from the first paint to each step. */
function clock({ start, steps }: SplashTimeline): string[] {
  let now = start.min
  return steps.map((step) => {
    now += step.after
    return `${now / 1000} ${step.do}${step.do === 'message' ? ` ${step.index + 1}` : ''}`
  })
}

test('each message more or less moves the end by 1200 ms', () => {
  expect(clock(buildSplashTimeline(4)).at(-1)).toBe('6.3 finish')
  expect(clock(buildSplashTimeline(1))).toEqual([
    '0.5 message 1',
    '1.7 hide',
    '1.96 part',
    '2.7 finish',
  ])
})
