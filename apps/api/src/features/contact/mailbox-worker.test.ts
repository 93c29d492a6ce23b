import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { eventually } from '../../../test/eventually.ts'
import { mailOf } from '../../../test/fake-mailbox.ts'
import { type ReadMailbox, readMailbox } from '../../../test/read-mailbox.ts'

let test: TestApp
let box: ReadMailbox
beforeEach(async () => {
  test = await createTestApp()
  box = await readMailbox(test)
})
afterEach(() => box.stop())

const messages = async () => (await test.call('GET /api/admin/contact-messages')).answer

describe('the mailbox', () => {
  it('is told to staff when it is away, and read on from where it was when it is back', async () => {
    await box.receive({}, 'Ensimmäinen.')
    box.fake.goAway('Postipalvelimeen ei saatu yhteyttä: ECONNREFUSED')
    await eventually(async () => expect(await box.place()).toMatchObject({ last_error: /ECONNREFUSED/ }))
    box.fake.put(mailOf({}, 'Toinen.'), test.clock.now)
    box.fake.goAway(undefined)
    await eventually(async () => expect(await messages()).toHaveLength(2))
    await eventually(async () => expect(await box.place()).toMatchObject({ failing_since: null, last_error: null }))
  })

  it('of a shop that begins to read it is read from then on', async () => {
    await box.stop()
    await test.deps.db.deleteFrom('mailboxes').execute()
    box.fake.put(mailOf({}, 'Vanha.'), test.clock.now)
    await box.start()
    box.fake.put(mailOf({}, 'Uusi.'), test.clock.now)
    await eventually(async () => expect((await messages()).map(({ message }) => message)).toEqual(['Uusi.']))
  })

  it('is read by one of many processes at a time, and each mail counts once', async () => {
    for (let more = 0; more < 3; more += 1) await box.start()
    for (let turn = 0; turn < 30; turn += 1)
      box.fake.put(mailOf({ From: `a${turn}@example.fi` }, `Viesti ${turn}`), test.clock.now)
    await eventually(async () => expect((await box.place())?.last_uid).toBe(30))
    const texts = (await messages()).map(({ message }) => message)
    expect(texts.toSorted()).toEqual(Array.from({ length: 30 }, (_, turn) => `Viesti ${turn}`).toSorted())
  })

  it('is read on when one mail cannot be kept', async () => {
    const { fetch } = box.fake.mailbox
    const broken = { raw: {} as Buffer, receivedAt: test.clock.now, tooLarge: null }
    box.fake.mailbox.fetch = async (uid) => (uid === 1 ? broken : fetch(uid))
    box.fake.put('', test.clock.now)
    box.fake.put(mailOf({}, 'Mahtuu.'), test.clock.now)
    await eventually(async () => expect((await messages()).map(({ message }) => message)).toEqual(['Mahtuu.']))
    expect((await box.place())?.last_uid).toBe(2)
  })
})
