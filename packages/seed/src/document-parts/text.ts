import { findContactPlaceholders, findPricePlaceholders } from '@kitewright/content-rules/resolve'
import type { ContactFact, Price, RichLine, RichText } from '@kitewright/content-types/model'
import { toKey, withKeys } from './keyed.ts'
import { createTarget, type ServiceSlug, toService } from './reference.ts'

/**
 * The token of a placeholder: `{range Starter of web-development}`, `{from Starter of …}`, `{phone}`. Throws for
 * anything else.
 */
export function createToken(placeholder: string): Price | ContactFact {
  const [contact] = findContactPlaceholders(placeholder)
  if (contact?.isReadable) return { _type: 'contactFact', fact: contact.fact }
  const [price] = findPricePlaceholders(placeholder)
  if (!price?.isReadable || !price.tier || !price.service)
    throw new Error(`Not a placeholder: ${placeholder}`)
  return {
    _type: 'price',
    // The seed's tests check that the service exists.
    service: toService(price.service as ServiceSlug),
    tier: toKey(price.tier),
    form: price.form,
  }
}

/** One package of each service by its name, as references that follow the price list. */
export const createPackages = (packages: Partial<Record<ServiceSlug, string>>) =>
  withKeys(
    Object.entries(packages)
      .map(([service, tier]) => createToken(`{range ${tier} of ${service}}`))
      .filter((token) => token._type === 'price'),
    ({ service }) => service._ref,
  )

type TextBlock = RichText[number]
type Form = Pick<TextBlock, 'style' | 'listItem' | 'level'>

const forms: readonly { marker: string; form: Form }[] = [
  { marker: '## ', form: { style: 'h2' } },
  { marker: '### ', form: { style: 'h3' } },
  { marker: '- ', form: { style: 'normal', listItem: 'bullet', level: 1 } },
]
const paragraph: Form = { style: 'normal' }

/**
 * Converts lines of text to Portable Text: an empty line ends a paragraph, `## ` and `### ` start a heading, `- ` a
 * list item, `[words](/path)` is a link, `{range Starter of web-development}` the price of a package and `{phone}` a
 * fact of the settings. Other lines continue the previous one.
 */
export function parseText(source: string): RichText {
  const blocks: { form: Form; text: string }[] = []
  let open = false
  for (const line of source.split('\n').map((raw) => raw.trim())) {
    const tagged = forms.find(({ marker }) => line.startsWith(marker))
    const last = blocks.at(-1)
    if (tagged) blocks.push({ form: tagged.form, text: line.slice(tagged.marker.length) })
    else if (line && open && last) last.text += ` ${line}`
    else if (line) blocks.push({ form: paragraph, text: line })
    open = line !== ''
  }
  return blocks.map(({ form, text }, index) => ({
    _type: 'block',
    _key: `block-${index + 1}`,
    ...form,
    ...parseSpans(text),
  }))
}

/** One paragraph without headings or lists; may have links, as in `text`. */
export const parseLine = (text: string): RichLine => [
  { _type: 'block', _key: 'block-1', style: 'normal', ...parseSpans(text) },
]

/** `[words](address)`, or a placeholder: `{range Starter of web-development}`, `{phone}`. */
const form = /\[([^\]]+)\]\(([^)]+)\)|\{[^{}]+\}/g

/** Splits a line into spans; links become marked spans and their marks, placeholders become tokens. */
function parseSpans(text: string): Required<Pick<TextBlock, 'children' | 'markDefs'>> {
  const children: NonNullable<TextBlock['children']> = []
  const markDefs: NonNullable<TextBlock['markDefs']> = []
  const count = { span: 0, token: 0 }
  const add = (text: string, marks: string[] = []) => {
    // The span after a token has a separate key, so that the build can join it to the span before.
    const _key =
      children.at(-1)?._type === 'span' || children.length === 0 || marks.length > 0
        ? `span-${++count.span}`
        : `tail-${count.token}`
    children.push({ _type: 'span', _key, text, marks })
  }
  let end = 0
  for (const match of text.matchAll(form)) {
    const [whole, label, href] = match
    const before = text.slice(end, match.index)
    const isLink = label && href
    // Tokens are between spans, as in the Studio's editor.
    if (before || !isLink) add(before)
    if (isLink) {
      const key = `link-${markDefs.length + 1}`
      markDefs.push({ _type: 'link', _key: key, ...createTarget(href) })
      add(label, [key])
    } else {
      children.push({ _key: `token-${++count.token}`, ...createToken(whole) })
    }
    end = match.index + whole.length
  }
  const rest = text.slice(end)
  if (rest || children.at(-1)?._type !== 'span') add(rest)
  return { children, markDefs }
}
