// @vitest-environment happy-dom
import type { Mail } from '@arkpax/schema/mail'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { json, renderScreen } from '../../../../test/screen.tsx'
import { RetryMail } from './MailQuestions.tsx'

const at = '2026-11-22T10:00:00.000Z'
const stuck: Mail = {
  ...{ id: 'm1', kind: 'address-verification', recipient: 'aino@koti.fi', state: 'failed', attempts: 3 },
  ...{ next_attempt_at: null, last_error: '550', sent_at: null, failed_at: at, created_at: at },
}
const open = (mail: object | null) =>
  renderScreen(<RetryMail mail={stuck} onClose={() => {}} />, {
    'GET /api/admin/mails/m1/preview': () => json({ recipient: stuck.recipient, mail }),
  })

it('says to whom it goes, shows it, and says that its link does not work yet', async () => {
  open({ subject: 'Vahvista sähköpostiosoitteesi', text: 'https://x.fi/?token=luodaan-lahetettaessa' })
  expect((await screen.findByRole('region', { name: 'Lähtevä viesti' })).textContent).toContain('Vahvista')
  expect(screen.getByText(/aino@koti\.fi/)).toBeTruthy()
  expect(screen.getByText(/luodaan vasta, kun viesti lähtee/)).toBeTruthy()
})

it('tells where nothing would leave any more', async () => {
  open(null)
  expect(await screen.findByText(/ei ole enää ajankohtainen/)).toBeTruthy()
})
