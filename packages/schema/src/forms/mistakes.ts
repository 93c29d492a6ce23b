/** What the fields say that many forms have, when they are empty or wrong. */
export const mistakes = {
  name: 'Nimi on pakollinen',
  firstName: 'Etunimi on pakollinen',
  lastName: 'Sukunimi on pakollinen',
  email: 'Sähköpostiosoite on pakollinen',
  emailInvalid: 'Virheellinen sähköpostiosoite',
  password: 'Salasanan on oltava vähintään 6 merkkiä',
} as const
