import { type MenuName, usualMenus } from '@kitewright/content-types/addresses'
import {
  BLOCKS_FIELD,
  createIssue,
  type Fields,
  HOME_BLOCKS_FIELD,
  type Issue,
  isFields,
} from '@kitewright/content-types/model'
import { allDifferent, type Rule } from '../rule.ts'
import { valuesAt } from '../walk.ts'
import { checkBlocksOfPage } from './blocks.ts'

export const home: readonly Rule[] = [
  allDifferent('faq.categories[]', 'topic'),
  checkBlocksOfPage(`${HOME_BLOCKS_FIELD}[].${BLOCKS_FIELD}[]`),
  isFound,
]

export const about: readonly Rule[] = [halvesMirror]

export const siteSettings: readonly Rule[] = [
  allDifferent('social[].network', 'network'),
  allDifferent('headerLinks[].label', 'link'),
  allDifferent('footerLinks[].label', 'link'),
  fitsHeader('headerLinks', 'links'),
  fitsHeader('headerButtons', 'buttons'),
]

/** Home represents the whole site, also on missing pages. */
function isFound({ meta }: Fields): Issue[] {
  if (!isFields(meta) || meta.noindex !== true) return []
  return [
    createIssue(
      ['meta', 'noindex'],
      'Home cannot be kept out of search: people look for the company there.',
    ),
  ]
}

/** The drawing mirrors both lists row by row. */
function halvesMirror({ halves }: Fields): Issue[] {
  if (!isFields(halves)) return []
  const { software, hardware } = halves
  if (!Array.isArray(software) || !Array.isArray(hardware)) return []
  if (software.length === hardware.length) return []
  return [
    createIssue(
      ['halves', 'hardware'],
      `Both sides need the same number of rows: software has ${software.length}, hardware ${hardware.length}.`,
    ),
  ]
}

/** The header is one row on a laptop, which the default menus fill. */
function fitsHeader(name: MenuName, what: string): Rule {
  const room = lettersIn(usualMenus[name].map(({ label }) => label))
  return (document) => {
    const labels = valuesAt(document, `${name}[].label`).flatMap(({ value }) =>
      typeof value === 'string' ? value : [],
    )
    const letters = lettersIn(labels)
    if (letters <= room) return []
    return [
      createIssue(
        [name],
        `The header has room for ${room} letters in its ${what}; there are ${letters}. Shorten one, or remove it.`,
      ),
    ]
  }
}

function lettersIn(labels: readonly string[]): number {
  return labels.join('').length
}
