import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { Language } from '../chat/assistant/passages.ts'

interface Words {
  asksNumber: string
  asksEmail: string
  /** The same whichever of the two is wrong, or missing for the second time. */
  missed: string
  tooMany: string
  several: string
  status: Record<OrderStatus, (order: string, day: string) => string>
  labels: Record<OrderStatus, string>
  listed: (order: string, day: string, state: string) => string
  expected: (day: string) => string
  late: string
  afterPayment: (amount: string) => string
  parcel: (by: string) => string
  arrived: (by: string, day: string) => string
  follow: (carrier: string | null) => string
  pay: string
  page: string
  account: string
}

/** What is said of orders. Numbers and days come as text. */
export const orderWords: Record<Language, Words> = {
  fi: {
    asksNumber: 'Mikä on tilausnumerosi? Se on tilausvahvistuksessa.',
    asksEmail: 'Entä sähköpostiosoite, jolla tilasit?',
    missed:
      'En löytänyt tilausta näillä tiedoilla. Tarkista tilausvahvistuksesta numero ja sähköpostiosoite, tai anna asiakaspalvelun katsoa.',
    tooMany:
      'Tilauksia on haettu täältä liian monta kertaa. Yritä uudelleen kymmenen minuutin päästä, tai kysy asiakaspalvelusta.',
    several: 'Tilauksesi, uusin ensin:',
    status: {
      pending: (order, day) => `Tilaus ${order} on vastaanotettu ${day} ja odottaa käsittelyä.`,
      processing: (order) => `Tilaus ${order} on käsittelyssä.`,
      shipped: (order, day) => `Tilaus ${order} on lähetetty ${day}.`,
      delivered: (order, day) => `Tilaus ${order} on toimitettu ${day}.`,
      cancelled: (order, day) => `Tilaus ${order} on peruutettu ${day}.`,
    },
    labels: {
      pending: 'odottaa käsittelyä',
      processing: 'käsittelyssä',
      shipped: 'lähetetty',
      delivered: 'toimitettu',
      cancelled: 'peruutettu',
    },
    listed: (order, day, state) => `Tilaus ${order}, tilattu ${day}: ${state}.`,
    expected: (day) => `Arvioimme, että se on perillä viimeistään ${day}.`,
    late: 'Sen olisi arviomme mukaan pitänyt jo tulla, joten asiakaspalvelu selvittää mielellään, missä se viipyy.',
    afterPayment: (amount) => `Maksamatta on ${amount}. Toimitusaika alkaa, kun maksu on tullut.`,
    parcel: (by) => `Lähetys: ${by}.`,
    arrived: (by, day) => `Lähetys: ${by}, perillä ${day}.`,
    follow: (carrier) => (carrier ? `Seuraa lähetystä: ${carrier}` : 'Seuraa lähetystä'),
    pay: 'Näytä maksuohjeet',
    page: 'Tilauksen seuranta',
    account: 'Oma tili',
  },
  sv: {
    asksNumber: 'Vilket är ditt ordernummer? Det står i orderbekräftelsen.',
    asksEmail: 'Och e-postadressen som du beställde med?',
    missed:
      'Jag hittade ingen beställning med de här uppgifterna. Kontrollera numret och e-postadressen i orderbekräftelsen, eller låt kundtjänsten titta.',
    tooMany: 'Beställningar har sökts för många gånger härifrån. Försök igen om tio minuter, eller fråga kundtjänsten.',
    several: 'Dina beställningar, den senaste först:',
    status: {
      pending: (order, day) => `Beställning ${order} togs emot ${day} och väntar på behandling.`,
      processing: (order) => `Beställning ${order} behandlas.`,
      shipped: (order, day) => `Beställning ${order} skickades ${day}.`,
      delivered: (order, day) => `Beställning ${order} levererades ${day}.`,
      cancelled: (order, day) => `Beställning ${order} avbeställdes ${day}.`,
    },
    labels: {
      pending: 'väntar på behandling',
      processing: 'behandlas',
      shipped: 'skickad',
      delivered: 'levererad',
      cancelled: 'avbeställd',
    },
    listed: (order, day, state) => `Beställning ${order}, gjord ${day}: ${state}.`,
    expected: (day) => `Vi räknar med att den är framme senast ${day}.`,
    late: 'Enligt vår beräkning borde den redan vara framme, så kundtjänsten reder gärna ut var den är.',
    afterPayment: (amount) => `Obetalt: ${amount}. Leveranstiden räknas från att betalningen har kommit.`,
    parcel: (by) => `Försändelse: ${by}.`,
    arrived: (by, day) => `Försändelse: ${by}, framme ${day}.`,
    follow: (carrier) => (carrier ? `Följ försändelsen: ${carrier}` : 'Följ försändelsen'),
    pay: 'Visa betalningsuppgifter',
    page: 'Följ din beställning (på finska)',
    account: 'Ditt konto (på finska)',
  },
  en: {
    asksNumber: 'What is your order number? It is in the order confirmation.',
    asksEmail: 'And the email address you ordered with?',
    missed:
      'I found no order with these details. Check the number and the email address in the order confirmation, or let our customer service take a look.',
    tooMany:
      'Orders have been looked up from here too many times. Try again in ten minutes, or ask our customer service.',
    several: 'Your orders, the latest first:',
    status: {
      pending: (order, day) => `Order ${order} was received on ${day} and is waiting to be processed.`,
      processing: (order) => `Order ${order} is being processed.`,
      shipped: (order, day) => `Order ${order} was sent on ${day}.`,
      delivered: (order, day) => `Order ${order} was delivered on ${day}.`,
      cancelled: (order, day) => `Order ${order} was cancelled on ${day}.`,
    },
    labels: {
      pending: 'waiting to be processed',
      processing: 'being processed',
      shipped: 'sent',
      delivered: 'delivered',
      cancelled: 'cancelled',
    },
    listed: (order, day, state) => `Order ${order}, placed on ${day}: ${state}.`,
    expected: (day) => `We expect it to arrive by ${day}.`,
    late: 'By our estimate it should have arrived by now; our customer service will gladly find out where it is.',
    afterPayment: (amount) => `Left to pay: ${amount}. The delivery time starts when the payment has arrived.`,
    parcel: (by) => `Parcel: ${by}.`,
    arrived: (by, day) => `Parcel: ${by}, arrived on ${day}.`,
    follow: (carrier) => (carrier ? `Follow the parcel: ${carrier}` : 'Follow the parcel'),
    pay: 'Show how to pay',
    page: 'Track your order (in Finnish)',
    account: 'Your account (in Finnish)',
  },
}
