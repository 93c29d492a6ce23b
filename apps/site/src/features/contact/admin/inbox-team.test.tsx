// @vitest-environment happy-dom
import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changed, MOMENT, message, ONE, resetInbox, show, showOpened } from '../../../../test/inbox.tsx'
import { json, problem, shownToasts } from '../../../../test/screen.tsx'

beforeEach(resetInbox)

const note = {
  id: 'n1',
  author_id: 'me',
  author_name: 'Aino Virtanen',
  text: 'Soitettu.',
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
}

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
  const part = { id: '2', subject: 'Aihe 2', message: 'Vielä.', inquiry: null, conversation: [], created_at: MOMENT }
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
