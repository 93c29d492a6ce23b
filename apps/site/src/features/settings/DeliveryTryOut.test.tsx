// @vitest-environment happy-dom
import { ofEachGroup, settings as settingsSchema } from '@arkpax/schema/settings'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import seeded from '../../../../../content/data/settings.json'
import { json, renderScreen } from '../../../test/screen.tsx'
import { SettingsCards } from './SettingsCards.tsx'

const settings = { ...settingsSchema.parse(seeded), versions: ofEachGroup(() => 1) }
const product = {
  ...{ id: '1', name: 'Ark PRO', status: 'shown', category: 'power-stations', batteryCapacity: 2300 },
  ...{ shipping_weight_g: 31_000, un_number: 'UN3480' },
}

const show = () =>
  renderScreen(<SettingsCards>{null}</SettingsCards>, {
    'GET /api/admin/settings': () => json(settings),
    'GET /api/admin/products': () =>
      json([
        product,
        {
          ...product,
          id: '4',
          name: 'Paneeli',
          category: 'accessories',
          batteryCapacity: undefined,
          shipping_weight_g: 8_800,
          un_number: null,
        },
      ]),
  })

it('a delivery is tried out with the prices as they are typed, before they are saved', async () => {
  const { user, callsOf } = show()
  const tryOut = within(await screen.findByRole('group', { name: 'Kokeile' }))
  await user.type(tryOut.getByLabelText('Postinumero'), '21660')
  await user.selectOptions(await tryOut.findByLabelText('Tuote'), 'Ark PRO')
  expect(tryOut.getByRole('row', { name: /Rahtikuljetus ovelle/ }).textContent).toMatch(/129,00.*109,00/)
  expect(tryOut.queryByText('Paketti noutopisteeseen')).toBeNull()

  const price = screen.getAllByLabelText('Rivi 1: Saaristo (€)')[0] as HTMLInputElement
  await user.clear(price)
  await user.type(price, '150,50')
  expect(tryOut.getByRole('row', { name: /Rahtikuljetus ovelle/ }).textContent).toContain('150,50')
  await user.clear(price)
  expect(tryOut.getByRole('row', { name: /Rahtikuljetus ovelle/ }).textContent).toContain('Sovitaan erikseen')
  await user.selectOptions(tryOut.getByLabelText('Tuote'), 'Paneeli')
  expect(tryOut.getByRole('row', { name: /Paketti noutopisteeseen/ }).textContent).toContain('14,90')
  expect(callsOf('PUT /api/admin/settings/delivery')).toHaveLength(0)
})

it('says what keeps a sale from being made: no account number, no notice', async () => {
  show()
  expect(await screen.findByText('Tilinumero puuttuu')).toBeDefined()
  expect(screen.getByText('Virhevastuun ilmoitus puuttuu')).toBeDefined()
})

it('a wrong account number is told at its field', async () => {
  const { user, callsOf } = show()
  await user.type(await screen.findByLabelText('Tilinumero (IBAN)'), 'FI21 1234 5600 0007 86')
  await user.click(screen.getByRole('button', { name: 'Tallenna myynnin asetukset' }))
  expect(await screen.findByText('Tarkista tilinumero: tarkistusnumerot eivät täsmää')).toBeDefined()
  expect(callsOf('PUT /api/admin/settings/sale')).toHaveLength(0)
})
