// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Answers, json, problem, renderScreen, shownToasts } from '../../../test/screen.tsx'
import { Customers } from './Customers.tsx'

beforeEach(() => history.replaceState(null, '', '/admin/customers'))

const customerOf = (id: string, tags: string[]) => ({
  id,
  email: `${id}@example.fi`,
  name: null,
  company: null,
  phone: null,
  tags,
  orders: 1,
  bought: 10,
  last_at: '2026-11-20T10:00:00.000Z',
})
const customers = [customerOf('aino', ['vene']), customerOf('eero', [])]
const own = { display_name: 'Nimi', company: 'Vene Oy', business_id: null }
const details = (one: object) => json({ ...one, ...own, own_company: 'Vene Oy', own_phone: '040', version: 7 })
const PUT = 'PUT /api/admin/customers/eero'
const show = (more: Answers = {}) =>
  renderScreen(<Customers onOpen={() => {}} />, {
    'GET /api/admin/customers': () => json(customers),
    'GET /api/admin/customers/tags': () => json({ tags: [{ tag: 'vene', customers: 1 }] }),
    'GET /api/admin/saved-filters': () => json([]),
    'GET /api/admin/customers/eero': () => details(customerOf('eero', ['oma'])),
    [PUT]: ({ body }) => details(body as object),
    ...more,
  })

async function addTag(tag: string, more: Answers = {}) {
  const tab = show(more)
  await tab.user.click(await screen.findByLabelText('Valitse kaikki näkyvät (2)'))
  await tab.user.click(screen.getByRole('button', { name: 'Lisää tunniste…' }))
  await tab.user.type(await screen.findByLabelText('Tunniste', { selector: 'input' }), `${tag}{Enter}`)
  return tab
}

it('gives a tag to those that lack it, keeps the rest of what staff wrote, and takes it back', async () => {
  const { callsOf } = await addTag('Vene')
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Tunniste vene lisätty yhdelle'))
  expect(callsOf(PUT)[0]).toMatchObject({ body: { ...own, phone: '040', tags: ['oma', 'vene'] }, ifMatch: '"7"' })
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(callsOf(PUT)).toHaveLength(2))
  expect(callsOf(PUT)[1]?.body).toMatchObject({ tags: ['oma'] })
})

it('tells at the field what is no tag', async () => {
  const { user, callsOf } = await addTag('vene, auto')
  expect((await screen.findByRole('alert')).textContent).toBe('Lisää yksi tunniste kerrallaan')
  await user.clear(screen.getByLabelText('Tunniste', { selector: 'input' }))
  await user.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Tunniste on tyhjä')
  expect(callsOf(PUT)).toHaveLength(0)
})

it('names whom it failed for', async () => {
  await addTag('vene', { [PUT]: () => problem(412, 'stale', 'Joku muu on muuttanut tietoja.') })
  expect(await screen.findByText('eero@example.fi:')).toBeTruthy()
})
