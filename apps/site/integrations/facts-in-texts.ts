import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Facts, inQuotes, resolveFacts, resolveJson, resolveMarkdown } from '@arkpax/schema/facts'
import type { Loader, LoaderContext } from 'astro/loaders'
import type { Plugin } from 'vite'
import { factsIn } from '../src/lib/facts.ts'
import { unbrokenFacts } from '../src/lib/unbroken-range.ts'
import { unbrokenArticle } from '../src/lib/unbroken-word.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Also where a build of another language reads the text. */
const facts = factsIn('fi')

/** Puts the facts that a text of `content/` or a file of words (`*.fi.ts`, `*.sv.ts`) names in their places, before anything reads it. */
export function factsInTexts(): Plugin {
  return {
    name: 'facts-in-texts',
    enforce: 'pre',
    load: {
      filter: { id: [/\/content\/[^?]+\.(mdx|json)$/, /\/apps\/site\/src\/[^?]+\.(fi|sv|en)\.ts$/] },
      handler: (path) => (path.startsWith(ROOT) ? resolved(path) : undefined),
    },
  }
}

function resolved(path: string): string {
  const file = relative(ROOT, path)
  const text = readFileSync(path, 'utf8')
  if (file.endsWith('.mdx')) return unbrokenArticle(resolveMarkdown(text, factsOfFile(file), file))
  if (file.endsWith('.json')) return resolveJson(text, facts, file)
  return resolveFacts(text, factsOfFile(file), { file, escape: inQuotes })
}

/** What is written in another language has it in its name; all else is Finnish. */
function factsOfFile(file: string): Facts {
  const [, language] = /\.(sv|en)\.(?:mdx|ts)$/.exec(file) ?? []
  return unbrokenFacts(language === 'sv' || language === 'en' ? factsIn(language) : facts)
}

/** What Astro hands its own loaders beside what it documents: how a file of each kind is read. */
interface ReadingContext extends LoaderContext {
  entryTypes: Map<string, EntryType>
}
interface EntryType {
  getEntryInfo(file: { fileUrl: URL; contents: string }): Promise<unknown>
}

/** A loader of Markdown whose entries hold the facts that they name, in heads and bodies; a changed fact is a changed entry. */
export function withFacts(loader: Loader): Loader {
  return {
    ...loader,
    load(context) {
      const { entryTypes } = context as ReadingContext
      const resolving = {
        ...context,
        generateDigest: (data: Parameters<LoaderContext['generateDigest']>[0]) =>
          context.generateDigest(typeof data === 'string' ? resolveMarkdown(data, facts) : data),
        entryTypes: new Map([...entryTypes].map(([extension, type]) => [extension, resolvingType(type)])),
      }
      return loader.load(resolving)
    },
  }
}

const resolvingType = (type: EntryType): EntryType => ({
  ...type,
  getEntryInfo({ fileUrl, contents }) {
    const file = relative(ROOT, fileURLToPath(fileUrl))
    return type.getEntryInfo({ fileUrl, contents: resolveMarkdown(contents, factsOfFile(file), file) })
  },
})
