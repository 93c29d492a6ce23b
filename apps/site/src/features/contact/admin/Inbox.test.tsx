// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { cleanStores } from 'nanostores'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changed, MOMENT, message, ONE, replyField, resetInbox, showOpened, staff } from '../../../../test/inbox.tsx'
import { json, problem, shownToasts } from '../../../../test/screen.tsx'
import { inboxPreferences } from './inbox-preferences.ts'

beforeEach(resetInbox)
// A store lets go of its window a second after its last listener, when there may be none.
afterAll(() => cleanStores(inboxPreferences))

const reply = { id: 'r1', message: 'Ehtii.', created_at: MOMENT, delivery: 'waiting' as const, reason: null }

describe('the keys', () => {
  it('lead from message to message, and the focus comes to each', async () => {
    const { user } = await showOpened()
    await user.keyboard('j')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Aihe 2' })).toBe(document.activeElement))
    await user.keyboard('k')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Aihe 1' })).toBe(document.activeElement))
  })

  it('take a message, resolve it and begin to answer, and are letters while one types', async () => {
    const { user, callsOf } = await showOpened({ [`PUT ${ONE}`]: changed({ assignee: staff[0] }) })
    await screen.findByRole('option', { name: 'Aino Virtanen (sinä)' })
    await user.keyboard('a')
    await waitFor(() => expect(callsOf(`PUT ${ONE}`)[0]).toMatchObject({ body: { assignee_id: 'me' }, ifMatch: '"1"' }))
    await user.keyboard('r')
    await user.keyboard('eaz#')
    expect(replyField().value).toBe('eaz#')
    expect(callsOf(`PUT ${ONE}`)).toHaveLength(1)
    replyField().blur()
    await user.keyboard('e')
    await waitFor(() => expect(callsOf(`PUT ${ONE}`)[1]?.body).toEqual({ status: 'resolved' }))
  })

  it('do nothing with Ctrl, under a dialog, or where they are switched off', async () => {
    const { user, callsOf } = await showOpened({ [`PUT ${ONE}`]: changed({}) })
    await user.keyboard('{Control>}e{/Control}')
    await user.keyboard('#')
    expect(await screen.findByRole('dialog', { name: 'Poista viesti' })).toBeDefined()
    await user.keyboard('e')
    await user.click(screen.getByRole('button', { name: 'Peruuta' }))
    act(() => inboxPreferences.set({ shortcuts: false, openNext: false }))
    await user.keyboard('e')
    expect(callsOf(`PUT ${ONE}`)).toEqual([])
  })

  it('open the next message once one is resolved, where that is wished', async () => {
    inboxPreferences.set({ shortcuts: true, openNext: true })
    const { user } = await showOpened({ [`PUT ${ONE}`]: changed({ status: 'resolved' }) })
    await user.keyboard('e')
    expect(await screen.findByRole('heading', { name: 'Aihe 2' })).toBeDefined()
  })
})

describe('an answer', () => {
  const sent = { [`POST ${ONE}/replies`]: changed({ status: 'resolved', replies: [reply] }) }

  it('is sent by Ctrl and Enter, and resolves with Shift', async () => {
    const { user, callsOf } = await showOpened(sent)
    await user.keyboard('r')
    await user.keyboard('Ehtii.')
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    await waitFor(() => expect(callsOf(`POST ${ONE}/replies`)[0]?.body).toEqual({ message: 'Ehtii.', resolve: true }))
  })

  it('is taken back with its text, also when another message has been opened meanwhile', async () => {
    const { user, callsOf } = await showOpened({ ...sent, [`POST ${ONE}/replies/undo`]: changed({ version: 3 }) })
    await user.type(replyField(), 'Ehtii.')
    await user.click(screen.getByRole('button', { name: 'Lähetä vastaus' }))
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Vastaus on lähdössä'))
    expect(replyField().value).toBe('')
    const action = shownToasts().at(-1)?.action
    expect(action).toMatchObject({ label: 'Kumoa', name: 'Kumoa vastaus viestiin Aihe 1' })
    await user.click(screen.getByRole('button', { name: /Aihe 2/ }))
    await screen.findByRole('heading', { name: 'Aihe 2' })
    act(() => {
      if (action && 'onPress' in action) action.onPress()
    })
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Vastaus kumottu'))
    expect(callsOf(`POST ${ONE}/replies/undo`)[0]?.body).toEqual({ reply_id: 'r1' })
    await user.click(screen.getByRole('button', { name: /Aihe 1/ }))
    await waitFor(() => expect(replyField().value).toBe('Ehtii.'))
  })
})

describe('an answer that is written while a mail comes', () => {
  const mail = {
    ...{
      id: 'm1',
      sender_name: 'Matti Meri',
      sender_email: 'matti@example.fi',
      subject: 'Vs: Aihe',
      text: 'Peruin jo.',
    },
    ...{ quoted: null, starts_message: false, is_automatic: false, is_other_sender: false, too_large_bytes: null },
    ...{ received_at: MOMENT, attachments: [] },
  }
  const stale = (mails: (typeof mail)[]) => () =>
    problem(412, 'stale', 'Muokkausristiriita', { current: message('1', { version: 2, mails }) })

  it('is not sent before the mail has been read', async () => {
    const { user, callsOf } = await showOpened({ [`POST ${ONE}/replies`]: stale([mail]) })
    await user.type(replyField(), 'Ehtii.')
    await user.click(screen.getByRole('button', { name: 'Lähetä vastaus' }))
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByText('Keskusteluun tuli juuri uusi viesti')).toBeDefined()
    expect(within(notice).getByText(/Peruin jo\./)).toBeDefined()
    expect([replyField().value, callsOf(`POST ${ONE}/replies`).length]).toEqual(['Ehtii.', 1])
    await user.click(screen.getByRole('button', { name: 'Lähetä silti' }))
    await waitFor(() => expect(callsOf(`POST ${ONE}/replies`).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']))
  })

  it.each([
    ['the shortcut', '{Control>}{Enter}{/Control}', false],
    ['the shortcut that also resolves', '{Control>}{Shift>}{Enter}{/Shift}{/Control}', true],
  ])('is asked about by %s, which may be pressed just when the mail comes', async (_what, keys, resolve) => {
    const { user, callsOf } = await showOpened({ [`POST ${ONE}/replies`]: stale([mail]) })
    await user.type(replyField(), 'Ehtii.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Keskusteluun tuli juuri uusi viesti')
    await user.click(replyField())
    await user.keyboard(keys)
    const question = await screen.findByRole('dialog', { name: 'Lähetetäänkö vastauksesi silti?' })
    expect(callsOf(`POST ${ONE}/replies`)).toHaveLength(1)
    await user.click(within(question).getByRole('button', { name: 'Lähetä silti' }))
    await waitFor(() =>
      expect(callsOf(`POST ${ONE}/replies`).at(-1)).toMatchObject({ ifMatch: '"2"', body: { resolve } }),
    )
    expect(callsOf(`POST ${ONE}/replies`)).toHaveLength(2)
  })

  it('is sent where a machine wrote it', async () => {
    let sent = 0
    const { user, callsOf } = await showOpened({
      [`POST ${ONE}/replies`]: () => {
        sent += 1
        return sent === 1 ? stale([{ ...mail, is_automatic: true }])() : json(message('1', { replies: [reply] }))
      },
    })
    await user.type(replyField(), 'Ehtii.')
    await user.click(screen.getByRole('button', { name: 'Lähetä vastaus' }))
    await waitFor(() => expect(callsOf(`POST ${ONE}/replies`).map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']))
  })
})

describe('a saved reply', () => {
  it('says the number of the newest order as the shop does', async () => {
    const order = { id: 'a3f81c20-0000', number: 1042, status: 'pending', created_at: MOMENT }
    const { user } = await showOpened({ [`GET ${ONE}`]: () => json(message('1', { orders: [order] })) })
    await user.keyboard('r')
    await user.keyboard('/toim')
    await screen.findByRole('option', { name: /^Toimitusaika/, selected: true })
    await user.keyboard('{Enter}')
    expect(replyField().value).toBe('Hei Matti, tilaus 1042 lähtee tänään.')
  })

  it('is found by a part of its name, filled from the message, and asked about while something in it is open', async () => {
    const { user, callsOf } = await showOpened({ [`POST ${ONE}/replies`]: changed({ replies: [reply] }) })
    await user.keyboard('r')
    await user.keyboard('/toim')
    expect(await screen.findByRole('option', { name: /^Toimitusaika/, selected: true })).toBeDefined()
    await user.keyboard('{Enter}')
    expect(replyField().value).toBe('Hei Matti, tilaus {{tilausnumero}} lähtee tänään.')
    expect(screen.getByText('Täytä ennen lähettämistä: {{tilausnumero}}')).toBeDefined()
    await user.keyboard('{Control>}{Enter}{/Control}')
    const question = await screen.findByRole('dialog', { name: 'Lähetetäänkö keskeneräinen vastaus?' })
    await user.click(within(question).getByRole('button', { name: 'Peruuta' }))
    expect(callsOf(`POST ${ONE}/replies`)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Siirry kohtaan' }))
    await user.keyboard('1042')
    expect(replyField().value).toBe('Hei Matti, tilaus 1042 lähtee tänään.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(callsOf(`POST ${ONE}/replies`)).toHaveLength(1))
  })

  it('is offered by a button too, and Escape leaves what is typed', async () => {
    const { user } = await showOpened()
    await user.type(replyField(), 'Hei')
    await user.click(screen.getByRole('button', { name: 'Lisää valmis vastaus' }))
    expect(await screen.findAllByRole('option', { name: /^Palautus|^Toimitusaika/ })).toHaveLength(2)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox', { name: 'Ehdotukset' })).toBeNull()
    expect(replyField().value).toBe('Hei /')
  })
})
