import { describe, expect, it } from 'vitest'
import { makeLink, makeList, makePicture, wrap } from './html-tools.ts'

const select = (text: string, part: string) => ({
  text,
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
})
const chosenOf = ({ html, selectFrom, selectTo }: { html: string; selectFrom: number; selectTo: number }) =>
  html.slice(selectFrom, selectTo)

describe('the tools of the HTML box', () => {
  it('wrap the chosen words and keep them chosen', () => {
    const bold = wrap('bold', select('Akku on lämmin', 'lämmin'))
    expect(bold.html).toBe('<strong>lämmin</strong>')
    expect(chosenOf(bold)).toBe('lämmin')
    expect(wrap('heading2', select('Otsake', 'Otsake')).html).toBe('<h2>Otsake</h2>')
  })

  it('offer a word to type over when nothing is chosen', () => {
    const heading = wrap('heading3', { text: '', start: 0, end: 0 })
    expect(heading.html).toBe('<h3>Otsikko</h3>')
    expect(chosenOf(heading)).toBe('Otsikko')
  })

  it('make a list of lines', () => {
    expect(makeList(select('yksi\n\n kaksi', 'yksi\n\n kaksi')).html).toBe(
      '<ul>\n  <li>yksi</li>\n  <li>kaksi</li>\n</ul>',
    )
  })

  it('make links and pictures whose addresses stay inside their quotes', () => {
    expect(makeLink(select('lue lisää', 'lisää'), '/tuotteet?a=1&b="2"').html).toBe(
      '<a href="/tuotteet?a=1&amp;b=&quot;2&quot;">lisää</a>',
    )
    expect(makePicture({ text: '', start: 0, end: 0 }, '/images/a.webp', 'Asema "kannella"').html).toBe(
      '<img src="/images/a.webp" alt="Asema &quot;kannella&quot;">',
    )
  })
})
