import { toCents, toEuros } from '@arkpax/schema/money'
import type { Settings, SettingsGroup } from '@arkpax/schema/settings'

/** Amounts of money among the settings. They are euros for callers and cents in the database. */
const MONEY: Partial<Record<SettingsGroup, readonly string[]>> = {
  terms: ['returnPickupStation', 'returnPickupPanel'] satisfies (keyof Settings['terms'])[],
}

/** A group as its row holds it. */
export const toStored = <G extends SettingsGroup>(group: G, value: Settings[G]): string =>
  JSON.stringify(withMoney(group, value, toCents))

/** A group as callers see it. */
export const fromStored = <G extends SettingsGroup>(group: G, stored: string): Settings[G] =>
  withMoney(group, JSON.parse(stored), toEuros) as Settings[G]

const withMoney = (group: SettingsGroup, value: object, convert: (amount: number) => number): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, MONEY[group]?.includes(name) ? convert(part) : part]),
  )
