import { toCents, toEuros } from '@arkpax/schema/money'
import type { Settings, SettingsGroup } from '@arkpax/schema/settings'

/** Where amounts of money stand among the settings; `*` is every place of a list, or every name. They are euros for callers and cents in the database. */
const MONEY: Partial<Record<SettingsGroup, readonly string[]>> = {
  terms: ['returnPickupStation', 'returnPickupPanel'] satisfies (keyof Settings['terms'])[],
  delivery: ['zones.*.returnSupplement', 'methods.*.steps.*.prices.*'],
}

/** A group as its row holds it. */
export const toStored = <G extends SettingsGroup>(group: G, value: Settings[G]): string =>
  JSON.stringify(withMoney(group, value, toCents))

/** A group as callers see it. */
export const fromStored = <G extends SettingsGroup>(group: G, stored: string): Settings[G] =>
  withMoney(group, JSON.parse(stored), toEuros) as Settings[G]

const withMoney = (group: SettingsGroup, value: unknown, convert: (amount: number) => number) =>
  (MONEY[group] ?? []).reduce((whole, path) => convertAt(whole, path.split('.'), convert), value)

/** The value with the amounts at a path converted; what is not there, or no number, stays as it is. */
function convertAt(value: unknown, [name, ...rest]: string[], convert: (amount: number) => number): unknown {
  if (name === undefined) return typeof value === 'number' ? convert(value) : value
  const inner = (key: string | number, part: unknown) =>
    name === '*' || name === String(key) ? convertAt(part, rest, convert) : part
  if (Array.isArray(value)) return value.map((part, index) => inner(index, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(key, part)]))
}
