// @vitest-environment happy-dom
import type { ModeratedReview } from '@arkpax/schema/reviews'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen, shownToasts } from '../../../../test/screen.tsx'
import { Reviews } from './Reviews.tsx'

const review: ModeratedReview = {
  id: 'r1',
  product_id: '1',
  product_name: 'Ark PRO',
  rating: 1,
  title: null,
  comment: 'Soita minulle.',
  verified_purchase: true,
  answer: null,
  answered_at: null,
  edited_at: null,
  hidden_at: null,
  hidden_reason: null,
  version: 3,
  created_at: '2026-11-20T10:00:00.000Z',
}
const hidden = { ...review, hidden_at: '2026-11-22T10:00:00.000Z', hidden_reason: 'Puhelinnumero.', version: 4 }
const PUT = 'PUT /api/admin/reviews/r1'

async function open(mail: object | null) {
  const tab = renderScreen(<Reviews />, {
    'GET /api/admin/reviews': () => json([review]),
    'GET /api/admin/saved-filters': () => json([]),
    'GET /api/admin/reviews/r1/hide-preview': () => json({ mail }),
    [PUT]: ({ body }) => json((body as { hidden: boolean }).hidden ? hidden : { ...review, version: 5 }),
  })
  await tab.user.click(await screen.findByRole('button', { name: 'Piilota arvostelu tuotteesta Ark PRO' }))
  return tab
}
const mail = {
  to: 'aino@example.fi',
  subject: 'Arvostelusi on piilotettu',
  text: 'Hei Aino,\n> [perustelusi]\nTerveisin',
}

it('shows the mail word for word as the reason is written, and takes hiding back before it leaves', async () => {
  const { user, callsOf } = await open(mail)
  await user.click(await screen.findByText('Näytä viesti, joka lähtee osoitteeseen aino@example.fi'))
  await user.type(screen.getByLabelText('Perustelu kirjoittajalle'), 'Puhelinnumero.')
  expect(screen.getByRole('region', { name: 'Lähtevä viesti' }).textContent).toContain('> Puhelinnumero.\nTerveisin')
  const before = Date.now()
  await user.click(screen.getByRole('button', { name: 'Piilota arvostelu' }))
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Arvostelu piilotettu'))
  expect(shownToasts().at(-1)?.until).toBeLessThanOrEqual(Date.now() + 10_000)
  expect(shownToasts().at(-1)?.until).toBeGreaterThanOrEqual(before + 10_000)
  const action = shownToasts().at(-1)?.action
  await act(async () => action && 'onPress' in action && action.onPress())
  await waitFor(() => expect(shownToasts().at(-1)?.title).toBe('Piilottaminen kumottu'))
  expect(callsOf(PUT)[1]).toMatchObject({ body: { hidden: false }, ifMatch: '"4"' })
})

it('says that nobody is mailed when the writer has gone', async () => {
  await open(null)
  expect(await screen.findByText(/^Kirjoittajan tili on poistettu, joten viestiä ei lähde\./)).toBeTruthy()
  expect(screen.getByLabelText('Perustelu')).toBeTruthy()
  expect(screen.queryByText(/sähköpostilla|Viesti lähtee/)).toBeNull()
})

it('shows the mail of each writer when several are hidden with one reason', async () => {
  const other = { ...review, id: 'r2', product_name: 'Ark MINI' }
  const { user } = renderScreen(<Reviews />, {
    'GET /api/admin/reviews': () => json([review, other]),
    'GET /api/admin/saved-filters': () => json([]),
    'GET /api/admin/reviews/r1/hide-preview': () => json({ mail }),
    'GET /api/admin/reviews/r2/hide-preview': () => json({ mail: null }),
  })
  await user.click(await screen.findByLabelText('Valitse kaikki näkyvät (2)'))
  await user.click(screen.getByRole('button', { name: 'Piilota…' }))
  await user.type(await screen.findByLabelText('Perustelu kirjoittajalle'), 'Mainos.')
  const mails = within(screen.getByRole('region', { name: 'Lähtevät viestit' }))
  await user.click(await mails.findByText('Näytä viesti, joka lähtee osoitteeseen aino@example.fi'))
  expect(mails.getByRole('region', { name: 'Lähtevä viesti' }).textContent).toContain('> Mainos.')
  expect(await mails.findByText('Kirjoittajan tili on poistettu, joten viestiä ei lähde.')).toBeTruthy()
})
