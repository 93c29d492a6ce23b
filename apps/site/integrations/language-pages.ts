import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@arkpax/schema/office-hours-text'
import { singleScreens } from '@arkpax/schema/translated-pages'
import type { AstroIntegration } from 'astro'
import { linksIn } from './links-in-language.ts'
import { wordsOf } from './words-of-language.ts'

/** The screens that are built in other languages, too. */
const SCREENS = [...singleScreens.map((path) => path.slice(1)), 'tuote/[id]', '[policy]', '404', 'tuote/404']

/** Builds the screens that have words in a language below its prefix, and nothing else. */
export function languagePages(language: Exclude<Language, 'fi'>): AstroIntegration {
  return {
    name: 'language-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        updateConfig({ vite: { plugins: [wordsOf(language)] } })
        for (const screen of SCREENS)
          injectRoute({
            pattern: `/${language}/${screen}`,
            entrypoint: new URL(`../src/pages/${screen}.astro`, import.meta.url),
          })
      },
      'astro:build:done': ({ dir }) => {
        const root = join(fileURLToPath(dir), language)
        for (const page of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          if (!page.endsWith('.html')) continue
          const file = join(root, page)
          writeFileSync(file, linksIn(language, readFileSync(file, 'utf8')))
        }
      },
    },
  }
}
