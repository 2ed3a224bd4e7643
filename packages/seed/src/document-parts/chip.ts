import { contactSlotsIn, slotsIn } from '@kitewright/content-rules/resolve'
import type { ContactFact, Price } from '@kitewright/content-types/model'
import { keyOf } from './keyed.ts'
import { type ServiceSlug, toService } from './reference.ts'

/**
 * What stands among words for a slot: `{range Starter of web-development}`, `{from Starter of …}`, `{phone}`.
 * Throws for anything else.
 */
export function chip(slot: string): Price | ContactFact {
  const [contact] = contactSlotsIn(slot)
  if (contact?.isReadable) return { _type: 'contactFact', fact: contact.fact }
  const [price] = slotsIn(slot)
  if (!price?.isReadable || !price.tier || !price.service) throw new Error(`Not a slot: ${slot}`)
  return {
    _type: 'price',
    // That there is such a service, the contract of the seed says.
    service: toService(price.service as ServiceSlug),
    tier: keyOf(price.tier),
    form: price.form,
  }
}
