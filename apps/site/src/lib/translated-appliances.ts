import { capitalised } from '@arkpax/schema/capitals'
import type { Appliance } from '@arkpax/schema/content'
import type { Language } from '@arkpax/schema/office-hours-text'

/** Appliances as a language calls them; one that has a name only in the list of another station is called as there. */
export function translatedAppliances(
  appliances: readonly Appliance[],
  language: Language,
  say: (text: string) => string,
): Appliance[] {
  if (language === 'fi') return [...appliances]
  const names = new Map(appliances.flatMap(({ name, names }) => (names ? [[name, names[language]] as const] : [])))
  return appliances.map((appliance) => {
    const name = appliance.names?.[language] ?? names.get(appliance.name)
    return {
      ...appliance,
      name: name ? capitalised(name) : say(appliance.name),
      note: appliance.note && say(appliance.note),
      duration: appliance.duration && say(appliance.duration),
    }
  })
}
