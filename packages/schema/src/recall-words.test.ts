import { expect, it } from 'vitest'
import { belittlingWords } from './recall-words.ts'

it.each([
  ['Tämä on vapaaehtoinen takaisinveto.', ['vapaaehtoinen']],
  ['Varotoimenpiteenä kutsumme laitteet takaisin.', ['Varotoimenpiteenä']],
  ['Liitin kuumenee harvoin.', ['harvoin']],
  ['Vain yksittäisissä tapauksissa akku voi syttyä.', ['yksittäisissä tapauksissa']],
  ['Vika ilmenee tietyissä olosuhteissa.', ['tietyissä olosuhteissa']],
  ['Meille ei ole ilmoitettu yhtään onnettomuutta.', ['ei ole ilmoitettu yhtään onnettomuutta']],
  ['Liitin voi kuumentua ja sytyttää tulipalon. Lopeta käyttö heti.', []],
])('in “%s” finds what belittles the danger', (text, words) => {
  expect(belittlingWords(text)).toEqual(words)
})
