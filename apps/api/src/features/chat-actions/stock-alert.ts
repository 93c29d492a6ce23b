import type { ChatAction } from '@arkpax/schema/chat'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { productUrl } from '../chat/assistant/content/site-urls.ts'
import type { Language } from '../chat/assistant/passages.ts'
import { type Deed, type Told, told } from './deed.ts'
import { productName } from './product-name.ts'

const words: Record<
  Language,
  {
    inStock: (name: string) => string
    allInStock: string
    which: string
    wants: (name: string) => string
    week: (week: number) => string
    leave: (name: string) => string
    label: (name: string) => string
    unknown: string
  }
> = {
  fi: {
    inStock: (name) => `${name} on varastossa nyt, joten ilmoitusta ei tarvita.`,
    allInStock: 'Kaikkia tuotteitamme on varastossa nyt, joten ilmoitusta ei tarvita.',
    which: 'Mistä tuotteesta ilmoitamme? Nämä ovat nyt loppu:',
    wants: (name) => `Ilmoita, kun ${name} on varastossa`,
    week: (week) => `Odotamme lisää viikolla ${week}.`,
    leave: (name) =>
      `${name} on nyt loppu. Jätä sähköpostiosoitteesi, niin kerromme, kun sitä on taas. Saat ensin viestin, jossa vahvistat osoitteesi.`,
    label: (name) => `Ilmoita, kun ${name} on varastossa`,
    unknown: 'Emme myy tätä tuotetta juuri nyt.',
  },
  sv: {
    inStock: (name) => `${name} finns i lager nu, så du behöver ingen avisering.`,
    allInStock: 'Alla våra produkter finns i lager nu, så du behöver ingen avisering.',
    which: 'Vilken produkt gäller det? De här är slut just nu:',
    wants: (name) => `Meddela när ${name} finns i lager`,
    week: (week) => `Vi väntar mer vecka ${week}.`,
    leave: (name) =>
      `${name} är slut just nu. Lämna din e-postadress, så meddelar vi när den finns igen. Du får först ett mejl där du bekräftar adressen.`,
    label: (name) => `Meddela när ${name} finns i lager`,
    unknown: 'Vi säljer inte den här produkten just nu.',
  },
  en: {
    inStock: (name) => `${name} is in stock now, so there is no need for a notice.`,
    allInStock: 'All our products are in stock now, so there is no need for a notice.',
    which: 'Which product do you mean? These are sold out now:',
    wants: (name) => `Tell me when ${name} is in stock`,
    week: (week) => `We expect more in week ${week}.`,
    leave: (name) =>
      `${name} is sold out now. Leave your email address and we will tell you when it is back. First you will get an email to confirm the address.`,
    label: (name) => `Tell me when ${name} is in stock`,
    unknown: 'We do not sell this product right now.',
  },
}

/** Asks for an address to which the return of a product is told; where it is in stock, says so instead. */
export function stockAlert({ action, language, live: { products } }: Deed): Told {
  const text = words[language]
  const soldOut = products.filter(({ stock }) => stock <= 0)
  const named = products.find(({ id }) => id === action.product)
  const asked = named ?? (soldOut.length === 1 ? soldOut[0] : undefined)
  if (action.product && !named)
    return told(text.unknown, { sources: [{ title: pagesTitle[language], url: '/tuotteet' }] })
  if (asked) return asked.stock > 0 ? inStock(asked, language) : leaveAddress(asked, language)
  if (soldOut.length === 0)
    return told(text.allInStock, { sources: [{ title: pagesTitle[language], url: '/tuotteet' }] })
  const names = soldOut.map((product) => productName(product, language))
  return told([text.which, ...names.map((name) => `- ${name}`)].join('\n'), {
    actions: names.map((name): ChatAction => ({ kind: 'suggest', text: text.wants(name) })),
  })
}

const pagesTitle: Record<Language, string> = {
  fi: 'Tuotteet',
  sv: 'Produkter',
  en: 'Products',
}

const pageOf = (product: ProductWithDetails, language: Language) => ({
  title: productName(product, language),
  url: productUrl(product.id),
})

const inStock = (product: ProductWithDetails, language: Language) =>
  told(words[language].inStock(productName(product, language)), { sources: [pageOf(product, language)] })

function leaveAddress(product: ProductWithDetails, language: Language): Told {
  const { leave, week, label } = words[language]
  const name = productName(product, language)
  const more = product.restockWeek ? ` ${week(product.restockWeek)}` : ''
  return told(`${leave(name)}${more}`, {
    sources: [pageOf(product, language)],
    actions: [{ kind: 'stock-alert', label: label(name).slice(0, 80), productId: product.id }],
  })
}
