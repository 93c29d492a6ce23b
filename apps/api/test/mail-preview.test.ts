import { mailKindNames } from '@arkpax/schema/mail'
import { expect, it } from 'vitest'
import { createTestApp } from './create-test-app.ts'

const read = async (path: string, env = {}) => (await createTestApp(env)).app.request(path)

it('every kind of mail can be looked at, as a page and as text', async () => {
  const { app } = await createTestApp({ MAIL_PREVIEW: '1' })
  const shown = (path: string) => app.request(path)
  const list = await (await shown('/api/_mails')).text()
  for (const kind of mailKindNames) {
    expect(list).toContain(`href="/api/_mails/${kind}"`)
    const page = await shown(`/api/_mails/${kind}`)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await page.text()).toMatch(/<html lang="fi">[\s\S]*<h1/)
    const text = await shown(`/api/_mails/${kind}/text`)
    expect(text.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await text.text()).toMatch(/\n-- \n/)
  }
})

it.each(['/api/_mails/ei-ole', '/api/_mails/contact-reply/kuva', '/api/_mails/constructor'])(
  '%s is not found',
  async (path) => expect((await read(path, { MAIL_PREVIEW: '1' })).status).toBe(404),
)

it.each(['/api/_mails', '/api/_mails/contact-reply', '/api/_mails/contact-reply/text'])(
  'a shop that is not being developed has no %s',
  async (path) => {
    expect((await read(path)).status).toBe(404)
    expect((await read(path, { MAIL_PREVIEW: '0' })).status).toBe(404)
  },
)
