import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { trimPage } from './page-styles.ts'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const CSS =
  '.own-sheet{color:red}@layer utilities{.flex{display:flex}.grid{display:grid}.sticky{position:sticky}.hidden{display:none}.lg\\:p-4{padding:1rem}.\\[\\&_a\\]\\:flex a{display:flex}}'
const START = 'start()'

function page({ css = CSS, body = '', script = START } = {}) {
  const policy = `script-src 'self' ${source(START)} ${source('of another page')}; style-src 'self' ${source(css)}`
  return `<meta http-equiv="content-security-policy" content="${policy}"><style>${css}</style>${body}<script>${script}</script>`
}
const styleOf = (html: string) => html.match(/<style>(.*?)<\/style>/s)?.[1] ?? ''

describe('a built page', () => {
  it('keeps the classes of its markup and loses those that nothing names', () => {
    const css = styleOf(trimPage(page({ body: '<p class="flex lg:p-4">' }), new Map()))
    expect(css).toContain('.flex{')
    expect(css).toContain('.lg\\:p-4{')
    expect(css).not.toMatch(/\.(grid|sticky|hidden)/)
  })

  it('keeps classes that stand escaped in its markup', () => {
    const css = styleOf(trimPage(page({ body: '<p class="[&#38;_a]:flex">' }), new Map()))
    expect(css).toContain('_a\\]\\:flex a')
  })

  it('keeps what a script sets that it loads at once or later', () => {
    const scripts = new Map([
      ['panel.a1.js', 'import("./window.b2.js")'],
      ['window.b2.js', 'element.className="sticky"'],
      ['elsewhere.c3.js', 'element.className="hidden"'],
    ])
    const css = styleOf(trimPage(page({ body: '<script src="/_astro/panel.a1.js"></script>' }), scripts))
    expect(css).toContain('.sticky')
    expect(css).not.toContain('.hidden')
  })

  it('keeps all of our own sheets', () => {
    expect(styleOf(trimPage(page(), new Map()))).toContain('.own-sheet')
  })

  it('loses the components that nothing names', () => {
    const css = '@layer components{.prose{color:red;& .note{color:blue}}.dropdown{color:green}toast-region{color:teal}}'
    const trimmed = styleOf(trimPage(page({ css, body: '<div class="prose"><p class="max-w-dropdown">' }), new Map()))
    expect(trimmed).toContain('.prose{color:red;& .note{color:blue}}')
    expect(trimmed).toContain('toast-region')
    expect(trimmed).not.toContain('.dropdown')
  })

  it('says of no variable what it is at first that no rule reads', () => {
    const css =
      '@layer utilities{.flex{translate:var(--tw-x)}.grid{rotate:var(--tw-y)}}@layer properties{@supports (a:b){*{--tw-x:0;--tw-y:0}}}@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}'
    const trimmed = styleOf(trimPage(page({ css, body: '<p class="flex">' }), new Map()))
    expect(trimmed).toContain('@property --tw-x')
    expect(trimmed).toContain('*{--tw-x:0}')
    expect(trimmed).not.toContain('--tw-y')
    expect(styleOf(trimPage(page({ css }), new Map()))).not.toMatch(/--tw|@supports/)
  })

  it('gives each colour of a picture its rule, once, in the sheet that its policy names', () => {
    const html = trimPage(
      page({ body: '<img class="bg-sunken tint-7e7d79"><img class="tint-7e7d79"><p>tint-red' }),
      new Map(),
    )
    expect(styleOf(html)).toMatch(/}\.tint-7e7d79{background-color:#7e7d79}$/)
    expect(html).toContain(`style-src 'self' ${source(styleOf(html))}`)
  })

  it('has a policy of its own styles and scripts, as they are now', () => {
    const html = trimPage(page(), new Map())
    expect(html).toContain(`style-src 'self' ${source(styleOf(html))}`)
    expect(html).toContain(`script-src 'self' ${source(START)};`)
  })

  it.each([
    '<style>',
    '</style>',
    '<style>a{</style>',
    '<script>steal()</script>',
    '</script>',
    '<!--',
    '-->',
    ']]>',
    '<!DOCTYPE html>',
    `"'`,
    '&lt;style&gt;',
    '<meta http-equiv="content-security-policy" content="">',
  ])('takes %s in a title, in a description and in the words of a page for text', (words) => {
    const escaped = words.replaceAll('&', '&#38;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    const inAttribute = words.replaceAll('&', '&#38;').replaceAll('"', '&#34;')
    const head = `<title>${escaped}</title><meta name="description" content="${inAttribute}">`
    const body = `<p class="flex" title="${inAttribute}">${escaped}</p><template data-x="${inAttribute}"></template>`
    const html = trimPage(head + page({ body }), new Map())
    expect(html.startsWith(head)).toBe(true)
    expect(html).toContain(body)
    const css = html.slice(html.indexOf('.own-sheet'), html.indexOf('</style><p'))
    expect(css).toMatch(/^\.own-sheet\{color:red\}@layer utilities\{\.flex\{display:flex\}\}$/)
    expect(html).toContain(`script-src 'self' ${source(START)}; style-src 'self' ${source(css)}`)
  })

  it('still refuses a script that its policy did not have', () => {
    const html = trimPage(page({ script: 'steal()' }), new Map())
    expect(html).toContain(`script-src 'self';`)
  })
})
