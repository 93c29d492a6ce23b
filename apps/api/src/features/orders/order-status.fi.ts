import type { CancelReason, OrderStatus } from '@arkpax/schema/order-statuses'

/** What a customer is told when an order gets a state. */
export const orderStatusTexts: Record<OrderStatus, { subject: string; heading: string; text: string }> = {
  pending: {
    subject: 'odottaa käsittelyä',
    heading: 'Tilauksesi odottaa käsittelyä',
    text: 'otamme tilauksesi pian käsittelyyn. Kerromme, kun se etenee.',
  },
  processing: {
    subject: 'on käsittelyssä',
    heading: 'Tilauksesi on käsittelyssä',
    text: 'keräämme ja pakkaamme tuotteitasi parhaillaan. Kerromme, kun paketti lähtee matkaan.',
  },
  shipped: {
    subject: 'on lähetetty',
    heading: 'Tilauksesi on matkalla',
    text: 'tilauksesi on lähtenyt varastoltamme.',
  },
  delivered: {
    subject: 'on toimitettu',
    heading: 'Tilauksesi on perillä',
    text: 'tilauksesi on toimitettu. Tarkista, että kaikki on kunnossa ja mukana. Jos jokin jäi vaivaamaan, vastaa tähän viestiin.',
  },
  cancelled: {
    subject: 'on peruutettu',
    heading: 'Tilauksesi on peruutettu',
    text: 'tilauksesi on peruutettu. Jos et ole pyytänyt peruutusta tai sinulla on kysyttävää, vastaa tähän viestiin.',
  },
}

/** What a customer is told when the rest of an order leaves of which a part has been sent before. */
export const restSentTexts = {
  subject: 'on lähetetty kokonaan',
  heading: 'Loput tilauksestasi on matkalla',
  text: 'loputkin tilaamasi tuotteet ovat lähteneet varastoltamme. Osan niistä lähetimme sinulle jo aiemmin.',
}

/** What a customer is told when an order is cancelled of which a part has been sent before. */
export const partCancelledTexts = {
  subject: 'on peruutettu osittain',
  heading: 'Osa tilauksestasi on peruutettu',
  text: 'peruutimme tilauksestasi tuotteet, joita emme olleet vielä lähettäneet. Jos et ole pyytänyt peruutusta tai sinulla on kysyttävää, vastaa tähän viestiin.',
}

/** What becomes of the money where all of a cancelled order had been sent. */
export const allAwayMoney =
  'Tuotteet on jo lähetetty. Kun ne ovat palautuneet meille, palautamme rahan sinulle, ellei sitä ole jo palautettu.'

/** What a customer is told of why an order was cancelled. */
export const cancelReasonTexts: Partial<Record<CancelReason, string>> = {
  customer: 'Peruutimme tilauksen pyynnöstäsi.',
  unpaid:
    'Peruutimme tilauksen, koska emme ole saaneet siitä maksua. Jos olet jo maksanut, kerro siitä vastaamalla tähän viestiin.',
  out_of_stock: 'Peruutimme tilauksen, koska emme saa tilaamaasi tuotetta toimitettavaksi. Pahoittelemme.',
  duplicate: 'Peruutimme tilauksen, koska sama tilaus oli meillä kahteen kertaan. Toinen tilaus jää voimaan.',
}
