import { contactForm } from '@arkpax/schema/forms/contact'

/** Words of the contact screen that are not in `content/data/contact.json`. */
export const contactText = {
  title: 'Yhteystiedot',
  description:
    'Soita, kirjoita tai avaa chat. Arkpaxin asiakaspalvelu auttaa tuotteissa, tilauksissa, takuussa ja yhteistyössä suomeksi.',
  heroTitle: 'Kysy.\nIhminen vastaa.',
  heroText:
    'Palvelemme suomeksi ja Suomesta. Viesteihin vastaamme arkipäivisin [[terms.replyHours]]\u00A0tunnin kuluessa, tarjouspyyntöihin [[terms.replyDays]]\u00A0arkipäivässä.',
  toForm: 'Kirjoita meille',
  call: 'Soita',
  details: {
    title: 'Näin tavoitat meidät',
    phone: { label: 'Puhelin', note: 'Nopein tie, kun asialla on kiire' },
    email: { label: 'Sähköposti', note: 'Kuva viasta nopeuttaa vastausta' },
    chat: { label: 'Chat', note: 'Avustaja auttaa heti, ihminen jatkaa [[hours.onWeekdays]]' },
    hours: { label: 'Asiakaspalvelu avoinna' },
    collection: 'Nouto sovittuna aikana',
  },
  help: { title: 'Missä voimme auttaa?' },
  form: {
    title: contactForm.submit,
    text: 'Vastaamme antamaasi sähköpostiosoitteeseen. Tähdellä merkityt kentät ovat pakollisia.',
    privacy: 'Käytämme tietojasi vain viestiisi vastaamiseen.',
    privacyLink: 'Tietosuojaseloste',
  },
  faq: { title: 'Tätä meiltä kysytään eniten', toAll: 'Kaikki kysymykset ja vastaukset' },
}
