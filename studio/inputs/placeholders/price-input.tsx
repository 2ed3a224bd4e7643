import { type Fields, isFields, mergeDocuments } from '@kitewright/content-rules/check'
import {
  formatTier,
  type PricePlaceholder,
  parseTiers,
  type Tier,
} from '@kitewright/content-rules/resolve'
import { getName } from '@kitewright/content-rules/text'
import { Select, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import { type Site, toPublished } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { Strong } from '../../ui.tsx'

type Form = PricePlaceholder['form']

/** A price of a service that a token may show: its package by key, its form, and both in words. */
type PriceChoice = { tier: string; form: Form; label: string }

const forms: readonly { form: Form; formatLabel: (name: string) => string }[] = [
  { form: 'range', formatLabel: (name) => name },
  { form: 'from', formatLabel: (name) => `${name}, from` },
]

/** The published services by name, as their drafts have them. */
function getPricedServices(site: Site): { id: string; title: string; service: Fields }[] {
  const published = new Set(site.published.map(({ _id }) => _id))
  return mergeDocuments(site.published, site.drafts.map(toPublished))
    .filter(({ _id, _type }) => _type === 'service' && published.has(_id))
    .map((service) => ({ id: String(service._id), title: getName(service), service }))
    .sort((a, b) => a.title.localeCompare(b.title))
}

/** All prices of a service that a token may show. */
const getPriceChoices = (service: Fields): PriceChoice[] =>
  parseTiers(service).flatMap((tier: Tier) =>
    forms.flatMap(({ form, formatLabel }) =>
      typeof tier.key === 'string'
        ? [{ tier: tier.key, form, label: `${formatLabel(tier.name)}: ${formatTier(tier, form)}` }]
        : [],
    ),
  )

const formatOption = ({ tier, form }: { tier?: unknown; form?: unknown }) => `${form} ${tier}`

/** Chooses a service, and one of its prices, without typing. */
export function PriceInput({ value, onChange, readOnly }: ObjectInputProps) {
  const site = useSite()
  if (!site) return <Text size={1}>Loading the prices …</Text>
  const services = getPricedServices(site)
  const { service: reference, tier, form }: Record<string, unknown> = isFields(value) ? value : {}
  const id = isFields(reference) ? reference._ref : undefined
  const service = services.find((one) => one.id === id)
  const prices = service ? getPriceChoices(service.service) : []
  const choose = (price: PriceChoice | undefined) =>
    price ? [set(price.tier, ['tier']), set(price.form, ['form'])] : []

  const chooseService = (chosen: string) => {
    const other = services.find((one) => one.id === chosen)
    if (!other) return
    onChange([
      set({ _type: 'reference', _ref: chosen }, ['service']),
      ...choose(getPriceChoices(other.service)[0]),
    ])
  }
  return (
    <Stack gap={4}>
      <Labelled label="Service">
        {(labelled) => (
          <Select
            {...labelled}
            value={service?.id ?? ''}
            disabled={readOnly}
            onChange={(event) => chooseService(event.currentTarget.value)}
          >
            {!service && <option value="">Choose …</option>}
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      {service && (
        <Labelled label="Price">
          {(labelled) => (
            <Select
              {...labelled}
              value={formatOption({ tier, form })}
              disabled={readOnly}
              onChange={(event) => {
                const { value } = event.currentTarget
                onChange(choose(prices.find((price) => formatOption(price) === value)))
              }}
            >
              {!prices.some((price) => formatOption(price) === formatOption({ tier, form })) && (
                <option value={formatOption({ tier, form })}>Choose …</option>
              )}
              {prices.map((price) => (
                <option key={formatOption(price)} value={formatOption(price)}>
                  {price.label}
                </option>
              ))}
            </Select>
          )}
        </Labelled>
      )}
    </Stack>
  )
}

type LabelledProps = { label: string; children: (labelled: { id: string }) => ReactNode }

function Labelled({ label, children }: LabelledProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Strong as="label" htmlFor={id}>
        {label}
      </Strong>
      {children({ id })}
    </Stack>
  )
}
