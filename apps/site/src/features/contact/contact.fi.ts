/** Words of the contact screen that are not in `content/data/contact.json`. */
export const contactText = {
  title: 'Yhteystiedot',
  description:
    'Soita, kirjoita tai avaa chat. Arkpaxin asiakaspalvelu auttaa tuotteissa, tilauksissa, takuussa ja yhteistyössä suomeksi.',
  heroTitle: 'Kysy. Ihminen vastaa.',
  heroText:
    'Tuki on suomeksi ja Suomessa. Vastaamme viesteihin 1–2 arkipäivässä, sähköpostiin [[terms.replyHours]] tunnin kuluessa arkipäivisin.',
  toForm: 'Kirjoita meille',
  call: (phone: string) => `Soita ${phone}`,
  details: {
    title: 'Näin tavoitat meidät',
    phone: { label: 'Puhelin', note: '[[Hours.onWeekdays]]' },
    email: { label: 'Sähköposti', note: 'Vastaus [[terms.replyHours]] tunnin kuluessa arkipäivisin' },
    chat: { label: 'Live-chat', note: 'Avustaja vastaa milloin vain' },
    hours: { label: 'Asiakaspalvelu avoinna' },
  },
  help: { title: 'Missä voimme auttaa?' },
  form: {
    title: 'Lähetä viesti',
    text: 'Kaikki kentät ovat pakollisia. Vastaamme antamaasi sähköpostiosoitteeseen.',
    submit: 'Lähetä viesti',
    privacy: 'Käytämme tietojasi vain viestiisi vastaamiseen.',
    privacyLink: 'Tietosuojaseloste',
  },
  faq: { title: 'Tätä meiltä kysytään eniten', toAll: 'Kaikki kysymykset ja vastaukset' },
}

/** Labels of the form; every field is required. */
export const contactLabels = { name: 'Nimi *', email: 'Sähköposti *', subject: 'Aihe *', message: 'Viesti *' }

/** What an empty or wrong field says. */
export const contactMessages = {
  name: 'Nimi on pakollinen',
  email: 'Sähköpostiosoite on pakollinen',
  emailInvalid: 'Virheellinen sähköpostiosoite',
  subject: 'Aihe on pakollinen',
  message: 'Viesti on pakollinen',
}

/** Answers of the form. */
export const contactSuccess = { title: 'Viesti lähetetty!', description: 'Otamme yhteyttä mahdollisimman pian.' }

export const contactFailure = {
  title: 'Virhe viestin lähetyksessä',
  description: 'Yritä uudelleen myöhemmin tai ota yhteyttä suoraan.',
}
