import { expect, it } from 'vitest'
import { isHardBounce } from './bounce-kind.ts'

it.each([
  ['550 5.1.1 <aino@example.fi>: User unknown', true],
  ['Vastaanottajan palvelin hylkäsi viestin: 550-5.1.1 The email account that you tried to reach does not exist', true],
  ['550 No such user here', true],
  ['554 5.2.1 The email account is disabled', true],
  ['5.1.10', true],
  ['552 5.2.2 Mailbox full', false],
  ['550 5.7.1 Message rejected due to spam content', false],
  ['550 5.7.26 Unauthenticated email is not accepted: SPF', false],
  ['421 4.7.0 Try again later', false],
  ['4.4.1', false],
  ['554 Your IP address is blocked', false],
  ['Sähköpostipalvelin ei vastannut ajoissa.', false],
])('"%s" says that the address is gone: %s', (said, isGone) => {
  expect(isHardBounce(said)).toBe(isGone)
})
