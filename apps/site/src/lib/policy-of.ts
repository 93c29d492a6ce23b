import { type CollectionEntry, getCollection } from 'astro:content'
import { language } from './language.fi.ts'

/** A policy in the language of the pages that are being built. */
export interface ShownPolicy {
  /** The name of its Finnish file: its path. */
  id: string
  /** What is shown: the translation, or the Finnish text where there is none of the version in force. */
  entry: CollectionEntry<'policies'> | CollectionEntry<'translatedPolicies'>
  isTranslated: boolean
}

/** Every policy. A translation tells by its date which version of the Finnish text it says. */
export async function shownPolicies(): Promise<ShownPolicy[]> {
  const policies = await getCollection('policies')
  if (language === 'fi') return policies.map((entry) => ({ id: entry.id, entry, isTranslated: false }))
  const translations = await getCollection('translatedPolicies')
  return policies.map((entry) => {
    const own = translations.find(({ id }) => id === `${entry.id}.${language}`)
    const isTranslated = own?.data.updated === entry.data.updated
    return { id: entry.id, entry: own && isTranslated ? own : entry, isTranslated }
  })
}
