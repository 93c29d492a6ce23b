import { contactForm } from '@arkpax/schema/forms/contact'
import { frameText as english } from '~/components/ui/frame.en.ts'
import { frameText as swedish } from '~/components/ui/frame.sv.ts'

/** Words of the contact screen that are not in `content/data/contact.json`. */
export const contactText = {
  title: 'Yhteystiedot',
  description:
    'Soita, kirjoita tai avaa chat. Arkpaxin asiakaspalvelu auttaa tuotteissa, tilauksissa, takuussa ja yhteistyössä suomeksi.',
  heroTitle: 'Kysy.\nMe vastaamme.',
  heroText:
    'Puhelimeen ja viesteihin vastaa ihminen, suomeksi ja Suomesta. Viestiin saat vastauksen arkipäivisin [[terms.replyHours]]\u00A0tunnin kuluessa, tarjouspyyntöön [[terms.replyDays]]\u00A0arkipäivässä.',
  toForm: 'Kirjoita meille',
  call: 'Soita',
  details: {
    title: 'Näin tavoitat meidät',
    phone: 'Puhelin',
    email: { label: 'Sähköposti', note: 'Liitä mukaan kuva, jos jokin on vialla.' },
    chat: {
      label: 'Chat',
      note: 'Automaattinen avustaja vastaa heti, myös iltaisin. Jos siirrät keskustelun asiakaspalveluun, ihminen vastaa sähköpostiisi.',
    },
    address: 'Osoite',
    collection: 'Nouto sovittuna aikana',
  },
  help: { title: 'Missä voimme auttaa?', text: 'Valitse aihe, niin täytämme sen lomakkeeseen.' },
  form: {
    title: contactForm.submit,
    text: 'Vastaamme antamaasi sähköpostiosoitteeseen. Tähdellä merkityt kentät ovat pakollisia.',
    privacy: 'Käytämme tietojasi vain viestiisi vastaamiseen.',
    privacyLink: 'Tietosuojaseloste',
    sent: {
      title: 'Kiitos, viestisi on perillä.',
      text: 'Saat vastauksen arkipäivisin [[terms.replyHours]]\u00A0tunnin kuluessa.',
      another: 'Kirjoita uusi viesti',
    },
  },
  faq: { title: 'Tätä meiltä kysytään eniten', toAll: 'Kaikki kysymykset ja vastaukset' },
}

/** Told to visitors who come from pages in another language, in that language. */
export const welcomeFromAbroad = { sv: swedish.finnishForm, en: english.finnishForm }
