import { describe, expect, it } from 'vitest'
import { compoundParts, looseParts, plainWords, stem, stems } from './finnish-terms.ts'

describe('the forms of a word have one stem', () => {
  it.each([
    ['akku', 'akun', 'akkuja', 'akusta', 'akkujen'],
    ['takuu', 'takuun', 'takuuta', 'takuusta'],
    ['lataus', 'latauksen', 'lataukset', 'lataaminen', 'latautuu', 'ladata'],
    ['palautus', 'palautuksen', 'palauttaa', 'palauttaminen'],
    ['asetus', 'asetukset', 'asettaminen', 'asettaa'],
    ['aurinko', 'auringossa', 'auringon'],
    ['aika', 'ajan', 'aikaa'],
    ['vika', 'vian', 'viat', 'vikoja'],
    ['vesi', 'veden', 'vettä'],
    ['hinta', 'hinnat', 'hinnan'],
    ['johto', 'johdon', 'johtoja'],
    ['puhelin', 'puhelimen', 'puhelimia'],
    ['siniaalto', 'siniaallon', 'siniaaltoa'],
    ['kerta', 'kerran', 'kerrat'],
    ['veneily', 'veneilijä', 'veneilijälle'],
    ['käyttö', 'käyttäjä', 'käyttää'],
    ['vaihto', 'vaihtaa', 'vaihtaminen'],
  ])('%s', (...forms) => {
    expect(new Set(forms.flatMap(plainWords).map(stem)).size, forms.map(stem).join(' ')).toBe(1)
  })

  it.each(Object.getOwnPropertyNames(Object.prototype).flatMap(plainWords))('%s has a stem like any word', (word) => {
    expect(stem(word)).toMatch(/^[a-z]+$/)
    expect(stems(word, new Set())).toEqual(expect.arrayContaining([stem(word)]))
  })

  it('but not different words', () => {
    expect(stem('takuu')).not.toBe(stem('tuki'))
    expect(stem('kello')).not.toBe(stem('kotelo'))
    expect(stem('koodi')).not.toBe(stem('koti'))
  })
})

describe('a nominative that looks like a case', () => {
  it('is read both ways where its other forms are known', () => {
    expect(stems('salasana', new Set([stem('salasanan')]))).toEqual([stem('salasana'), stem('salasanan')])
    expect(stems('talvella', new Set([stem('talven')]))).toEqual([stem('talvella')])
  })
})

describe('words of a text', () => {
  it('are plain and without question words', () => {
    expect(plainWords('Miten kytken Käyttö-ohjeen?')).toEqual(['kytken', 'kaytto', 'ohjeen'])
  })

  it('keep figures apart from their units', () => {
    expect(plainWords('12V ja 12 V')).toEqual(['12', '12'])
    expect(plainWords('IP67, E07')).toEqual(['ip67', 'e07'])
  })
})

describe('compounds', () => {
  const words = new Set(['aurinko', 'paneeli', 'takuu', 'ehdot', 'lisa', 'akku'].map(stem))

  it.each([
    ['aurinkopaneelia', ['aurinko', 'paneeli']],
    ['takuuehtoja', ['takuu', 'ehdot']],
    ['lisaakkujen', ['lisa', 'akku']],
  ])('%s fall into the words that they are made of', (compound, parts) => {
    expect(compoundParts(compound, words)).toEqual(parts.map(stem))
  })

  it('stay whole when a part is no word', () => {
    expect(compoundParts('aurinkolasit', words)).toEqual([])
  })

  it('may begin as another compound does, when the end is a word', () => {
    const known = new Set(['lentokone', 'matka'].map(stem))
    expect(looseParts('lentomatkalle', known)).toEqual(['lento', 'matka'].map(stem))
    expect(looseParts('mansikkamatka', known)).toEqual([])
  })
})
