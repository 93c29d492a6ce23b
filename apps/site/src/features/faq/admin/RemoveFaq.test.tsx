// @vitest-environment happy-dom
import type { FaqEntry } from '@arkpax/schema/faq'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { RemoveEntry } from './RemoveFaq.tsx'

const entry: FaqEntry = {
  id: 'saako-sateessa',
  section_id: 'yleista',
  question: 'Saako sateessa?',
  answer: 'Saa.',
  asked_as: '',
  shown: true,
  version: 1,
}
const LINKS = 'GET /api/admin/faq/entries/saako-sateessa/links'

const ask = (answer: () => Response) =>
  renderScreen(<RemoveEntry entry={entry} onClose={() => {}} />, { [LINKS]: answer })

it('names the texts that link to a question before it is deleted', async () => {
  ask(() => json({ texts: ['content/assistant/safety/water.yml', 'content/support/lataus.mdx', 'Artikkeli: Talvi'] }))
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.trim())).toEqual([
    'Chatin turvallisuusvastaus (water)',
    'Tukiartikkeli /support/article/lataus',
    'Artikkeli: Talvi',
  ])
  expect(screen.getByRole('button', { name: 'Poista kysymys' })).toBeTruthy()
})

it('says that no text links to it, and when that could not be found out', async () => {
  const { unmount } = ask(() => json({ texts: [] }))
  expect(await screen.findByText('Muissa teksteissä ei ole linkkiä tähän kysymykseen.')).toBeTruthy()
  unmount()
  ask(() => new Response('', { status: 500 }))
  expect(await screen.findByText(/^Ei saatu selville/)).toBeTruthy()
})
