import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { resolveFacts, whereKnown } from '@arkpax/schema/facts'
import { pages } from '../content/site-urls.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Language } from '../passages.ts'
import { type Composer, nameIn } from './answer.ts'

/** Something that a screen of the site does, or a fact that customers of every language ask for. */
interface Place {
  pattern: RegExp
  /** Words that make it another question. */
  not?: RegExp
  url: string
  /** What is said, with the facts that it names. */
  says: Partial<Record<Language, { title: string; text: string }>>
  /** What the products at hand add to it. */
  adds?: (catalogue: readonly CatalogueProduct[], language: Language) => string
}

const reach: Record<Language, string> = {
  fi: '- Puhelin: [[company.phone]]\n- Sähköposti: [[company.email]]\n- Palveluaika: [[hours.text]]',
  en: '- Phone: [[company.phone]]\n- E-mail: [[company.email]]\n- Hours: [[hours.text]]',
  sv: '- Telefon: [[company.phone]]\n- E-post: [[company.email]]\n- Öppettider: [[hours.text]]',
}

/** Where a person answers, in the language of the question. */
export const waysToReach = (language: Language, { factsIn }: Knowledge) =>
  resolveFacts(reach[language], factsIn(language))

/** In this order: the first whose words stand in the question answers. */
const places: readonly Place[] = [
  {
    pattern:
      /\b(tilauksen seura\w*|seura\w* tilau\w*|tilaukseni|missa (tilau|paket)\w*|paketti(ni)? (menossa|menee|on)|lahetyksen seura\w*|track\w*|where is my order|spara\w* (min )?bestallning|min bestallning)\b/,
    not: /\b(rikki|vaurio\w*|hajalla)\b/,
    url: pages.orderTracking,
    says: {
      fi: {
        title: 'Tilauksen seuranta',
        text: 'Tilauksesi vaiheen näet tilauksen seurannassa. Anna tilausnumero ja sähköpostiosoite, jolla tilasit. Jos sinulla on tili, kirjaudu: näet tilauksesi suoraan.',
      },
      en: {
        title: 'Order tracking (in Finnish)',
        text: 'You can follow your order on the tracking page: enter the order number and the e-mail address you ordered with.',
      },
      sv: {
        title: 'Spåra beställning (på finska)',
        text: 'Du ser var din beställning är på spårningssidan: ange beställningsnumret och e-postadressen som du beställde med.',
      },
    },
  },
  {
    pattern: /\b(rekisteroi\w*|tuoterekister\w*|register\w*|registration|registrer\w*)\b/,
    not: /\b(miksi|hyoty\w*|pakolli\w*|tarvitseeko|why)\b/,
    url: pages.registration,
    says: {
      fi: {
        title: 'Rekisteröi tuote',
        text: 'Rekisteröi tuote sivulla Rekisteröi tuote. Tarvitset tuotteen mallin, sarjanumeron ja ostopäivän sekä nimesi ja sähköpostiosoitteesi. Sarjanumero on tyyppikilvessä: asemassa ja lisäakussa laitteen takana, aurinkopaneelissa paneelin takapinnalla.\n\nRekisteröinti on maksuton ja vie pari minuuttia. Takuu on voimassa ilman rekisteröintiäkin.',
      },
      en: {
        title: 'Register a product (in Finnish)',
        text: 'Register on the page Rekisteröi tuote. You need the model, the serial number and the date of purchase. The serial number is on the rating label at the back of the product. Registration is free, and the warranty is valid without it, too.',
      },
      sv: {
        title: 'Registrera produkt (på finska)',
        text: 'Registrera på sidan Rekisteröi tuote. Du behöver modellen, serienumret och inköpsdatumet. Serienumret finns på typskylten på produktens baksida. Registreringen är gratis, och garantin gäller även utan den.',
      },
    },
  },
  {
    pattern:
      /\b(kirjaudu\w*|kirjautumi\w*|salasana\w*|oma tili|omalle tilille|kayttajatili\w*|luo\w* tili\w*|log ?in|sign in|password|logga in|losenord\w*)\b/,
    not: /\b(yllapi\w*|admin\w*|paljast\w*|unohda\w*|poist\w*)\b/,
    url: pages.account,
    says: {
      fi: {
        title: 'Oma tili',
        text: 'Kirjaudu tai luo tili sivulla Oma tili. Siellä näet tilauksesi, arvostelusi, rekisteröimäsi tuotteet ja tietosi.',
      },
    },
  },
  {
    pattern:
      /\b(kayttoohje\w*|kayttooppa\w*|kayttoopas|ohjekirja\w*|opaskirja\w*|user manual|manuals?|bruksanvisning\w*)\b/,
    url: pages.manuals,
    says: {
      fi: {
        title: 'Käyttöoppaat',
        text: 'Käyttöoppaat ovat omalla sivullaan suomeksi, ruotsiksi ja englanniksi. Ne voi ladata PDF-tiedostoina.',
      },
      en: {
        title: 'Manuals',
        text: 'All user manuals are on the manuals page in Finnish, Swedish and English, as PDF files.',
      },
      sv: {
        title: 'Bruksanvisningar',
        text: 'Alla bruksanvisningar finns på sidan för bruksanvisningar på finska, svenska och engelska, som PDF-filer.',
      },
    },
  },
  {
    pattern:
      /\b(y ?tunnu\w*|sijaits\w*|kayntiosoi\w*|postiosoi\w*|missa te ole\w*|missa (teidan|teilla|on teidan)? ?(yritys\w*|firma\w*|toimisto\w*|konttori\w*)|osoite(?!e)|osoitteenne|where are you|address|adress\w*|business id)\b/,
    not: /\b(sahkoposti\w*|palautu\w*|email|e mail|mail)\b/,
    url: pages.contact,
    says: {
      fi: {
        title: 'Yhteystiedot',
        text: '[[company.legalName]], Y-tunnus [[company.businessId]]\n[[company.address]]',
      },
      en: {
        title: 'Contact (in Finnish)',
        text: '[[company.legalName]], business ID [[company.businessId]]\n[[company.address]]',
      },
      sv: {
        title: 'Kontakt (på finska)',
        text: '[[company.legalName]], FO-nummer [[company.businessId]]\n[[company.address]]',
      },
    },
  },
  {
    pattern:
      /\b(tarjouspyyn\w*|(pyyda\w*|pyyta\w*|saa\w*|teette\w*|tehda|haluan|haluaisin) (teilta )?tarjou(s|ksen|sta)|quote|quotation|offert\w*|anbud\w*)\b/,
    url: pages.inquiry,
    says: {
      fi: {
        title: 'Pyydä tarjous',
        text: 'Voit pyytää tarjouksen lomakkeella: valitse tuotteet ja määrät ja kerro postinumero. Tarjous on maksuton eikä sido sinua.',
      },
      en: {
        title: 'Ask for an offer (in Finnish)',
        text: 'You can ask for an offer with a form: choose products and quantities and tell your postcode. The offer is free and does not bind you.',
      },
      sv: {
        title: 'Be om en offert (på finska)',
        text: 'Du kan be om en offert med ett formulär: välj produkter och antal och ange ditt postnummer. Offerten är gratis och binder dig inte.',
      },
    },
  },
  {
    pattern:
      /\b(puhelinnumero\w*|numero mihin|soittaa|soitan|sahkoposti\w*|yhteystie\w*|yhteytta|yhteydenot\w*|aukiolo\w*|palvelu\w* auki|auki(?= arki|$)|milloin .*auki|mihin aikaan .*auki|palveluai\w*|asiakaspalvelu\w*|asiakastuki\w*|ihmise\w*|ihminen|contact|phone number|call you|customer (service|support)|email|e mail|opening hours|kontakta\w*|kundtjanst\w*|telefon\w*|oppettid\w*|e post)\b/,
    not: /\b(nopeasti|vastaa\w*|vastaatte|uutiskirje\w*|kansi|kannet|kantta|luukku|luukut|vetta|vesi|avaa|toissa|paneeli\w*)\b/,
    url: pages.contact,
    says: {
      fi: { title: 'Yhteystiedot', text: `Asiakaspalvelumme tavoitat näin:\n${reach.fi}` },
      en: {
        title: 'Contact (in Finnish)',
        text: `This is how you reach our customer service:\n${reach.en}`,
      },
      sv: { title: 'Kontakt (på finska)', text: `Så här når du vår kundtjänst:\n${reach.sv}` },
    },
  },
  {
    pattern: /\b(warranty|guarantee|garanti\w*)\b/,
    url: pages.warranty,
    says: {
      en: {
        title: 'Warranty terms (in Finnish)',
        text: 'All Arkpax products carry a warranty of [[terms.warrantyMonths]] months from the date of purchase against manufacturing defects. To make a claim, write to customer service and give the model, serial number, date of purchase and a description of the fault. We reply within [[terms.replyHours]] hours on working days.',
      },
      sv: {
        title: 'Garantivillkor (på finska)',
        text: 'Alla Arkpax-produkter har [[terms.warrantyMonths]] månaders garanti från inköpsdatumet mot tillverkningsfel. Gör en garantianmälan till kundtjänst: uppge modell, serienummer, inköpsdatum och vad som är fel. Vi svarar inom [[terms.replyHours]] timmar på vardagar.',
      },
    },
  },
  {
    pattern: /\b(returns?|return it|refund\w*|change my mind|retur\w*|angra\w*|ångra\w*|aterbetal\w*)\b/,
    url: pages.returns,
    says: {
      en: {
        title: 'Returns and refunds (in Finnish)',
        text: 'You may return a product within [[terms.returnDays]] days of receiving it without giving a reason; this includes the statutory [[terms.withdrawalDays]]-day right of withdrawal. If you change your mind, you pay for the return transport. If the product is faulty or wrong, we pay.',
      },
      sv: {
        title: 'Returer och återbetalning (på finska)',
        text: 'Du får returnera en produkt inom [[terms.returnDays]] dagar från att du tog emot den utan att ange skäl; i det ingår den lagstadgade ångerrätten på [[terms.withdrawalDays]] dagar. Om du ångrar dig betalar du returfrakten. Om produkten är felaktig eller fel betalar vi.',
      },
    },
  },
  {
    pattern: /\b(ship\w*|deliver\w*|order|buy|leverans\w*|leverera\w*|bestall\w*|kopa|koper)\b/,
    url: pages.terms,
    says: {
      en: {
        title: 'Terms of sale (in Finnish)',
        text: 'We deliver to Finland; other countries are agreed separately. Order by contacting us: you get a written quote with the total price, delivery costs, delivery time and ways to pay. Once you accept it, we send an order confirmation.',
      },
      sv: {
        title: 'Köpvillkor (på finska)',
        text: 'Vi levererar till Finland; om andra länder kommer vi överens separat. Beställ genom att kontakta oss: du får en skriftlig offert med totalpris, leveranskostnader, leveranstid och betalningssätt. När du godkänner den skickar vi en orderbekräftelse.',
      },
    },
  },
  {
    pattern: /\b(ip ?67|water ?proof|rain|wet|submer\w*|vattentat\w*|tal .*vatten|regn\w*)\b/,
    url: `${pages.faq}#mita-ip67-tarkoittaa`,
    adds: (catalogue, language) =>
      [...Map.groupBy(catalogue, ({ ipRating }) => ipRating)]
        .filter(([rating]) => rating)
        .map(([rating, rated]) => `- ${rating}: ${rated.map((each) => nameIn(language, each)).join(', ')}`)
        .join('\n'),
    says: {
      en: {
        title: 'What does IP67 mean? (in Finnish)',
        text: 'A product rated IP67 is dust-tight and withstands immersion to a depth of 1\u00A0m for 30 minutes when every cover is properly closed. A connector in use is not watertight, so shelter it from rain. Our products by class:',
      },
      sv: {
        title: 'Vad betyder IP67? (på finska)',
        text: 'En produkt med kapslingsklass IP67 är dammtät och tål nedsänkning till 1\u00A0m djup i 30 minuter när alla lock är ordentligt stängda. En kontakt som används är inte vattentät, så skydda den mot regn. Våra produkter enligt klass:',
      },
    },
  },
  {
    pattern: /\b(how many (extra )?batteries|extra batteries|hur manga (extra)?batterier)\b/,
    url: `${pages.faq}#montako-lisaakkua-voi-kytkea`,
    says: {
      en: {
        title: 'How many extra batteries? (in Finnish)',
        text: 'Up to [[product.1.maxBatteries]] extra batteries. Each holds [[product.3.capacity]], so the capacity grows to [[product.1.maxCapacity]] with the Ark PRO and to [[product.2.maxCapacity]] with the Ark EVO. Extra batteries add energy, not power.',
      },
      sv: {
        title: 'Hur många extrabatterier? (på finska)',
        text: 'Högst [[product.1.maxBatteries]] extrabatterier. Vart och ett rymmer [[product.3.capacity]], så kapaciteten växer till [[product.1.maxCapacity]] med Ark PRO och till [[product.2.maxCapacity]] med Ark EVO. Extrabatterier ökar energin, inte effekten.',
      },
    },
  },
]

/** Points to the screen that does what is asked, or gives the ways to reach us. */
export const placeAnswer: Composer = ({ asked, knowledge }) => {
  for (const { pattern, not, url, says, adds } of places) {
    const said = says[asked.language]
    if (!said || !pattern.test(asked.plain) || not?.test(asked.plain)) continue
    const reply = whereKnown(said.text, knowledge.factsIn(asked.language))
    if (!reply) continue
    const added = adds?.(knowledge.catalogue, asked.language)
    const isThere = !url.includes('#') || knowledge.passages.some((passage) => passage.url === url)
    return {
      reply: added ? `${reply}\n${added}` : reply,
      sources: [{ title: said.title, url: isThere ? url : url.replace(/#.*/, '') }],
    }
  }
  return undefined
}
