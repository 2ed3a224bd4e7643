import { expect, it } from 'vitest'
import { documentPlan } from './document.ts'
import { fieldPlan, kinds } from './field.ts'
import { pagePlan } from './page.ts'
import { sectionPlan } from './section.ts'
import type { Render } from './source-files.ts'

const blank: Render = () => ''

/**
 * The names do not occur in docs/adding-things.md, so that the tests pass after somebody follows it.
 * generate.process.test.ts checks in a clone that the result compiles, passes tests and is shown.
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
] as const)('%s: finds each place to edit exactly once', (_, plan, files) => {
  expect(plan().files.paths).toHaveLength(files)
})
