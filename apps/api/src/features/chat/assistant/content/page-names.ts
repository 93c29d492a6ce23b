import * as z from 'zod'

/** `content/assistant/pages.yml`: what pages are called that have no text of their own, by their paths. */
export const pageNames = z.record(
  z.string().startsWith('/'),
  z.strictObject({ fi: z.string(), sv: z.string(), en: z.string() }),
)

/** What the questions of `content/translations/faq.json` are in the other languages, by what they are in Finnish. */
export const questionNames = z.record(z.string(), z.object({ sv: z.string(), en: z.string() }))
