import { expectAccessible } from './fixtures/accessible.ts'
import { ANSWERED, answers, answerWith, ask, chat, field, openChat } from './fixtures/chat.ts'
import { expect, readAsStaff, signInAsStaff, test } from './fixtures/test.ts'

const QUESTION = 'Mitä IP67 tarkoittaa?'

test('nothing of the chat is loaded until it is asked for, and every live-chat button opens it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  for (const path of ['/general-faqs', '/support', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.filter((url) => /chat-panel|open-chat/.test(url))).toEqual([])
    await page.locator('main [data-open-chat]').first().click()
    await expect(chat(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chat(page)).toBeHidden()
    await expect(page.locator('main [data-open-chat]').first()).toBeFocused()
    scripts.length = 0
  }
})

test('a visitor asks, gets an answer with its source, and tells whether it helped', async ({
  page,
  server,
  staffToken,
}) => {
  await page.goto('/')
  await openChat(page)
  await expect(answers(page)).toContainText('tekoälyavustaja, en ihminen')
  await expect(chat(page).getByRole('group', { name: 'Esimerkkikysymyksiä' }).getByRole('button')).toHaveCount(4)

  await field(page).fill('  \n ')
  await field(page).press('Enter')
  await expect(chat(page).locator('.message')).toHaveCount(1)

  await field(page).fill('Mitä IP67')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('tarkoittaa?')
  await expect(field(page)).toHaveValue('Mitä IP67\ntarkoittaa?')
  await field(page).press('Enter')
  await expect(answers(page).last()).toContainText('pölytiivis', ANSWERED)
  await expect(answers(page).last().locator('time')).toHaveText(/^\d{1,2}\.\d\d$/)
  await expectAccessible(page)

  await chat(page).getByRole('button', { name: 'Ei', exact: true }).click()
  await expect(chat(page)).toContainText('Kiitos palautteesta!')
  await expect
    .poll(() => readAsStaff(server, staffToken, '/api/admin/chat?show=unhelpful'))
    .toEqual([expect.objectContaining({ first_message: 'Mitä IP67\ntarkoittaa?', unhelpful: 1 })])

  await answers(page).last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/general-faqs#/)
})

test('the conversation, the state and the draft go along from page to page', async ({ page }) => {
  await page.goto('/')
  await openChat(page)
  await ask(page, QUESTION)
  await field(page).fill('Kesken jäänyt')
  await page.goto('/support')
  await expect(chat(page)).toContainText(QUESTION)
  await expect(field(page)).toHaveValue('Kesken jäänyt')
  await chat(page).getByRole('button', { name: 'Pienennä' }).click()
  await expect(chat(page)).toBeHidden()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Jatka keskustelua' }).click()
  await expect(answers(page)).toHaveCount(2)
  await chat(page).getByRole('button', { name: 'Sulje' }).click()
  await page.goto('/general-faqs')
  await expect(chat(page)).toBeHidden()
  await openChat(page)
  await expect(answers(page)).toHaveCount(2)
  await chat(page).getByRole('button', { name: 'Aloita alusta' }).click()
  await expect(chat(page).locator('.message')).toHaveCount(1)
})

test('while an answer is on its way nothing is sent; it can be stopped, and a failure can be tried again', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/chat', () => {
    asked += 1
  })
  await page.goto('/contact')
  await openChat(page)
  await field(page).fill('Ensimmäinen')
  await field(page).press('Enter')
  await expect(chat(page).getByRole('status')).toHaveText('Avustaja kirjoittaa…')
  await field(page).fill('Toinen')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('Toinen')
  expect(asked).toBe(1)
  await chat(page).getByRole('button', { name: 'Keskeytä vastaus' }).click()
  await expect(answers(page).last()).toContainText('Vastaus keskeytettiin.')

  await page.unroute('**/api/chat')
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'rikki' }))
  await chat(page).getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(answers(page).last()).toContainText('tekninen virhe')
  await expect(answers(page).last()).toContainText('asiakaspalvelu@')
  await expect(field(page)).toHaveValue('Toinen')

  await page.unroute('**/api/chat')
  const empty = 'event: session\ndata: {"session_id":"0b9f3c1e-7f0d-4b8e-9f60-2f5f6c1a7e01"}\n\n'
  await page.route('**/api/chat', (route) => route.fulfill({ contentType: 'text/event-stream', body: empty }))
  await chat(page).getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(answers(page).last()).toContainText('Anteeksi, en voinut käsitellä viestiäsi. Yritä uudelleen.')

  await page.unroute('**/api/chat')
  await chat(page).getByRole('button', { name: 'Yritä uudelleen' }).click()
  await expect(chat(page).locator('.message[data-sender="user"]')).toHaveCount(1)
  await expect(chat(page).getByText('Yritä uudelleen')).toHaveCount(0)

  await field(page).fill('x'.repeat(2_001))
  await field(page).press('Enter')
  await expect(chat(page).getByRole('alert')).toContainText('enintään 2\u00A0000 merkkiä')
  await expect(field(page)).toHaveValue('x'.repeat(2_001))
})

test('what is written stays text', async ({ page }) => {
  const hostile = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'
  await answerWith(page, {
    reply: hostile,
    details: hostile,
    sources: [
      { title: hostile, url: 'javascript:window.ran=1' },
      { title: 'Muualle', url: '//paha.example' },
      { title: 'Takuu', url: '/warranty-policy' },
    ],
    actions: [{ kind: 'link', label: hostile, url: 'javascript:window.ran=1' }],
  })
  await page.goto('/')
  await openChat(page)
  await ask(page, hostile)
  await expect(chat(page).getByText(hostile)).toHaveCount(3)
  await expect(answers(page).last().getByRole('link')).toHaveText(['Takuu'])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(await chat(page).locator('img, script').count()).toBe(0)
})

test('the conversation is handed over to a person, and nothing typed is lost when sending fails', async ({
  page,
  server,
  staffToken,
}) => {
  await page.goto('/')
  await openChat(page)
  await ask(page, QUESTION)
  await chat(page).getByRole('button', { name: 'Siirrä asiakaspalveluun' }).click()
  await expect(chat(page).getByLabel('Viesti *')).toHaveValue(QUESTION)
  await chat(page).getByRole('button', { name: 'Lähetä viesti' }).click()
  await expect(chat(page)).toContainText('Nimi on pakollinen')
  await chat(page).getByLabel('Nimi *').fill('Aino Korhonen')
  await chat(page).getByLabel('Sähköposti *').fill('aino@example.fi')
  await expectAccessible(page)

  await page.route('**/api/contact', (route) => route.abort())
  await chat(page).getByRole('button', { name: 'Lähetä viesti' }).click()
  await expect(page.getByText('Virhe viestin lähetyksessä', { exact: true })).toBeVisible()
  await expect(chat(page).getByLabel('Nimi *')).toHaveValue('Aino Korhonen')
  await page.unroute('**/api/contact')
  await chat(page).getByRole('button', { name: 'Lähetä viesti' }).click()
  await expect(chat(page)).toContainText('Viesti lähetetty!')
  await expect(chat(page)).toContainText('Vastaamme sähköpostiisi arkipäivisin 24 tunnin kuluessa.')

  await signInAsStaff(page, staffToken)
  const [received] = await readAsStaff<{ id: string }[]>(server, staffToken, '/api/admin/contact-messages')
  await page.goto(`/admin/contact-management?message=${received?.id}`)
  await page.getByText('Keskustelu avustajan kanssa').click()
  await expect(page.getByRole('article')).toContainText('pölytiivis')
  await expectAccessible(page)
})

test('on a phone the window is a sheet, and a source makes it small', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/general-faqs')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const launcher = page.getByRole('button', { name: 'Kysy avustajalta' })
  const footer = page.locator('footer')
  const bottomOf = async () => (await launcher.boundingBox())?.y ?? 0
  expect(await bottomOf()).toBeLessThan((await footer.boundingBox())?.y ?? 0)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await openChat(page)
  await expect.poll(() => chat(page).boundingBox()).toEqual({ x: 0, y: 40, width: 390, height: 760 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
  await ask(page, QUESTION)
  await expectAccessible(page)
  await answers(page).last().locator('.sources').getByRole('link').first().click()
  await expect(page).toHaveURL(/#/)
  await expect(chat(page)).toBeHidden()
  const resume = page.getByRole('button', { name: 'Jatka keskustelua' })
  await expect(resume).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLElement>('chat-dock button')?.click())
  await page.mouse.click(200, 20)
  await expect(chat(page)).toBeHidden()
})

test('held sideways or magnified, the window takes the whole little screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/support')
  await page.locator('main [data-open-chat]').first().click()
  await expect.poll(() => chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 })
  await expect(field(page)).toBeInViewport()
})

test('it opens beside what a product costs and how to get it, not over them', async ({ page }) => {
  const overlaps = (part: string) =>
    page.locator(part).evaluate((element) => {
      const window = document.querySelector('chat-panel dialog')?.getBoundingClientRect()
      const { left, right } = element.getBoundingClientRect()
      return !window || (left < window.right && right > window.left)
    })
  for (const width of [768, 820, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/tuote/1')
    // On a tablet the button comes when the first screen has been read.
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }))
    await openChat(page)
    expect([width, await overlaps('[data-buying]')]).toEqual([width, false])
    await page.keyboard.press('Escape')
  }
})

test('the button tells its state, and leads to the contact form where there is no script', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/about')
  const launcher = page.locator('chat-dock').getByRole('button').first()
  await expect(launcher).toHaveAttribute('aria-expanded', 'false')
  await launcher.focus()
  await page.keyboard.press('Space')
  await expect(field(page)).toBeFocused()
  await expect(page.locator('chat-dock button[data-open-chat]')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(launcher).toHaveAttribute('aria-expanded', 'false')
  await expect(launcher).toBeFocused()

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const unscripted = await plain.newPage()
  await unscripted.goto('/about')
  await unscripted.getByRole('button', { name: 'Kysy avustajalta' }).click()
  await expect(unscripted).toHaveURL(/\/contact\?#lomake$/)
  await plain.close()
})

for (const { path, launcher, opener, words } of [
  {
    path: '/sv/user-manual',
    launcher: 'Fråga assistenten',
    opener: 'Vidare till kundtjänsten',
    words: ['Namn *', 'E-post *', 'Meddelande *', 'Skicka meddelandet', 'Fyll i ditt namn', 'Meddelandet är skickat!'],
  },
  {
    path: '/en/user-manual',
    launcher: 'Ask the assistant',
    opener: 'Hand over to customer service',
    words: ['Name *', 'Email *', 'Message *', 'Send message', 'Please enter your name', 'Your message has been sent!'],
  },
]) {
  test(`handing over to a person speaks the language of ${path}, from the labels to the thanks`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: launcher }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: opener }).click()
    const [name = '', email = '', message = '', send = '', mistake = '', thanks = ''] = words
    await dialog.getByRole('button', { name: send }).click()
    await expect(dialog).toContainText(mistake)
    await dialog.getByLabel(name).fill('Elin Lind')
    await dialog.getByLabel(email).fill('elin@example.fi')
    await dialog.getByLabel(message).fill('Hej')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: send }).click()
    await expect(dialog).toContainText(thanks)
  })
}
