import { type Facts, resolveFacts, whereKnown } from '@arkpax/schema/facts'
import * as z from 'zod'
import { type Language, languages } from '../passages.ts'

const inLanguages = z.record(z.enum(languages), z.string())
const values = z.union([z.string(), z.array(z.string())])

/** `content/assistant/sentences.yml`: what answers are composed of, and the figures of products. */
export const composedSentences = z.strictObject({
  specs: z.record(
    z.string(),
    z.strictObject({
      label: inLanguages,
      value: z.union([z.string(), z.record(z.enum(languages), values)]),
      says: inLanguages,
    }),
  ),
  sentences: z.record(z.string(), inLanguages),
})
export type ComposedSentences = z.output<typeof composedSentences>

type Values = Record<string, string | number>

/** `{name}` is a value, `{count:akku|akkua}` one of two words by whether the value is one. */
const VALUE = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g

function filled(text: string, values: Values): string {
  return text.replace(VALUE, (_, name: string, one?: string, more?: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`content/assistant/sentences.yml: '${text}' is told no ${name}`)
    if (one === undefined) return String(value)
    return (Number(value) === 1 ? one : more) ?? ''
  })
}

/** Says what the file writes, in one language, with its facts. */
export function createTeller({ specs, sentences }: ComposedSentences, language: Language, facts: Facts) {
  const ofProduct = (text: string, id: string) => text.replaceAll('[[it.', `[[product.${id}.`)
  return {
    /** A sentence by its name. Throws where the file has none, or names a value that is not given. */
    say(name: string, values: Values = {}): string {
      const sentence = sentences[name]
      if (!sentence) throw new Error(`content/assistant/sentences.yml has no ${name}`)
      return filled(resolveFacts(sentence[language], facts), values)
    },
    /** What a figure of products is called. */
    label: (spec: string) => specs[spec]?.label[language] ?? '',
    /** A figure of a product, or nothing where it has none. */
    figure(spec: string, id: string, values: Values = {}): string | undefined {
      const written = specs[spec]?.value ?? []
      const inLanguage = typeof written === 'string' || Array.isArray(written) ? written : written[language]
      const [known] = [inLanguage].flat().flatMap((text) => whereKnown(ofProduct(text, id), facts) ?? [])
      return known && filled(known, values)
    },
    /** The sentence that tells it. */
    says(spec: string, id: string, values: Values): string {
      const text = specs[spec]?.says[language] ?? ''
      return filled(resolveFacts(ofProduct(text, id), facts), values)
    },
  }
}
export type Teller = ReturnType<typeof createTeller>
