import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessible.ts'
import type { RunningServer } from './fixtures/server.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const AINO = 'aino.korhonen@example.fi'

async function send(server: RunningServer, path: string, body: unknown, token = '') {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

const write = (server: RunningServer, email: string, subject: string) =>
  send(server, '/api/contact', { name: 'Aino Korhonen', email, subject, message: 'Hei!' })

const order = (server: RunningServer, token: string, customer_email: string) =>
  send(
    server,
    '/api/admin/orders',
    {
      ...{ customer_name: 'Aino Korhonen', customer_email, customer_phone: '040 123 4567', note: null },
      ...{ shipping_address: 'Satamakatu 4', shipping_postcode: '00160', shipping_city: 'Helsinki' },
      items: [{ product_id: '1', quantity: 1 }],
    },
    token,
  )

async function open(page: Page, token: string, path: string) {
  await signInAsStaff(page, token)
  await page.goto(path)
}

test('staff find a customer by phone, write a note, merge another address, and begin an order', async ({
  page,
  server,
  staffToken,
}) => {
  await order(server, staffToken, AINO)
  await write(server, 'aino@tyo.example', 'Lasku')
  await open(page, staffToken, '/admin/customers')
  await page.getByLabel('Hae asiakkaita').fill('0401234567')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Aino Korhonen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Aino Korhonen' })).toBeFocused()
  await page.getByLabel('Uusi muistiinpano').fill('Soittaa mieluummin.')
  await page.getByRole('button', { name: 'Lisää muistiinpano' }).click()
  await expect(page.getByRole('region', { name: 'Muistiinpanot' }).getByRole('listitem')).toContainText(
    'Soittaa mieluummin.',
  )

  await page.getByRole('button', { name: 'Yhdistä toiseen asiakkaaseen' }).click()
  await page.getByRole('button', { name: 'Valitse aino@tyo.example' }).click()
  await expect(page.getByText(`${AINO}, aino@tyo.example`)).toBeVisible()
  await page.getByRole('button', { name: 'Yhdistä', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Yhteydenotot' })).toContainText('Lasku')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Uusi tilaus' }).click()
  await expect(page.getByLabel('Katuosoite')).toHaveValue('Satamakatu 4')
  await expect(page.getByLabel('Sähköposti', { exact: true })).toHaveValue(AINO)
})

test('a request to erase is written down, checked, and done by typing the address', async ({
  page,
  server,
  staffToken,
}) => {
  await order(server, staffToken, AINO)
  await send(server, '/api/newsletter/subscribe', { email: AINO })
  await open(page, staffToken, `/admin/privacy?uusi=1&email=${AINO}`)
  await page.getByLabel('Mitä pyydetään').selectOption('Tietojen poistaminen')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kirjaa pyyntö' }).last().click()
  await page.getByLabel('Henkilöllisyyden varmistaminen').selectOption('Vastasi samasta sähköpostista')
  const erasure = page.getByRole('region', { name: 'Tietojen poistaminen' })
  await expect(erasure).toContainText('Uutiskirjeen tilaus')
  await expect(erasure).toContainText('Avoimet tilaukset')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Poista tiedot…' }).click()
  await page.getByLabel('Sähköpostiosoite', { exact: true }).fill(AINO)
  await page.getByRole('button', { name: 'Poista henkilötiedot' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Osoite poistettu' })).toBeVisible()
})
