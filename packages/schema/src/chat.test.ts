import { expect, it } from 'vitest'
import { chatAction, keptText } from './chat.ts'

it('lets an answer lead to this site or by https, and carry nothing that is not known', () => {
  const label = 'Pyydä tarjous'
  for (const url of ['/contact?tuote=1:2#lomake', '/kayttoohjeet/ark-pro-fi.pdf', 'https://kuljetus.example/123']) {
    expect(chatAction.safeParse({ kind: 'link', label, url }).success).toBe(true)
  }
  for (const url of ['//paha.example', '/\\paha.example', 'http://paha.example', 'javascript:alert(1)', '/a b']) {
    expect(chatAction.safeParse({ kind: 'link', label, url }).success).toBe(false)
  }
  expect(chatAction.safeParse({ kind: 'suggest', text: 'Entä talvella?', onclick: 'x' }).success).toBe(false)
})

it('keeps the whole text of an answer, folded or not', () => {
  expect(keptText({ reply: 'Kyllä.' })).toBe('Kyllä.')
  expect(keptText({ reply: 'Kyllä.', details: 'Sulje suojakannet.' })).toBe('Kyllä.\n\nSulje suojakannet.')
})
