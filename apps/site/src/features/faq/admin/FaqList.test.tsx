// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { FaqList } from './FaqList.tsx'

const entry = (id: string, question: string, answer: string) => ({
  id,
  section_id: 'yleista',
  question,
  answer,
  asked_as: '',
  shown: true,
  version: 1,
})
const entries = [
  entry(
    'teho',
    'Onko tehoa [[product.1.maxPower]]?',
    'On, kapasiteetti on [[product.1.capacity]] eli [[Product.1.lasts.50]].',
  ),
  entry('takuu', 'Mikä on takuu?', 'Kaksi vuotta.'),
]
const answers = {
  'GET /api/admin/faq': () =>
    json({ version: 1, sections: [{ id: 'yleista', title: 'Yleistä', version: 1, entries }] }),
  'GET /api/admin/faq/facts': () =>
    json({
      facts: [
        { name: 'product.1.maxPower', value: '2400 W' },
        { name: 'product.1.capacity', value: '2300 Wh' },
      ],
      counted: [{ name: 'product.1.lasts.50', value: '41 h' }],
    }),
}
const nothing = () => {}
const list = (
  <FaqList onEdit={nothing} onRemove={nothing} onAdd={nothing} onRename={nothing} onRemoveSection={nothing} />
)

beforeEach(() => history.replaceState(null, '', '/admin/faq'))

it('shows questions as visitors see them, and names their buttons so', async () => {
  renderScreen(list, answers)
  expect(await screen.findByRole('heading', { name: 'Onko tehoa 2400 W?' })).toBeTruthy()
  expect(screen.getByText('On, kapasiteetti on 2300 Wh eli 41 h.')).toBeTruthy()
  expect(screen.getByLabelText('Näkyvissä sivulla: Onko tehoa 2400 W?')).toBeTruthy()
  expect(document.body.textContent).not.toContain('[[')
})

it.each([
  ['what visitors see', '2300 wh'],
  ['what staff have typed', 'product.1.capacity'],
])('finds a question by %s', async (_, typed) => {
  const { user } = renderScreen(list, answers)
  await screen.findByRole('heading', { name: 'Mikä on takuu?' })
  await user.type(screen.getByRole('searchbox'), typed)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mikä on takuu?' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Onko tehoa 2400 W?' })).toBeTruthy()
})
