import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { offerCalls } from '../../../test/make-offers.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T10:00:00Z')
})
const { openShop, draft, send, tokenOf, accept, path } = offerCalls(() => test)

const later = () => {
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
}
const EMAIL = 'matti.meikalainen@example.fi'
/** A message of the customer, and its id. */
async function write(subject = 'Voimalaitos mökille', message = 'Mitä se maksaa?', email = EMAIL) {
  await test.call('POST /api/contact', { body: contactInput({ email, subject, message }) })
  return (await test.call('GET /api/admin/contact-messages')).answer[0]?.id ?? ''
}
const read = async (id: string) =>
  (await test.call('GET /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}` })).answer
const turns = async (id: string) =>
  (await read(id)).offer_turns.map(({ turn, revision, reason }) => [turn, revision, ...(reason ? [reason] : [])])
/** An offer that was made from a message and sent. */
async function offered(messageId: string) {
  await openShop()
  const { id } = await draft({}, { contact_message_id: messageId })
  await send(id)
  later()
  return { id, token: await tokenOf(id) }
}

describe('the conversation of which an offer was made', () => {
  it('has a line for each sending and for its acceptance, in the order of time', async () => {
    const message = await write()
    expect(await turns(message)).toEqual([])
    const { id, token } = await offered(message)
    await send(id)
    later()
    await accept(token, 2)
    expect(await turns(message)).toEqual([
      ['sent', 1],
      ['sent', 2],
      ['accepted', 2],
    ])
  })

  it('has what the customer said when declining, and loses the line of a sending that was taken back', async () => {
    const message = await write()
    const { token } = await offered(message)
    await test.call('POST /api/offers/decline', { body: { token, reason: 'Ostimme toisaalta' } })
    expect(await turns(message)).toEqual([
      ['sent', 1],
      ['declined', 1, 'Ostimme toisaalta'],
    ])
    const other = await write('Toinen')
    const { id } = await draft({}, { contact_message_id: other })
    await send(id)
    await test.call('POST /api/admin/offers/{id}/undo-send', { path: path(id, 'undo-send') })
    expect(await turns(other)).toEqual([])
  })

  it('has a question that was asked on the page of the offer', async () => {
    const message = await write()
    const { token } = await offered(message)
    await test.call('POST /api/offers/question', { body: { token, question: 'Ehtiikö jouluksi?' } })
    expect((await read(message)).mails).toMatchObject([
      { subject: 'Kysymys tarjouksesta 2001', text: 'Ehtiikö jouluksi?' },
    ])
  })
})

describe('messages about an order', () => {
  const order = async (email = EMAIL) =>
    (await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: email }) })).answer
  const detail = async (id: string) =>
    (await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${id}` })).answer

  it('are found from it and it from them, by its number in the customer’s own words', async () => {
    const { id, number } = await order()
    const named = await write(`Tilaus ${number}`, 'Koska se tulee?')
    const inText = await write('Kysymys', `Tilasin teiltä (#${number}). Voiko osoitetta vaihtaa?`)
    await write('Muuta asiaa', 'Onko teillä kaapeleita?')
    expect((await detail(id)).messages.map((message) => message.id)).toEqual([inText, named])
    expect((await read(named)).named_orders.map((one) => one.number)).toEqual([number])
  })

  it('are nobody else’s, whatever number they name', async () => {
    const { id, number } = await order()
    const stranger = await write('Kysymys', `Tilaus ${number}`, 'muu@example.fi')
    expect((await detail(id)).messages).toEqual([])
    expect((await read(stranger)).named_orders).toEqual([])
  })
})
