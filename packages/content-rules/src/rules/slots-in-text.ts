import { contactFacts, contactSlotsIn } from '../contact-slots.ts'
import { slotsIn } from '../price-slots.ts'
import { type Fields, foundText, type Problem } from '../problem.ts'
import { type FieldNode, nodesOf } from '../walk.ts'

const facts = Object.keys(contactFacts).map((fact) => `{${fact}}`)
const factsText = `${facts.slice(0, -1).join(', ')} or ${facts.at(-1)}`

/** Slots for facts of the settings that nobody can read. */
export function contactSlots(document: Fields): Problem[] {
  return nodesOf(document).flatMap(({ path, value }) =>
    typeof value !== 'string'
      ? []
      : contactSlotsIn(value).flatMap(({ text, isReadable }) =>
          isReadable
            ? []
            : [
                {
                  path,
                  message: `Write ${factsText}, with nothing else between the braces.`,
                  expected: factsText,
                  found: foundText(text),
                },
              ],
        ),
  )
}

/** A slot in a name, or in a fact that slots themselves stand for. */
export function noSlots({ path, value, rules }: FieldNode): Problem[] {
  if (!rules?.noSlots || typeof value !== 'string') return []
  const [slot] = [...slotsIn(value), ...contactSlotsIn(value)]
  if (!slot) return []
  return [
    {
      path,
      message: `${slot.text} cannot stand here. Write the words themselves.`,
      expected: 'words without a slot',
      found: foundText(value),
    },
  ]
}
