import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { trimPage } from './page-styles.ts'
import { createShortNames } from './short-names.ts'

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

  it('ends a sheet whose last word is the order of its layers', () => {
    expect(styleOf(trimPage(page({ css: '@layer theme,base,components;' }), new Map()))).toBe(
      '@layer theme,base,components;',
    )
  })

  it('loses the components that nothing names', () => {
    const css = '@layer components{.prose{color:red;& .note{color:blue}}.dropdown{color:green}toast-region{color:teal}}'
    const trimmed = styleOf(trimPage(page({ css, body: '<div class="prose"><p class="max-w-dropdown">' }), new Map()))
    expect(trimmed).toContain('.prose{color:red;& .note{color:blue}}')
    expect(trimmed).toContain('toast-region')
    expect(trimmed).not.toContain('.dropdown')
  })

  it('puts what a variable is at first in its place where no rule sets it', () => {
    const css =
      '@layer utilities{.flex{translate:var(--tw-x) var(--tw-y);filter:var(--tw-blur,)}.grid{--tw-y:1px}}@property --tw-x{syntax:"<length>";inherits:false;initial-value:0}@property --tw-y{syntax:"*";inherits:false;initial-value:0}'
    const set = styleOf(trimPage(page({ css, body: '<p class="flex grid">' }), new Map()))
    expect(set).toContain('.flex{translate:0px var(--tw-y)}')
    expect(set).toContain('@property --tw-y')
    expect(set).not.toContain('--tw-x')
    expect(styleOf(trimPage(page({ css, body: '<p class="flex">' }), new Map()))).toBe(
      '@layer utilities{.flex{translate:0px 0}}',
    )
  })

  it('names what stands in something, or after it, as such', () => {
    const css =
      '@layer utilities{.flex:is(:where(.group):has([data-x=out]) *),.grid:is(:where(.group\\/card)[data-on] *):after{top:0}.sticky:is(:where(.peer):checked ~ *){top:1px}}'
    expect(
      styleOf(trimPage(page({ css, body: '<p class="group group/card peer flex grid sticky">' }), new Map())),
    ).toBe(
      '@layer utilities{:where(.group):has([data-x=out]) .flex,:where(.group\\/card)[data-on] .grid:after{top:0}:where(.peer):checked ~ .sticky{top:1px}}',
    )
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

describe('a page whose scripts come once it has loaded', () => {
  const css =
    '@layer utilities{.flex{display:flex}.grid{display:grid}.sticky{position:sticky}.lg\\:p-4{padding:1rem}.hover\\:flex:hover{display:flex}}.own .grid{color:red}'
  const scripts = new Map([
    [
      'page.a1.js',
      'element.className="sticky flex";element.style.setProperty("--place",1);css="i{color:var(--color-read)}"',
    ],
  ])
  function shorten(body: string, sheet = css) {
    const kept = new Map<string, string>()
    const keep = (text: string, extension: string) => {
      kept.set(extension, text)
      return `/_astro/later.${extension}`
    }
    const head = '<head><script data-scripts="/_astro/page.a1.js"></script></head>'
    const html = trimPage(head + page({ css: sheet, body }), scripts, { names: createShortNames(), keep })
    return { html, kept }
  }

  it('has short names for its classes, but for those that our own rules name', () => {
    const { html } = shorten('<p class="flex"><p class="flex lg:p-4 grid unknown">')
    expect(html).toContain('<p class="a"><p class="a b grid unknown">')
    expect(styleOf(html)).toMatch(/^@layer utilities\{\.a\{display:flex\}\.grid\{[^}]+\}\.b\{padding:1rem\}\}/)
  })

  it('has one name for the classes that stand on the same elements, and what they say in its order', () => {
    const sheet = '@layer utilities{.flex{display:flex}.lg\\:p-4{padding:1rem}.sticky{position:sticky}.m-1{margin:1px}}'
    const { html } = shorten('<p class="flex sticky lg:p-4"><p class="m-1 flex"><p class="lg:p-4 flex sticky">', sheet)
    expect(html).toContain('<p class="a b"><p class="c a"><p class="b a">')
    expect(styleOf(html)).toBe('@layer utilities{.a{display:flex}.b{padding:1rem}.b{position:sticky}.c{margin:1px}}')
  })

  it('has what it says of attributes that only scripts set in the sheet for later alone', () => {
    const sheet =
      '@layer utilities{.in-data:where([data-in]) .x{display:flex}.tone[data-tone=out]{color:red}.tone[data-tone=good]{color:green}.open[open]{display:grid}}'
    const body = '<p class="tone open" data-tone="good"></p><i class="in-data x"></i>'
    const { html, kept } = shorten(body, sheet)
    expect(styleOf(html)).toMatch(/\{color:green\}.*\{display:grid\}/)
    expect(styleOf(html)).not.toMatch(/red|flex/)
    expect(kept.get('css')).toMatch(/display:flex.*color:red.*color:green.*display:grid/)
  })

  it('says of what is not pointed at how it looks at first', () => {
    const sheet = '@layer utilities{.dock{width:3rem;&:not(:hover,:focus-visible){width:2rem}}}'
    expect(styleOf(shorten('<b class="dock">', sheet).html)).toContain('&:not(:hover,:focus-visible){width:2rem}')
  })

  it('says the order of its layers once', () => {
    const sheet = '@layer theme,base,utilities;@layer utilities{.flex{display:flex}}@layer theme,base;@layer utilities;'
    expect(styleOf(shorten('<p class="flex">', sheet).html)).toBe(
      '@layer theme,base,utilities;@layer utilities{.a{display:flex}}',
    )
  })

  it('has what a narrow screen with enlarged text needs come later', () => {
    const { html, kept } = shorten(
      '<p class="flex">',
      '@layer utilities{.flex{display:flex}}@media not all and (width>=20rem){*{min-width:0}}',
    )
    expect(styleOf(html)).not.toContain('min-width')
    expect(kept.get('css')).toContain('@media not all and (width>=20rem){*{min-width:0}}')
  })

  it('has short names for its variables, but for those that its scripts name', () => {
    const { html } = shorten(
      '<p class="flex">',
      ':root{--color-ink:#000;--place:1px}.own{color:var(--color-ink);top:var(--place)}',
    )
    expect(styleOf(html)).toBe(':root{--a:#000;--place:1px}.own{color:var(--a);top:var(--place)}')
  })

  it('gives scripts that read a variable its long name wherever it is set, once they have come', () => {
    const { html, kept } = shorten(
      '<p class="flex">',
      ':root{--color-ink:#000;--color-read:red}@media print{.own{--color-read:blue;& b{--color-read:var(--color-ink)}}}',
    )
    expect(styleOf(html)).toBe(':root{--b:#000;--a:red}@media print{.own{--a:blue;& b{--a:var(--b)}}}')
    expect(kept.get('css')).toMatch(
      /^:root\{--color-read:var\(--a\)\}\.own\{--color-read:var\(--a\)\}:is\(\.own\) b\{--color-read:var\(--a\)\}/,
    )
  })

  it('has what its scripts name, under its own names, and what is seen by pointing in a sheet for later', () => {
    const { html, kept } = shorten('<b class="flex"></b><p class="flex hover:flex">')
    expect(styleOf(html)).not.toMatch(/sticky|:hover/)
    expect(kept.get('css')).toBe(
      '@layer utilities{.flex{display:flex}.sticky{position:sticky}}@layer utilities{.b:hover{display:flex}}',
    )
    expect(html).toContain('<script data-styles="/_astro/later.css" data-scripts=')
    expect(html).toContain('<noscript><link rel="stylesheet" href="/_astro/later.css"></noscript></head>')
  })

  it('keeps the order of states: what is pressed looks pressed also when it is pointed at', () => {
    const states =
      '@layer utilities{.hover\\:flex:hover{display:flex}.aria-pressed\\:grid[aria-pressed=true]{display:grid}.lg\\:p-4{padding:1rem;transition:all 1s}}'
    const body =
      '<i class="hover:flex"></i><b class="lg:p-4" aria-pressed="true"></b><p class="hover:flex aria-pressed:grid lg:p-4">'
    const { html, kept } = shorten(body, states)
    expect(styleOf(html)).toContain('@layer utilities{.b[aria-pressed=true]{display:grid}.c{padding:1rem}}')
    expect(kept.get('css')).toBe(
      '@layer utilities{.a:hover{display:flex}.b[aria-pressed=true]{display:grid}.c{transition:all 1s}}',
    )
  })

  it('has templates and the parts for later, each in its place', () => {
    const { html, kept } = shorten(
      '<dialog data-later><p class="flex">Haku</p></dialog><ul data-later><li>1</li></ul><template><b>2</b></template>',
    )
    expect(html).toContain('<dialog data-later></dialog><ul data-later></ul><template></template>')
    expect(JSON.parse(kept.get('json') ?? '')).toEqual(['<p class="flex">Haku</p>', '<li>1</li>', '<b>2</b>'])
    expect(html).toContain(' data-parts="/_astro/later.json"')
    expect(styleOf(html)).not.toContain('display:flex')
    expect(kept.get('css')).toContain('.flex{display:flex}')
  })
})
