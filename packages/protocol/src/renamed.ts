import { isFields } from '@kitewright/content-rules/check'

/** Reads fields that earlier versions stored under another name: `{ earlier: 'present' }`. */
export const renamed =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): unknown => {
    if (!isFields(value)) return value
    const found = Object.entries(names).filter(([earlier]) => earlier in value)
    return { ...Object.fromEntries(found.map(([earlier, now]) => [now, value[earlier]])), ...value }
  }
