import { expect, it } from 'vitest'
import { chaptersOf } from './chapters.ts'

it('a text is what stands before its first heading, and a chapter for each', () => {
  const html =
    '<p>Alku</p>\n<h2 id="hinta">Mitä se <em>maksaa</em></h2>\n<h3>Alueet</h3><h2 class="a" id="aika">Aika</h2>'
  expect(chaptersOf(html)).toEqual({
    intro: '<p>Alku</p>\n',
    chapters: [
      { id: 'hinta', title: 'Mitä se <em>maksaa</em>', body: '\n<h3>Alueet</h3>' },
      { id: 'aika', title: 'Aika', body: '' },
    ],
  })
})

it('a text may begin with a heading', () => {
  expect(chaptersOf('<h2 id="aika">Aika</h2><p>Heti.</p>')).toEqual({
    intro: '',
    chapters: [{ id: 'aika', title: 'Aika', body: '<p>Heti.</p>' }],
  })
})

it('a text without headings has no chapters', () => {
  expect(chaptersOf('<p>Alku</p>')).toEqual({ intro: '<p>Alku</p>', chapters: [] })
})
