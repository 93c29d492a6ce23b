// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { factsOfContent, isGoodLength, TITLE_LENGTH } from './post-checks.ts'

const ORIGIN = 'https://arkpax.example'
const facts = (html: string) => factsOfContent(html, ORIGIN)

it('short sentences of short words are easier than long ones of long words', () => {
  const easy = '<p>Akku on lämmin. Lataa se illalla. Vie se aamulla ulos. Juo kahvi.</p>'.repeat(5)
  const hard = `<p>${'Litiumrautafosfaattiakkujen lämpötilanhallintajärjestelmien suunnitteluperiaatteet edellyttävät kokonaisvaltaista tarkastelua '.repeat(8)}.</p>`
  expect(facts(easy).lix).toBeLessThan(30)
  expect(facts(hard).lix).toBeGreaterThan(60)
})

it('a heading and each item of a list are sentences of their own', () => {
  const list = `<h2>Otsikko</h2><ul>${'<li>Yksi kaksi kolme</li>'.repeat(20)}</ul>`
  expect(facts(list)).toMatchObject({ words: 61, lix: 5 })
})

it('a text of a few words is not measured', () =>
  expect(facts('<p>Lyhyt.</p>')).toMatchObject({ words: 1, lix: undefined }))

it('pictures without a text are counted', () => {
  expect(facts('<img src="/a.webp" alt="Asema"><img src="/b.webp" alt=" "><img src="/c.webp">')).toMatchObject({
    pictures: 3,
    undescribed: 2,
  })
})

it('links to our own pages are found once each, others are left alone', () => {
  const html = `<a href="/tuote/1#hinta">a</a><a href="/tuote/1">b</a><a href="${ORIGIN}/blogi/x?a=1">c</a>
    <a href="https://muu.example/">d</a><a href="mailto:a@b.fi">e</a><a href="javascript:alert(1)">f</a>`
  expect(facts(html).ownLinks).toEqual(['/tuote/1', '/blogi/x?a=1'])
})

it('figures that nobody has looked at are counted', () =>
  expect(facts('<p><mark data-figure="5 kWh">5 kWh</mark></p>').unknownFigures).toBe(1))

it('a length is good within its bounds', () => {
  expect(isGoodLength('x'.repeat(30), TITLE_LENGTH)).toBe(true)
  expect(isGoodLength('x'.repeat(61), TITLE_LENGTH)).toBe(false)
  expect(isGoodLength('', TITLE_LENGTH)).toBe(false)
})
