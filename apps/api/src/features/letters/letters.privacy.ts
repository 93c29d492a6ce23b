import type { Privacy } from '../../services/privacy.ts'
import { readLettersOf } from './letter-recipients.repo.ts'
import { forgetOldRecipients } from './letter-retention.service.ts'

export const lettersPrivacy: Privacy = {
  columns: {},
  ownData: async (db, { email }) => (email ? { letters: await readLettersOf(db, email) } : {}),
  erase: { because: 'Who got a letter is known by the subscription alone, and goes with it.' },
  retain: [forgetOldRecipients],
}
