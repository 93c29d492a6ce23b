import { LETTER_MISSING } from '@arkpax/schema/letter-labels'

export const letterPageText = {
  title: 'Uutiskirjeet',
  description:
    'Lähettämämme uutiskirjeet: uudet laitteet ja vinkit veneelle, mökille, työmaalle ja sähkökatkon varalle.',
  all: 'Kaikki uutiskirjeet',
  prices: 'Hinnat ovat uutiskirjeen lähetyshetkeltä.',
  empty: 'Uutiskirjeitä ei ole vielä julkaistu.',
  missing: { title: LETTER_MISSING, text: 'Tarkista osoite tai etsi uutiskirje luettelosta.' },
}
