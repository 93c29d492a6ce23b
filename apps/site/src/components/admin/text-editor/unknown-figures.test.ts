// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { markUnknownFigures } from './unknown-figures.ts'

const mark = (figure: string) => `<mark data-figure="${figure}">${figure}</mark>`

it('marks a figure in the sentence that it was found in, and nowhere else', () => {
  const html =
    '<h2>46 h</h2><p>Asema kestää <strong>46 h</strong> pakkasessa. Yli 46 h ei luvata.</p><p>Toinen kesti 46 h.</p>'
  expect(markUnknownFigures(html, [{ figure: '46 h', sentence: 'Asema kestää 46 h pakkasessa.' }])).toBe(
    `<h2>46 h</h2><p>Asema kestää <strong>${mark('46 h')}</strong> pakkasessa. Yli ${mark('46 h')} ei luvata.</p><p>Toinen kesti 46 h.</p>`,
  )
})

it('marks several of a paragraph, none twice, and leaves a text without them as it is', () => {
  const sentence = 'Lataus vie 3 h ja purku 9 h.'
  const figures = ['3 h', '9 h', '3 h'].map((figure) => ({ figure, sentence }))
  expect(markUnknownFigures(`<p>${sentence}</p>`, figures)).toBe(
    `<p>Lataus vie ${mark('3 h')} ja purku ${mark('9 h')}.</p>`,
  )
  expect(markUnknownFigures('<p>Ei lukuja.</p>', figures)).toBe('<p>Ei lukuja.</p>')
})
