import type { DeliveryKind } from '@arkpax/schema/delivery-settings'
import type { Language } from '../chat/assistant/passages.ts'

interface Words {
  page: string
  asks: string
  range: (least: string, most: string, name: string | undefined) => string
  each: (postcode: string) => string
  costs: (name: string, postcode: string, price: string) => string
  /** What the goods cost, and all of it with the delivery. */
  together: (goods: string, total: string) => string
  agreed: string
  agreedShort: string
  aland: string
  free: string
  days: (from: number, to: number) => string
  whoPays: string
}

/** The ways of delivery by their kind, where the shop's own names, which are Finnish, are not understood. */
export const methodNames: Record<Language, Record<DeliveryKind, string> | undefined> = {
  fi: undefined,
  sv: {
    freight: 'Frakt till dörren',
    home: 'Paket hem till dörren',
    pickup_point: 'Paket till utlämningsställe',
    collection: 'Avhämtning hos oss',
  },
  en: {
    freight: 'Freight to your door',
    home: 'Parcel to your door',
    pickup_point: 'Parcel to a pick-up point',
    collection: 'Collection from us',
  },
}

const common = {
  fi: {
    together: (goods: string, total: string) => `Toimitettuna yhteensä ${total} (tuotteet ${goods}, sis. alv).`,
    agreed: 'Hinta sovitaan erikseen. Lähetä tarjouspyyntö, niin kerromme sen ennen tilausta.',
    agreedShort: 'hinta sovitaan erikseen',
    aland: '',
    free: 'maksuton',
    days: (from: number, to: number) => `${from}–${to} arkipäivää`,
  },
  sv: {
    together: (goods: string, total: string) =>
      `Levererat blir det sammanlagt ${total} (varorna ${goods}, inkl. moms).`,
    agreed: 'Priset avtalas separat. Skicka en offertförfrågan, så får du veta det innan du beställer.',
    agreedShort: 'priset avtalas separat',
    aland:
      'Mellan Åland och resten av Finland går en skattegräns, så priset på leveransen och skatterna avtalas alltid separat.',
    free: 'gratis',
    days: (from: number, to: number) => `${from}–${to} vardagar`,
  },
  en: {
    together: (goods: string, total: string) => `Delivered, that is ${total} in total (goods ${goods}, incl. VAT).`,
    agreed: 'The price is agreed separately. Request a quote and we will tell you before you order.',
    agreedShort: 'the price is agreed separately',
    aland:
      'There is a tax border between Åland and the rest of Finland, so the price of delivery and the taxes are always agreed separately.',
    free: 'free of charge',
    days: (from: number, to: number) => `${from}–${to} working days`,
  },
}

const ASK = {
  fi: 'Mikä on postinumerosi, niin kerron tarkan hinnan?',
  sv: 'Vilket postnummer har du? Då kan jag ge dig det exakta priset.',
  en: 'What is your postcode? Then I can give you the exact price.',
}

/** '15 €' → '15', before the higher end of a range has its sign. */
const withoutEuro = (price: string) => price.replace(/\s€$/, '')

/** What is said of the prices of carriage. Prices come as text. */
export const carriageWords: Record<'delivery-cost' | 'return-cost', Record<Language, Words>> = {
  'delivery-cost': {
    fi: {
      ...common.fi,
      page: 'Toimitustavat ja hinnat',
      asks: ASK.fi,
      range: (least, most, name) =>
        least === most
          ? `${name ? `${name}: toimitus` : 'Toimitus'} maksaa ${least}.`
          : `${name ? `${name}: toimitus` : 'Toimitus'} maksaa ${least}–${most} ${name ? '' : 'tuotteen ja '}postinumeron mukaan.`,
      each: (postcode) => `Toimitus postinumeroon ${postcode} maksaa edullisimmillaan:`,
      costs: (name, postcode, price) => `${price} on toimituksen hinta postinumeroon ${postcode} (${name}).`,
      whoPays: '',
    },
    sv: {
      ...common.sv,
      page: 'Leveranssätt och priser',
      asks: ASK.sv,
      range: (least, most, name) =>
        least === most
          ? `${name ? `${name}: leveransen` : 'Leveransen'} kostar ${least}.`
          : `${name ? `${name}: leveransen` : 'Leveransen'} kostar ${withoutEuro(least)}–${most} beroende på ${name ? '' : 'produkt och '}postnummer.`,
      each: (postcode) => `Leveransen till postnummer ${postcode} kostar som billigast:`,
      costs: (name, postcode, price) => `Leveransen till postnummer ${postcode} kostar ${price} (${name}).`,
      whoPays: '',
    },
    en: {
      ...common.en,
      page: 'Delivery methods and prices',
      asks: ASK.en,
      range: (least, most, name) =>
        least === most
          ? `${name ? `${name}: delivery` : 'Delivery'} costs ${least}.`
          : `${name ? `${name}: delivery` : 'Delivery'} costs ${least}–${most}, depending on the ${name ? '' : 'product and the '}postcode.`,
      each: (postcode) => `Delivery to postcode ${postcode} costs from:`,
      costs: (name, postcode, price) => `Delivery to postcode ${postcode} costs ${price} (${name}).`,
      whoPays: '',
    },
  },
  'return-cost': {
    fi: {
      ...common.fi,
      page: 'Palautuksen hinta',
      asks: ASK.fi,
      range: (least, most, name) =>
        least === most
          ? `${name ? `${name}: palautuksen` : 'Palautuksen'} nouto maksaa ${least}, kun muutat mielesi.`
          : `${name ? `${name}: palautuksen` : 'Palautuksen'} nouto maksaa ${least}–${most} ${name ? '' : 'tuotteen ja '}postinumeron mukaan, kun muutat mielesi.`,
      each: (postcode) => `Palautuksen nouto postinumerosta ${postcode} maksaa, kun muutat mielesi:`,
      costs: (name, postcode, price) =>
        `${price} on palautuksen noudon hinta postinumerosta ${postcode} (${name}), kun muutat mielesi.`,
      whoPays: 'Viallisen tai väärän tuotteen palautus ei maksa sinulle mitään.',
    },
    sv: {
      ...common.sv,
      page: 'Vad en retur kostar',
      asks: ASK.sv,
      range: (least, most, name) =>
        least === most
          ? `${name ? `${name}: att` : 'Att'} hämta en retur kostar ${least} när du ångrar dig.`
          : `${name ? `${name}: att` : 'Att'} hämta en retur kostar ${withoutEuro(least)}–${most} beroende på ${name ? '' : 'produkt och '}postnummer, när du ångrar dig.`,
      each: (postcode) => `Att hämta en retur från postnummer ${postcode} kostar, när du ångrar dig:`,
      costs: (name, postcode, price) =>
        `Att hämta en retur från postnummer ${postcode} kostar ${price} (${name}), när du ångrar dig.`,
      whoPays: 'Att returnera en felaktig produkt kostar dig ingenting.',
    },
    en: {
      ...common.en,
      page: 'What a return costs',
      asks: ASK.en,
      range: (least, most, name) =>
        least === most
          ? `${name ? `${name}: collection of` : 'Collection of'} a return costs ${least} if you change your mind.`
          : `${name ? `${name}: collection of` : 'Collection of'} a return costs ${least}–${most}, depending on the ${name ? '' : 'product and the '}postcode, if you change your mind.`,
      each: (postcode) => `Collection of a return from postcode ${postcode} costs, if you change your mind:`,
      costs: (name, postcode, price) =>
        `Collection of a return from postcode ${postcode} costs ${price} (${name}), if you change your mind.`,
      whoPays: 'Returning a faulty or incorrect product costs you nothing.',
    },
  },
}
