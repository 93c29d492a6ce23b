import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lowerCaseAddress } from './lower-case-address.ts'

const SITE = 'https://arkpax.example'
const leadsTo = (path: string) => lowerCaseAddress(SITE + path)?.href

it.each([
  ['/About', '/about'],
  ['/Tuote/1?Vari=Musta#Tiedot', '/tuote/1?Vari=Musta#Tiedot'],
  ['/%C3%84.html', '/%c3%84.html'],
])('an address with capitals, %s, leads to %s', (path, lowered) => {
  expect(leadsTo(path)).toBe(SITE + lowered)
})

it.each(['/ei-ole', '/ei-ole?Haku=Ark#Tulos', '//evil.example/'])('one without capitals, %s, leads nowhere', (path) => {
  expect(leadsTo(path)).toBeUndefined()
})

it.each(['//Evil.example', '///Evil.example/A', '/\\Evil.example', '/%5CEvil.example', '//user@Evil.example:81/A'])(
  'one that is another host’s name at its beginning, %s, stays on this site',
  (path) => {
    expect(new URL(leadsTo(path) ?? '', 'https://nowhere.example').origin).toBe(SITE)
  },
)

it('never leads to another site, nor back to itself', () => {
  const path = fc.array(fc.constantFrom('/', '\\', '%5C', '%2F', 'A', 'b', '.', '@', ':', '?', '#', '\t'), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(path, (parts) => {
      const lowered = leadsTo(`/${parts.join('')}`)
      if (!lowered) return
      expect(new URL(lowered).origin).toBe(SITE)
      expect(lowerCaseAddress(lowered)).toBeUndefined()
    }),
  )
})
