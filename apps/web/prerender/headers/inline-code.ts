import { hashSource } from './content-security-policy.ts'

const script = /<script(\s[^>]*)?>(.*?)<\/script>/gs
const style = /<style[^>]*>(.*?)<\/style>/gs
/** Data, which browsers do not run and policies do not ask about. */
const data = /\stype="application\/(ld\+)?json"/
/** In a tag, not in text, where `<` is always escaped. */
const attribute = /<[a-z][^>]*?\s(style|on[a-z]+)="[^"]*"/i

/**
 * Throws, with the path of the page, when its HTML holds code that the policy would make browsers
 * pass over in silence: a script or style that is not one of the given texts, a style attribute or
 * a handler.
 */
export function checkInlineCode(
  path: string,
  html: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
) {
  const refuse = (what: string, text: string): never => {
    throw new Error(
      `The page ${path} holds ${what} that its policy does not allow: ${text.slice(0, 80)}`,
    )
  }
  for (const [, attributes = '', text = ''] of html.matchAll(script)) {
    if (data.test(attributes) || scripts.includes(text)) continue
    refuse(`a script (${hashSource(text)})`, text)
  }
  for (const [, text = ''] of html.matchAll(style)) {
    if (!styles.includes(text)) refuse(`a style (${hashSource(text)})`, text)
  }
  const found = html.match(attribute)
  if (found) refuse(`a ${found[1]} attribute`, found[0])
}
