import { mdxToMdast } from 'satteri'
import { describe, expect, it } from 'vitest'
import { manualBlocks, plainText, type Surroundings } from './manual-blocks.ts'
import { manualWords } from './manual-words.ts'

const around: Surroundings = {
  site: 'https://www.arkpax.fi',
  language: 'fi',
  noticeWords: manualWords.fi.noticeWords,
}

function blocksOf(markdown: string, language = around.language) {
  const root = mdxToMdast(markdown, { position: false })
  if (root.type !== 'root') throw new Error('Not a document')
  return manualBlocks(root, { ...around, language })
}

describe('a manual as blocks', () => {
  it('makes chapters of second-level headings', () => {
    expect(blocksOf('## Turvallisuus\n\n### Akku')).toEqual([
      { type: 'heading', level: 1, content: [{ type: 'text', value: 'Turvallisuus' }] },
      { type: 'heading', level: 2, content: [{ type: 'text', value: 'Akku' }] },
    ])
  })

  it('gives links of the site their full address and leaves other links as they are', () => {
    const [paragraph] = blocksOf('[Takuu](/warranty-policy) [Posti](mailto:a@arkpax.fi) [Muu](https://example.org/x)')
    expect(paragraph).toMatchObject({
      content: [
        { url: 'https://www.arkpax.fi/warranty-policy' },
        {},
        { url: 'mailto:a@arkpax.fi' },
        {},
        { url: 'https://example.org/x' },
      ],
    })
  })

  it('links pages in its language where the site has them in it', () => {
    const [paragraph] = blocksOf('[Garanti](/warranty-policy)[Artikel](/support/article/x)', 'sv')
    expect(paragraph).toMatchObject({
      content: [
        { url: 'https://www.arkpax.fi/sv/warranty-policy' },
        { url: 'https://www.arkpax.fi/support/article/x' },
      ],
    })
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))('takes the bold word %s for no safety notice', (word) => {
    expect(blocksOf(`- **${word}** x`).map(({ type }) => type)).toEqual(['list'])
  })

  it('lifts safety notices out of a list and keeps the items around them together', () => {
    const blocks = blocksOf(
      '- yksi\n- kaksi\n- **Vaara:** jännite\n- **Huomio:** painepesuri\n- kolme\n- **lihava** alku',
    )
    expect(blocks.map((block) => (block.type === 'notice' ? block.tone : block.type))).toEqual([
      'list',
      'danger',
      'note',
      'list',
    ])
    expect(blocks[0]).toMatchObject({ ordered: false, items: [{}, {}] })
    expect(blocks[3]).toMatchObject({ items: [{}, {}] })
  })

  it('keeps steps numbered', () => {
    expect(blocksOf('1. Avaa\n2. Kytke')).toMatchObject([{ type: 'list', ordered: true, items: [{}, {}] }])
  })

  it('gives wide columns to long texts', () => {
    const [table] = blocksOf('| Koodi | Syy |\n| --- | --- |\n| E01 | AC-lähdön ylikuorma |')
    expect(table).toMatchObject({ type: 'table', widths: [8, 19], head: [{}, {}], rows: [[{}, {}]] })
  })

  it('takes a picture of the site by its name', () => {
    expect(blocksOf('![Edestä](/images/ark-pro-front-1200.webp)')).toEqual([
      { type: 'picture', name: 'ark-pro-front', alt: 'Edestä' },
    ])
    expect(() => blocksOf('![Muualta](https://example.org/x.png)')).toThrow('Not a picture of the site')
  })

  it('keeps signs that mean something to Typst as plain text', () => {
    const signs = String.raw`#set page(fill: red) $x^2$ @viite "lainaus" \ ~ 'a'`
    const [paragraph] = blocksOf(signs.replaceAll('\\', '\\\\'))
    expect(paragraph?.type === 'paragraph' && plainText(paragraph.content)).toBe(signs)
  })

  it('refuses Markdown that has no look in print, rather than dropping it', () => {
    expect(() => blocksOf('> lainaus')).toThrow('"blockquote"')
    expect(() => blocksOf('Sana *kursiivilla*')).toThrow('"emphasis"')
  })
})
