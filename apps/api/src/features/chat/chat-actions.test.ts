import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, registrationInput } from '../../../test/factories.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'matti.meikalainen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

/** A conversation: says each message after the other, and gives the answers. */
async function talk(messages: string[], headers: Record<string, string> = {}) {
  const answers = []
  let session_id: string | undefined
  for (const message of messages) {
    const { answer } = await test.call('POST /api/chat', { body: { message, session_id }, headers })
    session_id = answer.session_id
    answers.push(answer)
  }
  return answers
}

const lastOf = async (messages: string[], headers?: Record<string, string>) => {
  const answers = await talk(messages, headers)
  const last = answers.at(-1)
  if (!last) throw new Error('nothing was said')
  return last
}

/** Has an order been made at another moment: a session of staff does not go back in time. */
const backdate = (id: string, created_at: string) =>
  test.deps.db.updateTable('orders').set({ created_at }).where('id', '=', id).execute()

const makeOrder = async (overrides: Parameters<typeof orderInput>[0] = {}) =>
  (await test.call('POST /api/admin/orders', { body: orderInput(overrides) })).answer

async function setStatus(id: string, status: 'processing' | 'shipped' | 'delivered') {
  const path = `/api/admin/orders/${id}/status`
  await test.call('PUT /api/admin/orders/{id}/status', { path, body: { status } })
}

describe('where an order is', () => {
  it('is told to whoever knows its number and its address, which are asked for one by one', async () => {
    const { number, id } = await makeOrder()
    await setStatus(id, 'processing')
    await backdate(id, '2026-11-23T10:00:00Z')
    test.clock.now = new Date('2026-11-23T11:00:00Z')
    const [first, second, third] = await talk(['missä mun tilaus viipyy', `${number}`, EMAIL])
    expect(first?.reply).toBe('Mikä on tilausnumerosi? Se on tilausvahvistuksessa.')
    expect(second?.reply).toBe('Entä sähköpostiosoite, jolla tilasit?')
    expect(third?.reply).toBe(`Tilaus ${number} on käsittelyssä. Arvioimme, että se on perillä viimeistään 30.11.2026.`)
    expect(third).toMatchObject({ answered: true, certainty: 'sure', sources: [{ url: '/tilauksen-seuranta' }] })
    expect(third?.actions).toContainEqual({
      kind: 'link',
      label: 'Tilauksen seuranta',
      url: `/tilauksen-seuranta?order=${number}`,
    })
  })

  it('is told at once when all is said at once, in Swedish and in English too', async () => {
    const { number } = await makeOrder()
    expect((await lastOf([`Missä tilaus ${number} on? Sähköpostini on ${EMAIL}`])).reply).toMatch(
      new RegExp(`^Tilaus ${number} on vastaanotettu .* ja odottaa käsittelyä`),
    )
    const swedish = await lastOf(['Var är min beställning?', `${number}`, EMAIL])
    expect(swedish.reply).toMatch(new RegExp(`^Beställning ${number} togs emot`))
    const english = await lastOf(['Where is my order?', `${number}`, EMAIL])
    expect(english.reply).toMatch(new RegExp(`^Order ${number} was received on`))
  })

  it('leads to where the carrier shows the parcel', async () => {
    const { number, id } = await makeOrder()
    await setStatus(id, 'shipped')
    await test.deps.db
      .updateTable('deliveries')
      .set({ carrier: 'Posti', tracking_number: 'JJFI6432', tracking_url: 'https://www.posti.fi/seuranta#JJFI6432' })
      .where('order_id', '=', id)
      .execute()
    const { reply, actions } = await lastOf(['missä pakettini on', `tilaus ${number}`, EMAIL])
    expect(reply).toContain('Lähetys: Posti, JJFI6432.')
    expect(actions?.[0]).toEqual({
      kind: 'link',
      label: 'Seuraa lähetystä: Posti',
      url: 'https://www.posti.fi/seuranta#JJFI6432',
    })
  })

  it('is the same answer for a wrong number and for a wrong address, with the way to a person', async () => {
    const { number } = await makeOrder()
    const misses = [
      [`${number}`, 'muu@example.fi'],
      [`${number + 1}`, EMAIL],
    ]
    const answers = []
    for (const [typed = '', email = ''] of misses) answers.push(await lastOf(['missä tilaukseni on', typed, email]))
    const [one, other] = answers.map(({ reply, sources, actions }) => ({ reply, sources, actions }))
    expect(one).toEqual(other)
    expect(one?.reply).toMatch(/^En löytänyt tilausta näillä tiedoilla/)
    expect(one?.actions).toEqual([{ kind: 'hand-over', label: 'Siirrä asiakaspalveluun', when: expect.any(String) }])
  })

  it('is not asked for again and again', async () => {
    const replies = (await talk(['missä mun tilaus on', 'missä mun tilaus on', 'missä mun tilaus on'])).map(
      ({ reply }) => reply,
    )
    expect(replies[0]).toMatch(/^Mikä on tilausnumerosi/)
    expect(replies[1]).toMatch(/^En löytänyt tilausta/)
    expect(replies[2]).toMatch(/^En löytänyt tilausta/)
  })

  it('cannot be guessed without end', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const guess = () => test.call('POST /api/chat', { body: { message: `missä tilaus 4711 on, maili ${EMAIL}` } })
    for (let tries = 0; tries < 28; tries += 1) await guess()
    const track = { body: { order: '4711', email: EMAIL } }
    for (let tries = 0; tries < 2; tries += 1)
      expect((await test.fail('POST /api/orders/track', track)).status).toBe(404)
    expect((await guess()).answer.reply).toMatch(/liian monta kertaa/)
  })

  it('is told to a signed-in customer of the own orders, and of no others', async () => {
    const customer = await signInCustomer(test)
    const { number: foreign } = await makeOrder()
    const { number } = await makeOrder({ customer_email: customer.email })
    expect((await lastOf(['missä mun tilaus on'], customer.headers)).reply).toContain(
      `Tilaus ${number} on vastaanotettu`,
    )
    expect((await lastOf([`missä tilaus ${foreign} on`], customer.headers)).reply).toMatch(/^En löytänyt tilausta/)
    await makeOrder({ customer_email: customer.email })
    const { reply } = await lastOf(['missä mun tilaukset on'], customer.headers)
    expect(reply.split('\n')).toHaveLength(3)
    const stranger = await signInCustomer(test, { email: 'toinen@example.fi', verified: false })
    expect((await lastOf(['missä mun tilaus on'], stranger.headers)).reply).toMatch(/^Mikä on tilausnumerosi/)
  })

  it('says when it should have come already, and who finds it out', async () => {
    const { number, id } = await makeOrder()
    await backdate(id, '2026-11-02T10:00:00Z')
    test.clock.now = new Date('2026-11-23T10:00:00Z')
    const { reply, actions } = await lastOf([`missä tilaus ${number} on, ${EMAIL}`])
    expect(reply).toContain('pitänyt jo tulla')
    expect(actions?.map(({ kind }) => kind)).toContain('hand-over')
  })
})

describe('when a warranty ends', () => {
  const register = (email = 'aino.korhonen@example.fi', serialNumber = 'APX-2400-000123') =>
    test.call('POST /api/register-product', { body: registrationInput({ email, serialNumber }) })

  it('is told by the serial number, without a word of the owner', async () => {
    await register()
    const [first, second] = await talk(['koska mun takuu loppuu', 'apx-2400-000123'])
    expect(first?.reply).toMatch(/^Mikä on laitteen sarjanumero/)
    expect(second?.reply).toBe('Laite APX-2400-000123: takuu on voimassa 1.6.2028 asti.')
    expect(JSON.stringify(second)).not.toMatch(/Aino|Korhonen/)
  })

  it('is not known of a number that nobody has registered, and the number is asked for once', async () => {
    const replies = (await talk(['milloin takuu päättyy', 'milloin takuu päättyy', 'sarjanumero on APX-1-99999'])).map(
      ({ reply }) => reply,
    )
    expect(replies[1]).toMatch(/^En löytänyt laitetta/)
    expect(replies[2]).toMatch(/^En löytänyt laitetta/)
  })

  it('is told to a signed-in customer of the own devices', async () => {
    const customer = await signInCustomer(test)
    await register(customer.email)
    await register('muu@example.fi', 'APX-2400-000999')
    const { reply } = await lastOf(['when does my warranty end'], customer.headers)
    expect(reply).toBe('Ark PRO 2400W (APX-2400-000123): the warranty is valid until 1.6.2028.')
  })
})

describe('what it costs to have it brought, or fetched back', () => {
  it('is told to a postcode, as the shop counts it', async () => {
    const body = { postcode: '00100', items: [{ product_id: '1', quantity: 1 }] }
    const { options } = (await test.call('POST /api/delivery-options', { body })).answer
    const price = options.find(({ kind }) => kind === 'freight')?.price
    const { reply, details, sources } = await lastOf(['Paljonko Ark PRO:n toimitus maksaa postinumeroon 00100?'])
    expect(reply).toContain(`${price}\u00A0€`)
    expect(reply).toContain('00100')
    expect(details).toMatch(/arkipäivää/)
    expect(sources[0]?.url).toBe('/toimitus#toimitustavat-ja-hinnat')
  })

  it('is told as a range without one, which is asked for once', async () => {
    const [first, second, third] = await talk(['mitä toimitus maksaa', 'mitä toimitus maksaa', '96100'])
    expect(first?.reply).toMatch(/€–.* postinumeron mukaan\. Mikä on postinumerosi/)
    expect(second?.reply).not.toContain('Mikä on postinumerosi')
    expect(third?.reply).toMatch(/postinumeroon 96100/)
  })

  it('is told of several products in one consignment, to a place by its name', async () => {
    const { reply } = await lastOf(['Mitä yhden Ark PRO:n ja yhden lisäakun toimitus Rovaniemelle maksaa?'])
    expect(reply).toMatch(/^109\s€.* 96100\s\(Ark\sPRO.* \+ Lisäakku/)
  })

  it('comes with what the goods cost and all of it together', async () => {
    const { reply } = await lastOf([
      'paljo tulis maksaan PRO ja yks paneeli kotiovelle Rovaniemelle, siis kaikki yhteensä',
    ])
    expect(reply).toMatch(/^109\s€.* Toimitettuna yhteensä 3\s858\s€ \(tuotteet 3\s749\s€, sis\. alv\)\.$/)
    const swedish = await lastOf(['Va kostar frakten om jag tar EVO och ett extrabatteri hit till Pargas, 21600?'])
    expect(swedish.reply).toMatch(/189\s€.* sammanlagt 4\s989\s€/)
    const fetched = await lastOf(['paljonko maksaa lisäakun palautus postinumerosta 90100'])
    expect(fetched.reply).not.toContain('yhteensä')
  })

  it('goes on with what was named before, and with how many there are now', async () => {
    const [, , two] = await talk([
      'mitä lisäakku maksaa',
      'entä tuominen nauvoon 21660',
      'no jos mä otanki kaks samal kertaa',
    ])
    expect(two?.reply).toMatch(/^189\s€.*2\s×\sLisäakku.* yhteensä 3\s889\s€/)
    const picked = await lastOf([
      'kumpi näistä on kevyempi kantaa',
      'ok ja mitä se maksaa',
      'entä jos otan siihen yhden paneelin ja tuotte Lahteen, mikä on loppusumma?',
    ])
    expect(picked.reply).toMatch(/yhteensä 3\s398\s€/)
  })

  it('counts as many as are named', async () => {
    const one = await lastOf(['palautus postinumerosta 90100, yksi lisäakku, mitä maksaa'])
    const two = await lastOf(['paljonko maksaa kahden lisäakun palautus postinumerosta 90100'])
    expect(two.reply).toContain('2\u00A0×')
    expect(two.reply).not.toBe(one.reply)
    expect(two.sources[0]?.url).toBe('/toimitus#palautuksen-hinta')
  })

  it('is agreed by itself in Åland', async () => {
    const { reply, actions } = await lastOf(['Vad kostar leveransen till postnummer 22100?'])
    expect(reply).toContain('Åland')
    expect(reply).not.toMatch(/€/)
    expect(actions?.map(({ kind }) => kind)).toEqual(['hand-over'])
  })
})

describe('telling of a return to stock', () => {
  const setStock = (id: string, stock: number) =>
    test.deps.db.updateTable('products').set({ stock }).where('id', '=', id).execute()

  it('asks for an address where the product is sold out', async () => {
    await setStock('2', 0)
    const { reply, actions } = await lastOf(['voitteks laittaa mailia ku evoa on taas varastossa'])
    expect(reply).toMatch(/on nyt loppu\. Jätä sähköpostiosoitteesi/)
    expect(actions).toEqual([{ kind: 'stock-alert', label: expect.stringContaining('EVO'), productId: '2' }])
  })

  it('says that there is some where there is', async () => {
    await setStock('2', 5)
    const { reply, actions } = await lastOf(['ilmoita kun evo on varastossa'])
    expect(reply).toMatch(/on varastossa nyt/)
    expect(actions ?? []).toEqual([])
  })

  it('asks which of several', async () => {
    await setStock('1', 0)
    await setStock('2', 0)
    const { actions } = await lastOf(['haluan saatavuusilmoituksen'])
    expect(actions?.map(({ kind }) => kind)).toEqual(['suggest', 'suggest'])
    const [first] = actions ?? []
    const chosen = await lastOf(['haluan saatavuusilmoituksen', first?.kind === 'suggest' ? first.text : ''])
    expect(chosen.actions).toEqual([expect.objectContaining({ kind: 'stock-alert', productId: '1' })])
  })
})

describe('a person', () => {
  it('is on the phone while the office is open', async () => {
    // Monday noon in Finland.
    test.clock.now = new Date('2026-11-23T10:00:00Z')
    const { reply, actions, sources } = await lastOf(['haluan puhua ihmiselle'])
    expect(reply).toMatch(/^Asiakaspalvelu on auki nyt, klo\s17 asti\. Soita numeroon/)
    expect(actions).toEqual([
      { kind: 'hand-over', label: 'Siirrä asiakaspalveluun', when: expect.stringContaining('Auki nyt') },
    ])
    expect(sources).toEqual([{ title: 'Yhteydenottolomake', url: '/contact' }])
  })

  it('answers later while it is closed, and says when', async () => {
    // Saturday.
    test.clock.now = new Date('2026-11-21T10:00:00Z')
    const fi = await lastOf(['haluan puhua ihmiselle'])
    expect(fi.reply).toMatch(/^Asiakaspalvelu on nyt kiinni, ja vastaamme ma klo\s9\./)
    expect(fi.actions?.[0]).toMatchObject({ kind: 'hand-over', when: expect.stringMatching(/^vastaamme ma klo\s9$/) })
    expect((await lastOf(['jag vill prata med en människa'])).reply).toMatch(/^Kundtjänsten har stängt nu/)
    expect((await lastOf(['can I talk to a human'])).reply).toMatch(/^Our customer service is closed now/)
  })

  it('is offered when nothing is known, and more so the second time', async () => {
    const [first, second] = await talk(['Qwxyz zzkrt?', 'Vbnmq ppw wwxq?'])
    expect(first?.answered).toBe(false)
    expect(second?.reply).not.toBe(first?.reply)
    for (const answer of [first, second])
      expect(answer?.actions).toEqual([{ kind: 'hand-over', label: expect.any(String), when: expect.any(String) }])
  })
})

it('tells what a delivery and a return cost where both are asked at once', async () => {
  const { reply } = await lastOf(['asutaan nauvossa 21660. paljonko evon toimitus ja mitä sen palautus maksaa'])
  expect(reply).toMatch(/129.€/)
  expect(reply).toMatch(/109.€/)
})

it('answers what was asked besides', async () => {
  const { reply } = await lastOf(['Paljonko Ark PRO painaa? Mitä toimitus maksaa postinumeroon 00100?'])
  expect(reply).toMatch(/kg/)
  expect(reply).toMatch(/postinumeroon 00100/)
})
