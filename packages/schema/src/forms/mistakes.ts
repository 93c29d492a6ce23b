/** What the fields say that many forms have, when they are empty or wrong. */
export const mistakes = {
  name: 'Nimi on pakollinen',
  firstName: 'Etunimi on pakollinen',
  lastName: 'Sukunimi on pakollinen',
  email: 'Sähköpostiosoite on pakollinen',
  emailInvalid: 'Virheellinen sähköpostiosoite',
  phone: 'Tarkista puhelinnumero: kirjoita se numeroin, esimerkiksi 040\u00A0123\u00A04567',
  password: 'Salasanan on oltava vähintään 6 merkkiä',
} as const
