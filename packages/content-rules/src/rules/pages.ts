import { type Fields, isFields, type Problem } from '../problem.ts'
import { allDifferent, type Rule } from '../rule.ts'

export const home: readonly Rule[] = [allDifferent('faq.categories[]', 'topic')]

export const about: readonly Rule[] = [halvesMirror]

export const siteSettings: readonly Rule[] = [allDifferent('social[].network', 'network')]

/** Both lists of the mirrored drawing stand row by row beside one spine. */
function halvesMirror({ halves }: Fields): Problem[] {
  if (!isFields(halves)) return []
  const { software, hardware } = halves
  if (!Array.isArray(software) || !Array.isArray(hardware)) return []
  if (software.length === hardware.length) return []
  return [
    {
      path: ['halves', 'hardware'],
      message: `Both sides need the same number of rows: software has ${software.length}, hardware ${hardware.length}.`,
      expected: `${software.length} rows`,
      found: String(hardware.length),
    },
  ]
}
