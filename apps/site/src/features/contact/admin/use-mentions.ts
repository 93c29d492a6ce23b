import { fuzzyRank } from './suggestion-token.ts'
import { useContactStaff } from './use-contact-staff.ts'

/** The colleagues who can be named in a note, for what has been typed after '@'. */
export function useMentions() {
  const others = useContactStaff().filter(({ you }) => !you)
  return (query: string) =>
    others
      .flatMap(({ id, name }) => {
        const rank = fuzzyRank(name, query)
        return rank === undefined ? [] : [{ id, label: name, insert: `@${name} `, rank }]
      })
      .sort((one, other) => one.rank - other.rank)
}
