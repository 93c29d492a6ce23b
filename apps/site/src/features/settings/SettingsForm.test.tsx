// @vitest-environment happy-dom
import { ofEachGroup, settings as settingsSchema } from '@arkpax/schema/settings'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import seeded from '../../../../../content/data/settings.json'
import { json, problem, renderScreen } from '../../../test/screen.tsx'
import { CompanyCard } from './CompanyCard.tsx'

const settings = { ...settingsSchema.parse(seeded), versions: ofEachGroup(() => 1) }
const PUT = 'PUT /api/admin/settings/company'
const ofVersion = (company: number, change: Partial<typeof settings.company> = {}) => ({
  ...settings,
  company: { ...settings.company, ...change },
  versions: { ...settings.versions, company },
})

it('a group that a colleague has saved meanwhile is saved with what both have typed', async () => {
  const theirs = { legalName: 'Kollegan Oy' }
  const { user, callsOf } = renderScreen(<CompanyCard settings={settings} />, {
    [PUT]: ({ ifMatch }) =>
      ifMatch === '"1"'
        ? problem(412, 'stale', 'Muuttunut', { current: ofVersion(2, theirs) })
        : json(ofVersion(3, { ...theirs, brand: 'Uusi' })),
    'GET /api/admin/audit': () => json([]),
  })
  await user.clear(screen.getByLabelText('Tuotemerkki'))
  await user.type(screen.getByLabelText('Tuotemerkki'), 'Uusi')
  await user.click(screen.getByRole('button', { name: /^Tallenna/ }))
  await waitFor(() => expect(callsOf(PUT)).toHaveLength(2))
  expect(callsOf(PUT)[1]).toMatchObject({ ifMatch: '"2"', body: { brand: 'Uusi', legalName: 'Kollegan Oy' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Peru muutokset' })).toBeNull())
})
