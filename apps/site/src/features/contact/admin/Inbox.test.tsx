// @vitest-environment happy-dom
import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../../test/screen.tsx'
import { Inbox } from './Inbox.tsx'
import { inboxPreferences } from './inbox-preferences.ts'

const MOMENT = '2026-11-20T10:00:00.000Z'
const message = (id: string, more: Partial<ContactMessageDetail> = {}): ContactMessageDetail => ({
  id,
  name: 'Matti Meri',
  email: 'matti@example.fi',
  subject: `Aihe ${id}`,
  message: 'Hei!',
  status: 'read',
  admin_notes: null,
  assignee: null,
  snoozed_until: null,
  waiting_since: MOMENT,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
  conversation: [],
  replies: [],
  mails: [],
  orders: [],
  notes: [],
  merged_into: null,
  parts: [],
  others: [],
  ...more,
})
const reply = { id: 'r1', message: 'Ehtii.', created_at: MOMENT, delivery: 'waiting' as const, reason: null }
const note = {
  id: 'n1',
  author_id: 'me',
  author_name: 'Aino Virtanen',
  text: 'Soitettu.',
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
}
const staff = [
  { id: 'me', name: 'Aino Virtanen', you: true },
  { id: 'eero', name: 'Eero Laine', you: false },
]

const savedReply = (id: string, name: string, text: string) => ({
  id,
  name,
  text,
  resolved_text: text,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
})
const savedReplies = [
  savedReply('s1', 'Palautus', 'Palauta 30 päivässä.'),
  savedReply('s2', 'Toimitusaika', 'Hei {{etunimi}}, tilaus {{tilausnumero}} lähtee tänään.'),
]

const day = { opens: '09:00', closes: '17:00' }
const week = { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day }
const hours = { week, closedOnHolidays: true, exceptions: [] }

const ONE = '/api/admin/contact-messages/1'
const answers = (more: Answers = {}): Answers => ({
  'GET /api/admin/reply-promise': () => json({ hours, terms: { replyOfficeHours: 8 } }),
  'GET /api/admin/contact-messages': () => json([message('1'), message('2')]),
  'GET /api/admin/contact-staff': () => json(staff),
  'GET /api/admin/saved-replies': () => json(savedReplies),
  'GET /api/admin/saved-filters': () => json([]),
  [`GET ${ONE}`]: () => json(message('1')),
  'GET /api/admin/contact-messages/2': () => json(message('2')),
  [`PUT ${ONE}/presence`]: () => json({ others: [], state: '1' }),
  'PUT /api/admin/contact-messages/2/presence': () => json({ others: [], state: '1' }),
  ...more,
})

beforeEach(() => {
  history.replaceState(null, '', '/admin/contact-management')
  inboxPreferences.set({ shortcuts: true, openNext: false })
})

async function show(more: Answers = {}) {
  const tab = renderScreen(<Inbox />, answers(more))
  await screen.findByRole('button', { name: /Aihe 1/ })
  return tab
}
async function showOpened(more: Answers = {}) {
  const tab = await show(more)
  await tab.user.keyboard('j')
  await screen.findByRole('heading', { name: 'Aihe 1' })
  return tab
}
const replyField = () => screen.getByLabelText<HTMLTextAreaElement>('Vastaus')
const changed = (more: Partial<ContactMessageDetail>) => () => json(message('1', { version: 2, ...more }))

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

describe('who else is at the message', () => {
  it('is told before one writes', async () => {
    const others = [
      { id: 'eero', name: 'Eero Laine', you: false, typing: true },
      { id: 'me', name: 'Aino Virtanen', you: true, typing: false },
    ]
    await showOpened({ [`PUT ${ONE}/presence`]: () => json({ others, state: '1' }) })
    expect(await screen.findByText('Eero Laine kirjoittaa parhaillaan vastausta tähän viestiin.')).toBeDefined()
    expect(screen.getByText('Viesti on auki myös toisessa välilehdessä.')).toBeDefined()
  })

  it('hears that one has left', async () => {
    const { callsOf } = await showOpened()
    act(() => history.back())
    const told = () => callsOf(`PUT ${ONE}/presence`).map(({ body }) => (body as { activity: string }).activity)
    await waitFor(() => expect(told().at(-1)).toBe('left'))
  })
})

describe('notes to colleagues', () => {
  it('name somebody who is chosen from a list with the keyboard', async () => {
    const { user, callsOf } = await showOpened({
      [`POST ${ONE}/notes`]: () => json({ ...note, text: '@Eero Laine ' }, 201),
    })
    await screen.findAllByRole('option', { name: 'Eero Laine' })
    await user.keyboard('n')
    await user.keyboard('@la')
    const list = screen.getByRole('listbox', { name: 'Ehdotukset' })
    expect(within(list).getByRole('option', { name: 'Eero Laine', selected: true })).toBeDefined()
    await user.keyboard('{Enter}katso')
    expect(screen.queryByRole('listbox', { name: 'Ehdotukset' })).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(callsOf(`POST ${ONE}/notes`)[0]?.body).toEqual({ text: '@Eero Laine katso' }))
    expect(await screen.findByText('@Eero Laine')).toBeDefined()
  })

  it('that another tab has changed are shown, and one’s own text stays', async () => {
    const current = { ...note, text: 'Toisesta.', version: 2 }
    const { user, callsOf } = await showOpened({
      [`GET ${ONE}`]: () => json(message('1', { notes: [note] })),
      'PUT /api/admin/contact-notes/n1': () => problem(412, 'stale', 'Muokkausristiriita', { current }),
    })
    await user.click(await screen.findByRole('button', { name: /^Muokkaa huomiota/ }))
    await user.type(screen.getByLabelText('Huomio'), ' Vastasi.')
    await user.click(screen.getByRole('button', { name: 'Tallenna huomio' }))
    expect(await screen.findByText('Toisesta.')).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Huomio').value).toBe('Soitettu. Vastasi.')
    await user.click(screen.getByRole('button', { name: 'Tallenna oma' }))
    const ifMatches = callsOf('PUT /api/admin/contact-notes/n1').map(({ ifMatch }) => ifMatch)
    expect(ifMatches).toEqual(['"1"', '"2"'])
  })

  it('of others cannot be changed', async () => {
    await showOpened({ [`GET ${ONE}`]: () => json(message('1', { notes: [{ ...note, author_id: 'eero' }] })) })
    expect(await screen.findByText('Soitettu.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Muokkaa huomiota/ })).toBeNull()
  })
})

it('a message is put away until the office opens, and what was promised stays in sight', async () => {
  const { user, callsOf } = await showOpened({ [`PUT ${ONE}`]: changed({ snoozed_until: '2999-01-01T07:00:00.000Z' }) })
  await user.keyboard('z')
  const dialog = await screen.findByRole('dialog', { name: 'Milloin viesti palaa?' })
  expect(await within(dialog).findByText(/Siirtäminen ei muuta asiakkaalle annettua lupausta/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: /^Seuraavana työpäivänä/ }))
  await waitFor(() => expect(callsOf(`PUT ${ONE}`)).toHaveLength(1))
  expect(callsOf(`PUT ${ONE}`)[0]?.body).toEqual({ snoozed_until: expect.stringMatching(/T0[67]:00:00.000Z$/) })
  expect(await within(screen.getByRole('article')).findByRole('button', { name: 'Palauta nyt' })).toBeDefined()
  const toast = shownToasts().at(-1)
  expect(toast).toMatchObject({ title: 'Viesti siirretty myöhemmäksi', action: { label: 'Kumoa' } })
  await act(async () => toast?.action && 'onPress' in toast.action && toast.action.onPress())
  expect(callsOf(`PUT ${ONE}`)[1]).toMatchObject({ body: { snoozed_until: null }, ifMatch: '"2"' })
})

it('messages of one customer are merged by key, after it is told what becomes of them, and taken apart again', async () => {
  const other = { id: '2', subject: 'Aihe 2', message: 'Vielä.', status: 'new' as const, created_at: MOMENT }
  const part = { id: '2', subject: 'Aihe 2', message: 'Vielä.', conversation: [], created_at: MOMENT }
  const { user, callsOf } = await showOpened({
    [`GET ${ONE}`]: () => json(message('1', { others: [other] })),
    [`POST ${ONE}/merge`]: changed({ parts: [part] }),
    [`POST ${ONE}/unmerge`]: changed({ version: 3, others: [other] }),
  })
  await user.keyboard('m')
  const dialog = await screen.findByRole('dialog', { name: 'Yhdistä saman asiakkaan viestejä' })
  expect(within(dialog).getByText(/^Viestin ”Aihe 1” alle siirtyy yksi viesti/)).toBeDefined()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(callsOf(`POST ${ONE}/merge`)[0]).toMatchObject({ body: { ids: ['2'] }, ifMatch: '"1"' }))
  await user.click(await screen.findByRole('button', { name: 'Erota omaksi viestikseen: Aihe 2' }))
  await waitFor(() => expect(callsOf(`POST ${ONE}/unmerge`)[0]?.body).toEqual({ ids: ['2'] }))
})

describe('many messages', () => {
  const both = (more: Partial<ContactMessageDetail>) => ({
    [`PUT ${ONE}`]: changed(more),
    'PUT /api/admin/contact-messages/2': () => json(message('2', { version: 2, ...more })),
  })
  const bodies = (calls: { body?: unknown; ifMatch?: unknown }[]) => calls.map(({ body, ifMatch }) => [body, ifMatch])

  it('are resolved together, and had back as they were', async () => {
    const { user, callsOf } = await show(both({ status: 'resolved' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Valitse kaikki näkyvät (2)' }))
    await user.click(screen.getByRole('button', { name: 'Merkitse ratkaistuiksi' }))
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Merkitty ratkaistuksi: 2\u00A0viestiä'))
    const action = shownToasts().at(-1)?.action
    act(() => {
      if (action && 'onPress' in action) action.onPress()
    })
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Palautettu ennalleen: 2\u00A0viestiä'))
    expect(bodies(callsOf('PUT /api/admin/contact-messages/2'))).toEqual([
      [{ status: 'resolved' }, '"1"'],
      [{ status: 'read' }, '"2"'],
    ])
  })

  it('are given to somebody and put away; only new ones can be marked read', async () => {
    const { user, callsOf } = await show(both({}))
    await user.keyboard('jjx')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Valitse Matti Meri: Aihe 2' }).checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Merkitse luetuiksi' }).getAttribute('aria-disabled')).toBe('true')
    await user.selectOptions(await screen.findByLabelText('Käsittelijä valituille'), 'eero')
    await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Käsittelijä vaihdettu: 1\u00A0viesti'))
    await user.click(screen.getByRole('button', { name: 'Siirrä myöhemmäksi…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Milloin viesti palaa?' })
    await user.click(await within(dialog).findByRole('button', { name: /^Seuraavana työpäivänä/ }))
    await waitFor(() => expect(callsOf('PUT /api/admin/contact-messages/2')).toHaveLength(2))
    expect(callsOf('PUT /api/admin/contact-messages/2').map(({ body }) => body)).toEqual([
      { assignee_id: 'eero' },
      { snoozed_until: expect.stringMatching(/T0[67]:00:00.000Z$/) },
    ])
    expect(callsOf(`PUT ${ONE}`)).toEqual([])
  })
})
