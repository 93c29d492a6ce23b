import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/create-test-app.ts'
import { contactAcknowledgement } from './features/contact/contact-acknowledgement.mail.ts'
import { queueMail } from './features/mail/mail.service.ts'
import { renderMail } from './render-mail.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const acknowledgement = async (name: string) => {
  const { db } = test.deps
  const mail = { to: 'aino@example.fi', payload: { name } }
  const id = await queueMail(db, contactAcknowledgement, mail, test.clock.now)
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return (await renderMail(row, test.deps)) ?? expect.fail('dropped')
}

describe('a mail', () => {
  it('says the same as text and as HTML, in Finnish', async () => {
    const { subject, text, html } = await acknowledgement('Aino Korhonen')
    expect(subject).toBe('Viestisi on perillä')
    for (const part of [text, html]) expect(part).toContain('Hei Aino Korhonen,')
    expect(html).toContain('<html lang="fi">')
    expect(html).not.toMatch(/<img|<link|url\(/)
  })

  it.each(['<b>Aino</b>', 'Voitit! www.huijaus.fi', 'Aino\r\nBcc: kaikki@example.fi', 'x'.repeat(61)])(
    'greets nobody by a name like %j',
    async (name) => {
      const { text, html } = await acknowledgement(name)
      expect(text).toContain('\n\nHei,\n\n')
      expect(html).not.toContain(name)
    },
  )

  it('of a kind that is not known, or without what its kind needs, is an error', async () => {
    const row = { kind: 'contact-acknowledgement', recipient: 'a@example.fi', payload: '{}' }
    await expect(renderMail(row, test.deps)).rejects.toThrow()
    await expect(renderMail({ ...row, kind: 'x' }, test.deps)).rejects.toThrow('Unknown kind of mail: x')
  })
})
