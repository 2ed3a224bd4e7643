import { expect, it } from 'vitest'
import { documentPlan } from './document.ts'
import { fieldPlan, kinds } from './field.ts'
import { pagePlan } from './page.ts'
import { sectionPlan } from './section.ts'
import type { Render } from './source-files.ts'

const blank: Render = () => ''

/**
 * The names are no examples of docs/adding-things.md: the tests pass after somebody follows it.
 * Whether the result compiles, passes and shows is asked in a clone (generate.process.test.ts).
 */
it.each([
  ['page', () => pagePlan('Quarry', 'footer', blank), 8],
  ['section', () => sectionPlan('Quarry guests', blank), 5],
  ['document', () => documentPlan('Quarry voice', 'Quarry voices', blank), 8],
  ...Object.keys(kinds).map(
    (kind) =>
      [
        `field of a ${kind}`,
        () => fieldPlan(kind as keyof typeof kinds, 'Quarry stone'),
        4,
      ] as const,
  ),
] as const)('%s: every place that it edits is in the sources, once', (_, plan, files) => {
  expect(plan().files.paths).toHaveLength(files)
})
