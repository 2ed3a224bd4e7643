import { at, defineMigration, set, unset } from 'sanity/migrate'

const writtenWeeks = /^(\d+)(?:\s*[–-]\s*(\d+))? weeks?$/

type StoredTier = { _key: string; weeksFrom?: number }

/** A service had its time as one text; its packages have weeks now. The text was about the smallest one. */
export default defineMigration({
  title: 'Weeks of packages',
  documentTypes: ['service'],
  migrate: {
    document({ duration, tiers }) {
      if (duration === undefined) return undefined
      const [smallest] = (Array.isArray(tiers) ? tiers : []) as StoredTier[]
      const [, from, to = from] = writtenWeeks.exec(String(duration).trim()) ?? []
      if (!from || !smallest || smallest.weeksFrom !== undefined) return [at('duration', unset())]
      const path = ['tiers', { _key: smallest._key }]
      return [
        at([...path, 'weeksFrom'], set(Number(from))),
        at([...path, 'weeksTo'], set(Number(to))),
        at('duration', unset()),
      ]
    },
  },
})
