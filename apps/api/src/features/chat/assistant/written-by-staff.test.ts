import type { ProductDetails } from '@arkpax/schema/product-details'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { describe, expect, it } from 'vitest'
import { shopKnowledge } from '../../../../test/assistant/shop-knowledge.ts'
import { createAssistant } from './assistant.ts'

const seeded = await shopKnowledge()
const learned = seeded.learn()
const [pro] = seeded.products
if (!pro) throw new Error('There are no products')

const product = (id: string, name: string, price: number, change: Partial<ProductWithDetails> = {}) => ({
  ...pro,
  id,
  name,
  price,
  category: 'accessories' as const,
  description: 'Tukeva kantaa.',
  details: {},
  batteryCapacity: undefined,
  maxPower: undefined,
  stock: 7,
  ...change,
})
const bag = product('bag', 'Kuljetuslaukku', 89.9, {
  description: 'Pehmustettu laukku asemalle.',
  details: { englishName: 'Carrying bag', swedishName: 'Bärväska', weightKg: 1.2 },
})

/** Asks the assistant of a shop with `added` products, and the four with other `details`. */
async function shopWith(added: readonly ProductWithDetails[], details: Record<string, ProductDetails> = {}) {
  const { knowledge, products } = await shopKnowledge((shop) => ({
    products: [
      ...shop.products.map((each) => ({ ...each, details: { ...each.details, ...details[each.id] } })),
      ...added,
    ],
  }))
  const assistant = createAssistant(knowledge, learned)
  return (question: string) => {
    const answer = assistant.answer(question, { products })
    return {
      ...answer,
      reply: answer.reply.replaceAll('\u00A0', ' '),
      urls: answer.sources.map(({ url }) => decodeURIComponent(url)),
    }
  }
}

describe('a product of another kind that staff have added', async () => {
  const ask = await shopWith([bag])

  it.each([
    'Paljonko laukku maksaa?',
    'mitä kuljetuslaukku maksaa',
    'laukun hinta?',
    'paljonks teidän laukusta pitää maksaa',
  ])('tells its own price: %s', (question) => {
    const { reply, urls } = ask(question)
    expect(reply).toBe('Kuljetuslaukku maksaa 89,90 € (sis. alv 25,5 %).')
    expect(urls).toContain('/tuote/bag')
  })

  it.each([
    ['Onko laukkua varastossa?', 'Kyllä, mutta vähän: Kuljetuslaukku'],
    ['onko laukkuja hyllyssä', 'Kyllä, mutta vähän: Kuljetuslaukku'],
    ['Vad kostar väskan?', 'Bärväska kostar 89,90 €'],
    ['paljonko laukku painaa', '1,2 kg'],
    ['kaksi laukkua ja aurinkopaneeli, paljonko maksaa', '578,80 €'],
  ])('%s', (question, told) => expect(ask(question).reply).toContain(told))
})

describe('of several bags', async () => {
  const ask = await shopWith([product('for-pro', 'Laukku PRO', 99.9), product('for-evo', 'Laukku EVO', 79.9)])

  it('both are told where either may be meant', () => {
    const { reply, urls } = ask('Paljonko laukku maksaa?')
    expect(reply).toMatch(/^Tarkoitatko jotakin näistä\?\n- Laukku PRO maksaa 99,90 €.*\n- Laukku EVO maksaa 79,90 €/)
    expect(urls.slice(0, 2)).toEqual(['/tuote/for-pro', '/tuote/for-evo'])
    expect(ask('onko laukkua varastossa').reply).toMatch(
      /^Tarkoitatko jotakin näistä\?\n- Laukku PRO: .*\n- Laukku EVO: /,
    )
    expect(ask('What does laukku cost?').reply).toContain('Did you mean one of these?')
  })

  it('the one that is named alone', () => {
    expect(ask('Paljonko EVOn laukku maksaa?').reply).toContain('Laukku EVO maksaa 79,90 € (sis. alv 25,5 %).')
  })
})

describe('what staff write in a product', async () => {
  const conformity = { name: 'EU-vaatimustenmukaisuusvakuutus', url: '/images/vakuutus.pdf' }
  const ask = await shopWith([], {
    '1': {
      ...pro.details,
      applications: ['Karavaanit', 'Festivaalit'],
      features: [{ title: 'Irrotettava kantoremmi', text: 'Olkaremmi kiinnittyy kahvoihin kahdella hakasella.' }],
      documents: [...(pro.details.documents ?? []), conformity],
    },
    '3': { documents: [{ name: 'Sertifikaatti UN38.3', url: 'https://example.com/un383.pdf' }] },
  })

  it('its features', () => {
    const { reply, urls } = ask('Onko Ark PRO:ssa olkaremmi?')
    expect(reply).toContain('Olkaremmi kiinnittyy kahvoihin')
    expect(urls).toEqual(['/tuote/1#ominaisuudet'])
  })

  it.each([
    ['mistä lataan Ark PRO:n käyttöoppaan', '/kayttoohjeet/ark-pro-fi.pdf'],
    ['mistä saan PROn ohjekirjan ruotsiksi', '/kayttoohjeet/ark-pro-sv.pdf'],
    ['Where can I download the manual of Ark PRO?', '/kayttoohjeet/ark-pro-en.pdf'],
    ['Mistä löydän Ark PRO:n vaatimustenmukaisuusvakuutuksen?', conformity.url],
    ['onko vaatimustenmukaisuusvakuutusta jossain', conformity.url],
    ['Where is the declaration of conformity?', conformity.url],
  ])('its documents: %s', (question, url) => {
    expect(ask(question).actions).toContainEqual(expect.objectContaining({ kind: 'link', url }))
  })
})

describe('what an editor says is asked', () => {
  const beaver = {
    id: 'majava-ja-kaapeli',
    data: {
      title: 'Majava ja kaapeli',
      category: 'Käyttö',
      readTime: '1 min lukuaika',
      views: 0,
      lastUpdated: '2026-11-24',
      excerpt: 'Majava.',
      order: 9,
      askedAs: ['söikö majava mun piuhan vai mitä', 'Miten suojaan kaapelin majavalta?'],
    },
    body: '\nLyhyt johdanto.\n\n## Suojaus\n\nVedä kaapeli majavan ulottumattomiin putkessa.\n\n## Vaihto\n\nPurtu kaapeli vaihdetaan uuteen.\n',
  }
  const ask = async (question: string, ...told: Parameters<typeof shopKnowledge>) => {
    const { knowledge, products } = await shopKnowledge(...told)
    return createAssistant(knowledge, learned).answer(question, { products })
  }
  const withBeaver: Parameters<typeof shopKnowledge>[1] = ({ support }) => ({ support: [...support, beaver] })

  it('of an article is answered by the passage of it that is nearest', async () => {
    const question = 'Miten suojaan kaapelin majavalta?'
    expect((await ask(question)).reply).not.toContain('putkessa')
    expect(await ask(question, undefined, withBeaver)).toMatchObject({
      certainty: 'sure',
      reply: 'Vedä kaapeli majavan ulottumattomiin putkessa.',
      sources: [{ url: '/support/article/majava-ja-kaapeli#suojaus' }],
    })
    expect((await ask('söiks majava mun piuhan vai mitä', undefined, withBeaver)).sources[0]?.url).toContain(
      'majava-ja-kaapeli',
    )
  })

  it('of a question of the page is answered as it', async () => {
    const withLine: Parameters<typeof shopKnowledge>[0] = ({ faq }) => ({
      faq: faq.map((section, at) => ({
        ...section,
        questions: section.questions.map((each, place) =>
          at + place === 0 ? { ...each, askedAs: ['mikä ihme möllykkä tuo teidän purkki on'] } : each,
        ),
      })),
    })
    const [first] = (await shopKnowledge()).knowledge.passages.filter(({ kind }) => kind === 'question')
    const { sources } = await ask('mikä ihme möllykkä tuo teidän purkki on', withLine)
    expect(sources[0]?.url).toBe(first?.url)
  })
})
