import { expectAccessible } from './fixtures/accessible.ts'
import { expect, signInAsStaff, test } from './fixtures/test.ts'

const UNKNOWN = 'Qwxyz zzkrt?'
const WARRANTY = 'Kuinka pitkä takuu on?'
const LONG = `Onko ${'pitkäsana'.repeat(40)} IP67?`

test('staff read conversations, find one, and see what went unanswered', async ({ page, server, staffToken }) => {
  const ask = async (message: string) => {
    const answer = await fetch(`${server.url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message }),
    })
    expect(answer.status).toBe(200)
  }
  await signInAsStaff(page, staffToken)
  await page.goto('/admin/chat')
  await expect(page.getByText('Ei vielä keskusteluja')).toBeVisible()

  for (const message of [UNKNOWN, WARRANTY, 'qwxyz ZZKRT', LONG]) await ask(message)
  await page.reload()
  await expect(page.locator('[data-conversation]')).toHaveCount(4)
  await page.getByLabel('Hae keskustelujen sanoilla').fill('takuu')
  await page.getByRole('button', { name: 'Suodata', exact: true }).click()
  await page.getByLabel('Näytä').selectOption({ label: 'Vaille vastausta jääneet' })
  await expect(page.getByText('Kokeile toista hakusanaa tai näytä kaikki.')).toBeVisible()
  await page.getByLabel('Näytä').selectOption({ label: 'Kaikki' })
  await page.getByRole('button', { name: WARRANTY }).click()
  await expect(page.getByRole('article').getByText(WARRANTY).first()).toBeVisible()
  await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute('href', /^\//)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Vaille vastausta' }).click()
  const question = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'qwxyz ZZKRT' }) })
  await expect(question).toContainText('Kysytty 2')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await question.getByRole('button', { name: 'Avaa keskustelu' }).click()
  await expect(page.getByRole('article')).toContainText('qwxyz ZZKRT')
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link', { name: 'Chat' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
