import { otherLanguages, pathIn, translatedScreens } from '@arkpax/schema/translated-pages'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { factsInTexts } from './integrations/facts-in-texts.ts'
import { kitGallery } from './integrations/kit-gallery.ts'
import { languagePages } from './integrations/language-pages.ts'
import { plainImport } from './integrations/plain-import.ts'
import { zodWithoutEval } from './integrations/zod-without-eval.ts'
import { isListed } from './src/lib/listed-pages.ts'
import { productPath } from './src/lib/paths.ts'
import { published } from './src/lib/published.ts'

const site = process.env.PUBLIC_URL || 'http://localhost:3000'
const api = process.env.PUBLIC_API_URL ? ` ${new URL(process.env.PUBLIC_API_URL).origin}` : ''

/** The language to build, where it is another than Finnish. */
const other = otherLanguages.find((language) => language === process.env.SITE_LANGUAGE)

/** The sitemap of every language; each page names its others there. */
const listedPages = {
  filter: isListed,
  customPages: otherLanguages.flatMap((language) =>
    [...translatedScreens, ...published.products.map(({ id }) => productPath(id))].map(
      (path) => new URL(pathIn(language, path), site).href,
    ),
  ),
  i18n: { defaultLocale: 'fi', locales: { fi: 'fi', sv: 'sv', en: 'en' } },
}

/** What is always loaded together stands in one file, where it compresses best. */
const CHUNKS = [
  // What `plain-import.ts` takes out stands by itself.
  { name: 'preload-helper', test: /vite\/preload-helper/, priority: 4 },
  // What the scripts of public pages share with what they load later: a page has its own script and this one.
  {
    name: 'shared',
    test: /\/(toast|products-event|api-url|next-path|fill-template|set-field|auth-user|failures|(translated-)?paths|format-(fi|sv|en))\.ts$/,
    priority: 3,
  },
  // Needed later on most pages and at once on a few: `page-scripts.ts` puts them into the file that needs them.
  { name: 'field-errors', test: /\/ui\/field-errors\.ts$/, priority: 3 },
  { name: 'whole-list', test: /\/whole-list\.ts$/, priority: 3 },
  { name: 'mistakes', test: /\/mistakes\.ts$/, priority: 3 },
  { name: 'words', test: /\/(tracking|search)\.(fi|sv|en)\.ts$/, priority: 2 },
  {
    name: 'prices',
    test: /\/(refresh-products|live-products|shown-rating|set-stars|(stars|labels)(\.\w\w)?)\.ts$/,
    priority: 2,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 1 },
  { name: 'orders', test: /\/(order-names|order-statuses|order-status-tone)\.ts$/ },
]

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // The pages of another language are those that an integration names, from the same sources.
  ...(other && { srcDir: './languages', cacheDir: `./node_modules/.astro/${other}` }),
  integrations: [react(), mdx(), ...(other ? [languagePages(other)] : [sitemap(listedPages), kitGallery()])],
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: https:",
        `connect-src 'self'${api}`,
        `form-action 'self'${api}`,
        "base-uri 'self'",
        "object-src 'none'",
      ],
    },
  },
  vite: {
    plugins: [factsInTexts(), tailwindcss(), plainImport(), zodWithoutEval()],
    build: { assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
    // `npm run dev` serves pages and API at one origin, as the built product does.
    server: { proxy: process.env.API_PROXY ? { '/api': process.env.API_PROXY, '/media': process.env.API_PROXY } : {} },
  },
})
