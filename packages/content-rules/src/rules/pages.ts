import { defaultMenus, type MenuName } from '@kitewright/content-types/addresses'
import {
  BLOCKS_FIELD,
  createIssue,
  type Fields,
  HOME_BLOCKS_FIELD,
  type Issue,
  isFields,
} from '@kitewright/content-types/model'
import { getGroups, type Rule, requireUnique } from '../rule.ts'
import { getValues } from '../walk.ts'
import { checkBlocksOfPage } from './blocks.ts'

export const home: readonly Rule[] = [
  requireUnique('faq.categories[]', 'topic'),
  checkBlocksOfPage(`${HOME_BLOCKS_FIELD}[].${BLOCKS_FIELD}[]`),
  isFound,
]

export const about: readonly Rule[] = [validateHalves]

export const siteSettings: readonly Rule[] = [
  requireUnique('social[].network', 'network'),
  requireSocialAddress,
  requireUnique('headerLinks[].label', 'link'),
  requireUnique('footerLinks[].label', 'link'),
  requireHeaderFit('headerLinks', 'links'),
  requireHeaderFit('headerButtons', 'buttons'),
]

/** The chat may use the phone number. */
function requireSocialAddress(document: Fields): Issue[] {
  return getGroups(document, 'social[]').flatMap(({ path, value: { network, url } }) =>
    url !== undefined || network === 'WhatsApp'
      ? []
      : [createIssue([...path, 'url'], 'Write the full address of our page there.')],
  )
}

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
function validateHalves({ halves }: Fields): Issue[] {
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
function requireHeaderFit(name: MenuName, what: string): Rule {
  const room = countLetters(defaultMenus[name].map(({ label }) => label))
  return (document) => {
    const labels = getValues(document, `${name}[].label`).flatMap(({ value }) =>
      typeof value === 'string' ? value : [],
    )
    const letters = countLetters(labels)
    if (letters <= room) return []
    return [
      createIssue(
        [name],
        `The header has room for ${room} letters in its ${what}; there are ${letters}. Shorten one, or remove it.`,
      ),
    ]
  }
}

function countLetters(labels: readonly string[]): number {
  return labels.join('').length
}
