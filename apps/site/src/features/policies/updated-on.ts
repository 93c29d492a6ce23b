import type { SettingsChanges } from '@arkpax/schema/settings'

/**
 * The day on which a policy last changed: that of its text, or a later one on which staff changed settings that the text names,
 * such as `[[terms.returnDays]]`. Calendar days of Finland.
 */
export function updatedOn(textUpdated: string, source: string, changes: SettingsChanges): string {
  const named = new Set(Array.from(source.matchAll(/\[\[(\w+)\./g), ([, group = '']) => group.toLowerCase()))
  const days = Object.entries(changes).flatMap(([group, day]) => (day && named.has(group) ? [day] : []))
  return [textUpdated, ...days].sort().at(-1) ?? textUpdated
}
