import type { MailKindName, MailState } from './mail.ts'
import { WITHDRAWAL_RECEIPT } from './withdrawal-words.ts'

/** What staff call each kind of mail. */
const mailKindLabels: Record<MailKindName, string> = {
  'account-deleted': 'Tilin poisto',
  'account-exists': 'Tili on jo olemassa',
  'address-verification': 'Osoitteen vahvistus',
  'back-in-stock': 'Tuotetta on taas saatavilla',
  'contact-acknowledgement': 'Kuittaus yhteydenotosta',
  'contact-digest': 'Kooste yhteydenotoista',
  'contact-notice': 'Ilmoitus yhteydenotosta',
  'contact-reply': 'Vastaus yhteydenottoon',
  'data-erased': 'Vahvistus tietojen poistamisesta',
  'delivery-sent': 'Lähetetty toimitus',
  document: 'Lasku tai kuitti',
  letter: 'Uutiskirje',
  'low-stock': 'Varasto vähissä',
  'newsletter-confirmation': 'Uutiskirjeen tilauksen vahvistus',
  'newsletter-welcome': 'Tervetuloa uutiskirjeen tilaajaksi',
  'order-changed': 'Tilauksen muutos',
  offer: 'Tarjous',
  'offer-accepted': 'Tilausvahvistus tarjouksesta',
  'offer-news': 'Ilmoitus tarjouksesta',
  'offer-reminder': 'Muistutus tarjouksesta',
  'order-confirmation': 'Tilausvahvistus',
  'order-status': 'Tilauksen tila',
  'password-changed': 'Ilmoitus vaihdetusta salasanasta',
  'password-reset': 'Salasanan vaihto',
  'payment-instructions': 'Maksuohjeet',
  'payment-received': 'Maksu saatu',
  'payment-reminder': 'Maksumuistutus',
  'recall-notice': 'Takaisinveto',
  'registration-receipt': 'Tuotteen rekisteröinti',
  'return-step': 'Palautuksen vaihe',
  'review-hidden': 'Arvostelun piilottaminen',
  'review-invitation': 'Arvostelupyyntö',
  'staff-invitation': 'Kutsu hallintaan',
  'staff-invitation-accepted': 'Ilmoitus vastaanotetusta kutsusta',
  'stock-alert-confirmation': 'Saatavuusilmoituksen vahvistus',
  'warranty-case-received': 'Takuuasian vahvistus',
  'warranty-case-step': 'Takuuasian vaihe',
  'withdrawal-notice': 'Ilmoitus peruutuksesta',
  'withdrawal-receipt': WITHDRAWAL_RECEIPT,
}

/** The label of a kind of mail; one that an older version made is shown by its name. */
export const mailKindLabel = (kind: string): string => new Map(Object.entries(mailKindLabels)).get(kind) ?? kind

/** States of a mail for staff. */
export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Odottaa lähetystä',
  retrying: 'Yritetään uudelleen',
  failed: 'Ei mennyt perille',
  sent: 'Lähetetty',
  filed: 'Ei lähetetty, palvelin puuttuu',
}
