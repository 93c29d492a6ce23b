import { plain } from '@arkpax/schema/finnish-terms'
import type { Passage } from './answer.ts'

/** A right of a buyer, and what it comes from: a defect, or a change of mind. One is no answer to a question about the other. */
const RIGHTS = [
  { comesFrom: 'defect', named: /takuu|virhevastu|warrant|guarant|garanti|felansvar/ },
  { comesFrom: 'defect', named: /virhevastu|lakisaat|liability|felansvar/ },
  { comesFrom: 'mind', named: /palautusoike|palautusai|palauttamisoike|right of return|returratt|oppet kop/ },
  { comesFrom: 'mind', named: /peruutt?amis|peruutusoike|peruutusai|withdraw|angerratt/ },
  { comesFrom: 'mind', named: /hyvity|refund|aterbetal/ },
] as const

const rightsIn = (text: string) => RIGHTS.filter(({ named }) => named.test(plain(text)))

/**
 * Whether a passage may answer a question about rights: it names a right that is asked for, and its title none that comes
 * from something else. Whatever asks for no right may be answered by any.
 */
export function namesRightAsked(question: string, { title, text }: Pick<Passage, 'title' | 'text'>): boolean {
  const asked = rightsIn(question)
  if (asked.length === 0) return true
  const titled = rightsIn(title)
  const isNamed = asked.some(({ named }) => named.test(plain(`${title} ${text}`)))
  return (
    isNamed &&
    (titled.length === 0 || titled.some(({ comesFrom }) => asked.some((each) => each.comesFrom === comesFrom)))
  )
}
