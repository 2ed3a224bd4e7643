import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { InSite } from '../../../../tests/in-site.tsx'
import { createProcess, Process, type ProcessAction, processReducer } from './process.tsx'

const step = (title: string, duration: string) => ({
  _key: title,
  title,
  duration,
  description: `About ${title}.`,
  deliverables: [`${title} report`],
  colour: 'rani' as const,
  figure: 'cut' as const,
})

const html = renderToStaticMarkup(
  <InSite>
    <Process
      process={{
        heading: 'Steps',
        text: 'In order.',
        steps: [step('Discovery', '1–2 weeks'), step('Kickoff', '3–5 days')],
        action: { label: 'Start Your Project Today', href: '/contact' },
      }}
    />
  </InSite>,
)

describe('Process before any script', () => {
  test('shows the first step', () => {
    expect(html.match(/aria-current="step"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="step"[^>]*>Discovery</)
    expect(html).toContain('Step 1 of 2')
    expect(html).toContain('--string-progress:0.5')
  })
})

const after = (...actions: ProcessAction[]) => actions.reduce(processReducer, createProcess(4))

const nextAction = { type: 'advance' } as const
const toggle = { type: 'toggle' } as const
const choose = (step: number) => ({ type: 'choose', step }) as const

describe('processReducer', () => {
  test('advances one step at a time', () => {
    expect(after(nextAction).active).toBe(1)
    expect(after(nextAction, nextAction, nextAction).active).toBe(3)
  })

  test('wraps after the last step', () => {
    expect(after(nextAction, nextAction, nextAction, nextAction).active).toBe(0)
  })

  test('continues from a chosen step', () => {
    expect(after(choose(2)).active).toBe(2)
    expect(after(choose(2), nextAction).active).toBe(3)
    expect(after(choose(3), nextAction).active).toBe(0)
  })

  test('choosing leaves a pause in place', () => {
    expect(after(toggle, choose(2))).toMatchObject({ active: 2, isPaused: true })
  })

  test('toggles the pause', () => {
    expect(after(toggle).isPaused).toBe(true)
    expect(after(toggle, toggle).isPaused).toBe(false)
  })

  test('answers with a new state when the active step is chosen again', () => {
    const state = after(choose(1))
    expect(processReducer(state, choose(1))).not.toBe(state)
  })
})
