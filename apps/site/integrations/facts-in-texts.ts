import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Facts, inQuotes, resolveFacts, resolveJson, resolveMarkdown } from '@arkpax/schema/facts'
import type { Loader, LoaderContext } from 'astro/loaders'
import type { Plugin } from 'vite'
import { facts, factsIn } from '../src/lib/facts.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Puts the facts that a text of `content/` or a `*.fi.ts` names in their places, before anything reads it. */
export function factsInTexts(): Plugin {
  return {
    name: 'facts-in-texts',
    enforce: 'pre',
    load: {
      filter: { id: [/\/content\/[^?]+\.(mdx|json)$/, /\/apps\/site\/src\/[^?]+\.fi\.ts$/] },
      handler: (path) => (path.startsWith(ROOT) ? resolved(path) : undefined),
    },
  }
}

function resolved(path: string): string {
  const file = relative(ROOT, path)
  const text = readFileSync(path, 'utf8')
  if (file.endsWith('.mdx')) return resolveMarkdown(text, factsOfFile(file), file)
  if (file.endsWith('.json')) return resolveJson(text, facts, file)
  return resolveFacts(text, facts, { file, escape: inQuotes })
}

/** Manuals have their language in their name; all else is Finnish. */
function factsOfFile(file: string): Facts {
  if (file.endsWith('.sv.mdx')) return factsIn('sv')
  return file.endsWith('.en.mdx') ? factsIn('en') : facts
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
