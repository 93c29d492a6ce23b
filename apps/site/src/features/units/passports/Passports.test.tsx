// @vitest-environment happy-dom
import type { StoredPassportModel } from '@arkpax/schema/passport-model'
import type { PassportToken } from '@arkpax/schema/passport-tokens'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedIn } from '~/components/admin/signed-in.ts'
import { json, problem, renderScreen } from '../../../../test/screen.tsx'
import { PassportModelForm } from './PassportModelForm.tsx'
import { PassportTokens } from './PassportTokens.tsx'
import { passportEntries } from './passport-parts.ts'

const PUT = 'PUT /api/admin/passport-models/p1'
const stored: StoredPassportModel = {
  product_id: 'p1',
  product_name: 'Ark PRO',
  model: { massKg: 19.5, extinguishing: ['vesi'] },
  version: 2,
}

it('tells what is missing, and stores what was filled in as numbers, groups and rows', async () => {
  const tab = renderScreen(<PassportModelForm stored={stored} />, {
    [PUT]: ({ body }) => json({ ...stored, model: body, version: 3 }),
  })
  expect(screen.getByLabelText<HTMLInputElement>('Akun massa (kg)').value).toBe('19,5')
  expect(screen.getByText(new RegExp(`puuttuu ${passportEntries.length - 2}.tietoa`))).toBeTruthy()
  await tab.user.type(screen.getByLabelText('Lyhenne'), 'LFP')
  await tab.user.type(screen.getByLabelText('Nimi'), 'Litiumrautafosfaatti')
  await tab.user.type(screen.getByLabelText('Nimellisjännite (V)'), '51,2')
  await tab.user.click(screen.getByRole('button', { name: 'Lisää teho' }))
  await tab.user.type(screen.getByLabelText('Varaustaso (%)'), '80')
  await tab.user.type(screen.getByLabelText('Teho (W)'), '2 400')
  expect(screen.getByText(new RegExp(`puuttuu ${passportEntries.length - 5}.tietoa`))).toBeTruthy()
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(1))
  const [call] = tab.callsOf(PUT)
  expect([call?.ifMatch, call?.body]).toEqual([
    '"2"',
    {
      ...stored.model,
      chemistry: { shortName: 'LFP', clearName: 'Litiumrautafosfaatti' },
      figures: { nominalVoltage: 51.2 },
      powerCapability: [{ atSoC: 80, watts: 2400 }],
    },
  ])
})

it('says at its field what is half filled in or no number, and sends nothing', async () => {
  const tab = renderScreen(<PassportModelForm stored={stored} />)
  await tab.user.type(screen.getByLabelText('Lyhenne'), 'LFP')
  await tab.user.type(screen.getByLabelText('Nimellisjännite (V)'), 'viisi')
  await tab.user.click(screen.getByRole('button', { name: 'Lisää varaosa' }))
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  expect(await screen.findByText('Anna luku')).toBeTruthy()
  expect(screen.getByLabelText('Nimi').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Sähköposti').getAttribute('aria-invalid')).toBe('true')
  expect(tab.callsOf(PUT)).toEqual([])
})

it('goes on from what somebody else has saved meanwhile', async () => {
  const theirs = { ...stored, model: { ...stored.model, renewablePercent: 3 }, version: 3 }
  const tab = renderScreen(<PassportModelForm stored={stored} />, {
    [PUT]: ({ ifMatch, body }) =>
      ifMatch === '"2"'
        ? problem(412, 'stale', 'Muuttunut', { current: theirs })
        : json({ ...stored, model: body, version: 4 }),
  })
  await tab.user.clear(screen.getByLabelText('Akun massa (kg)'))
  await tab.user.type(screen.getByLabelText('Akun massa (kg)'), '20')
  await tab.user.click(screen.getByRole('button', { name: 'Tallenna' }))
  await waitFor(() => expect(tab.callsOf(PUT)).toHaveLength(2))
  expect(tab.callsOf(PUT)[1]?.body).toMatchObject({ massKg: 20, renewablePercent: 3 })
})

it('lets a viewer read and change nothing', () => {
  signedIn.set({ ...viewer, role: 'viewer' })
  renderScreen(<PassportModelForm stored={stored} />)
  expect(screen.queryByRole('button', { name: 'Tallenna' })).toBeNull()
  expect(screen.getByLabelText('Akun massa (kg)').closest('fieldset')?.disabled).toBe(true)
})
const viewer = { name: 'Katselija', email: null, second_factor: false, must_add_second_factor: false } as const

const token: PassportToken = {
  ...{ id: 't1', name: 'Tukes', tier: 'authority', created_by: 'Omistaja', created_at: '2026-11-20T08:00:00.000Z' },
  ...{ revoked_at: null, last_used_at: '2026-11-21T08:00:00.000Z', reads: 4 },
}
const LIST = 'GET /api/admin/passport-tokens'

it('shows a new token once, and asks before one is taken away', async () => {
  const tab = renderScreen(<PassportTokens />, {
    [LIST]: () => json([token]),
    'POST /api/admin/passport-tokens': ({ body }) =>
      json({ ...token, ...(body as object), id: 't2', reads: 0, last_used_at: null, token: 'salainen-123' }, 201),
    'DELETE /api/admin/passport-tokens/t1': () => new Response(null, { status: 204 }),
  })
  expect(await screen.findByText('21.11.2026')).toBeTruthy()
  await tab.user.click(screen.getByRole('button', { name: 'Anna lukuoikeus' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anna lukuoikeus' }))
  await tab.user.click(dialog.getByRole('button', { name: 'Anna lukuoikeus' }))
  expect(await dialog.findByText('Kirjoita, kenelle oikeus annetaan')).toBeTruthy()
  await tab.user.type(dialog.getByLabelText('Kenelle oikeus annetaan'), 'Akkukierrätys Oy')
  await tab.user.click(dialog.getByRole('button', { name: 'Anna lukuoikeus' }))
  expect(await screen.findByText('salainen-123')).toBeTruthy()
  await tab.user.click(screen.getByRole('button', { name: 'Olen kopioinut tunnuksen' }))
  await waitFor(() => expect(screen.queryByText('salainen-123')).toBeNull())

  await tab.user.click(screen.getByRole('button', { name: 'Poista lukuoikeus: Tukes' }))
  expect(tab.callsOf('DELETE /api/admin/passport-tokens/t1')).toHaveLength(0)
  await tab.user.click(screen.getByRole('button', { name: 'Poista oikeus' }))
  await waitFor(() => expect(tab.callsOf('DELETE /api/admin/passport-tokens/t1')).toHaveLength(1))
})
