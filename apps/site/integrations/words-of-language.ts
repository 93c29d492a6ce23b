import { existsSync } from 'node:fs'
import type { Language } from '@arkpax/schema/office-hours-text'
import type { Plugin } from 'vite'

/**
 * Puts in the place of a module of ours the one of the language beside it, where there is one: `faq.fi.ts` gives way to `faq.sv.ts`,
 * `figures.ts` to `figures.en.ts`. So the pages of a language, and their scripts, hold the words of that language alone.
 */
export function wordsOf(language: Language): Plugin {
  return {
    name: 'words-of-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || found.external || !/\.ts$/.test(found.id) || found.id.includes('/node_modules/')) return found
      const own = found.id.replace(/(\.fi)?\.ts$/, `.${language}.ts`)
      // A language may tell of itself what it takes from the module that it stands in for.
      return own !== importer && existsSync(own) ? { ...found, id: own } : found
    },
  }
}
