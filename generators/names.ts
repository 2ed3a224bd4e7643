import { isCollection, isSingleton } from '@kitewright/content-types/model'
import { schema } from '@kitewright/content-types/schema'

/** The forms of a name in code. */
export type Names = {
  /** "Client voice" */
  title: string
  /** "client voice" */
  words: string
  /** "clientVoice" */
  camel: string
  /** "ClientVoice" */
  pascal: string
  /** "client-voice" */
  kebab: string
  /** "CLIENT_VOICE" */
  constant: string
}

/** All forms of "Client voice". */
export function namesOf(title: string): Names {
  const parts = title.trim().toLowerCase().split(/\s+/)
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  return {
    title: title.trim(),
    words: parts.join(' '),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    kebab: parts.join('-'),
    constant: parts.join('_').toUpperCase(),
  }
}

/** Whether a title can become a name in code: true, or the message for the user. */
export const writable = (title: string): true | string =>
  /^[A-Za-z][A-Za-z0-9]*( [A-Za-z0-9]+)*$/.test(title.trim()) && title.trim().length <= 40
    ? true
    : 'Write one to forty letters, digits and spaces, beginning with a letter.'

/** The same for a new name in the content model. */
export function newName(title: string): true | string {
  const { camel } = namesOf(title)
  if (writable(title) !== true) return writable(title)
  const isTaken =
    isCollection(camel) || isSingleton(camel) || schema.some((type) => type.name === camel)
  return isTaken ? `The content model has “${camel}” already. Choose another name.` : true
}
