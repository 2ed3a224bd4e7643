import {
  BLOCKS_FIELD,
  createIssue,
  type Fields,
  HOME_BLOCKS_FIELD,
  type Issue,
  isFields,
} from '@kitewright/content-types/model'
import { getGroups, type Rule, requireUnique } from '../rule.ts'
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
