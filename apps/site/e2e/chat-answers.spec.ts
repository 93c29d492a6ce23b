import { expectAccessible } from './fixtures/accessible.ts'
import { answers, answerWith, ask, chat, field, openChat } from './fixtures/chat.ts'
import { mailedLink } from './fixtures/customer.ts'
import { test } from './fixtures/looking.ts'
import { expect } from './fixtures/test.ts'

const QUESTION = 'Kumpi riittää mökille?'

const TOLD = {
  reply:
    'Ark EVO riittää, jos valaisimet ja jääkaappi ovat ainoat laitteet.\n\n- Ark EVO kevyeen käyttöön\n- Ark PRO työkaluille\n\n| Malli | Tulos |\n| Ark PRO | 20 h |\n| Ark EVO | 9 h |',
  details: 'Kysy lisää: +358 10 320 9140 tai asiakaspalvelu@arkpax.fi.\n\n1. Laske teho.\n2. Valitse malli.',
  sources: [{ title: 'Retkeilyyn', url: '/kayttotapaus/retkeilyyn' }],
  certainty: 'sure' as const,
}

test('an answer has paragraphs, a list, a table and links, and its details come when they are asked for', async ({
  page,
}) => {
  await answerWith(page, TOLD)
  await page.goto('/')
  await openChat(page)
  await ask(page, QUESTION)
  const answer = answers(page).last()
  await expect(answer.getByRole('listitem').filter({ hasText: 'Ark' })).toHaveText([
    'Ark EVO kevyeen käyttöön',
    'Ark PRO työkaluille',
  ])
  await expect(answer.getByRole('columnheader')).toHaveText(['Malli', 'Tulos'])
  await expect(answer.getByRole('cell')).toHaveText(['Ark PRO', '20 h', 'Ark EVO', '9 h'])
  await expect(answer).toContainText('Lähteet')

  const phone = answer.getByRole('link', { name: '+358 10 320 9140' })
  await expect(phone).toBeHidden()
  await answer.getByText('Lue lisää').click()
  await expect(phone).toHaveAttribute('href', 'tel:+358103209140')
  const mail = answer.getByRole('link', { name: 'asiakaspalvelu@arkpax.fi' })
  await expect(mail).toHaveAttribute('href', 'mailto:asiakaspalvelu@arkpax.fi')
  await expect(answer.getByRole('link')).toHaveCount(3)
  await expectAccessible(page)

  await page.goto('/support')
  await expect(answer.getByRole('cell')).toHaveCount(4)
  await answer.getByText('Lue lisää').click()
  await expect(mail).toBeVisible()
})

test('a long answer is folded, what to do in danger is not', async ({ page }) => {
  const paragraphs = Array.from({ length: 6 }, (_, index) => `Kappale ${index + 1}: ${'sanoja '.repeat(14)}`)
  await answerWith(page, { reply: paragraphs.join('\n\n') })
  await page.goto('/')
  await openChat(page)
  await ask(page, 'Kerro kaikki')
  await expect(answers(page).last().getByText('Kappale 1')).toBeVisible()
  await expect(answers(page).last().getByText('Kappale 6')).toBeHidden()
  await answers(page).last().getByText('Lue lisää').click()
  await expect(answers(page).last().getByText('Kappale 6')).toBeVisible()

  await page.unroute('**/api/chat')
  await answerWith(page, { reply: [...paragraphs, 'Soita 112.'].join('\n\n'), urgent: true })
  await ask(page, 'Akku palaa')
  await expect(answers(page).last().getByText('Kappale 6')).toBeVisible()
  await expect(answers(page).last().getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
})

test('an answer leads on: to a page, to the next question, to a person and to a mail when the goods come', async ({
  page,
  server,
}) => {
  await answerWith(page, {
    reply: 'En löytänyt tähän varmaa vastausta.',
    certainty: 'none',
    answered: false,
    sources: [{ title: 'Takuu', url: '/warranty-policy' }],
    actions: [
      { kind: 'link', label: 'Pyydä tarjous', url: '/contact?tuote=1:2' },
      { kind: 'stock-alert', label: 'Ilmoita, kun Ark PRO palaa', productId: '1' },
      { kind: 'hand-over', label: 'Kysy ihmiseltä', when: 'vastaamme ma klo 9' },
      ...['Paljonko Ark PRO painaa?', 'Mitä takuu kattaa?', 'Kauanko lataus kestää?', 'Neljäs?'].map((text) => ({
        kind: 'suggest' as const,
        text,
      })),
    ],
  })
  await page.goto('/')
  await openChat(page)
  await ask(page, QUESTION)
  const answer = answers(page).last()
  await expect(answer).toContainText('Näistä voi olla apua')
  await expect(answer.getByRole('link', { name: 'Pyydä tarjous' })).toHaveAttribute('href', '/contact?tuote=1:2')
  const next = chat(page).getByRole('group', { name: 'Jatkokysymyksiä' }).getByRole('button')
  await expect(next).toHaveCount(3)
  await expectAccessible(page)

  await answer.getByRole('button', { name: 'Ilmoita, kun Ark PRO palaa' }).click()
  const email = answer.getByLabel('Sähköposti')
  await expect(email).toBeFocused()
  await email.fill('väärin')
  await email.press('Enter')
  await expect(answer.getByText('Virheellinen sähköpostiosoite')).toBeVisible()
  await email.fill('odottaja@example.fi')
  await expectAccessible(page)
  await email.press('Enter')
  await expect(answer).toContainText('Vahvista vielä sähköpostiosoitteesi')
  expect(await mailedLink(server, 'odottaja@example.fi', '/saatavuus/vahvista')).toContain('/saatavuus/vahvista')

  await next.filter({ hasText: 'Mitä takuu kattaa?' }).click()
  await expect(field(page)).toBeFocused()
  await expect(chat(page).locator('.message[data-sender="user"]').last()).toContainText('Mitä takuu kattaa?')

  await chat(page).getByRole('button', { name: 'Kysy ihmiseltä' }).click()
  await expect(chat(page)).toContainText('Vastaamme ma klo 9.')
  await expect(chat(page).getByLabel('Viesti *')).toHaveValue('Mitä takuu kattaa?')
  await chat(page).getByLabel('Nimi *').fill('Aino')
  await chat(page).getByRole('button', { name: 'Takaisin keskusteluun' }).click()
  await chat(page).getByRole('button', { name: 'Kysy ihmiseltä' }).click()
  await expect(chat(page).getByLabel('Nimi *')).toHaveValue('Aino')
})

const MEANT = {
  lead: 'Tarkoititko jotakin näistä?',
  questions: [
    'Kestääkö asema sadetta?',
    'Voiko aseman jättää kylmään mökkiin talveksi?',
    'Pitääkö lisäakun varauksen olla sama kuin aseman, kun akku kytketään ensimmäisen kerran?',
  ],
}

for (const width of [390, 820, 1440]) {
  test(`what else may have been meant is asked by one press, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await answerWith(page, { reply: 'En ole aivan varma, mitä tarkoitat.', certainty: 'half', meant: MEANT })
    await page.goto('/general-faqs')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await openChat(page)
    await ask(page, QUESTION)
    const meant = chat(page).getByRole('group', { name: MEANT.lead })
    await expect(meant.getByText(MEANT.lead)).toBeVisible()
    await expect(meant.getByRole('button')).toHaveText(MEANT.questions)
    const { x: left = 0, width: room = 0 } = (await chat(page).getByRole('log').boundingBox()) ?? {}
    for (const button of await meant.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left + room)
    }
    await expectAccessible(page)

    await page.reload()
    await meant.getByRole('button').nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(chat(page).locator('.message[data-sender="user"]').last()).toContainText(MEANT.questions[1] ?? '')
    await expect(field(page)).toBeFocused()
    await expect(answers(page)).toHaveCount(3)
    await expect(meant).toHaveCount(1)
  })
}

test('what may have been meant goes away when something else is asked', async ({ page }) => {
  await answerWith(page, { reply: 'En ole aivan varma, mitä tarkoitat.', certainty: 'half', meant: MEANT })
  await page.goto('/')
  await openChat(page)
  await ask(page, QUESTION)
  await expect(chat(page).getByRole('group', { name: MEANT.lead })).toBeVisible()
  await page.unroute('**/api/chat')
  await answerWith(page, TOLD)
  await ask(page, 'Entä talvella?')
  await expect(chat(page).getByText(MEANT.lead)).toHaveCount(0)
  await page.reload()
  await expect(answers(page)).toHaveCount(3)
  await expect(chat(page).getByText(MEANT.lead)).toHaveCount(0)
})

test('what has been said is not said again on the next page, and an answer is said once', async ({ page }) => {
  await answerWith(page, TOLD)
  await page.goto('/')
  await openChat(page)
  await ask(page, QUESTION)
  await page.goto('/about')
  const log = chat(page).getByRole('log')
  await expect(answers(page)).toHaveCount(2)
  await expect(log).toHaveAttribute('aria-live', 'polite')
  const added = log.evaluate(
    (element) =>
      new Promise<number>((told) => {
        let count = 0
        const isMessage = (node: Node) => node instanceof Element && node.matches('.message[data-sender="bot"]')
        new MutationObserver((changes) => {
          count += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isMessage).length
        }).observe(element, { childList: true, subtree: true })
        setTimeout(() => told(count), 2_000)
      }),
  )
  await ask(page, 'Entä talvella?')
  expect(await added).toBe(1)
})
