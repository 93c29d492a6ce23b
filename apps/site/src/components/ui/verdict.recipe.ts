/** Whether something does, only just, or not. */
export type Verdict = 'yes' | 'just' | 'no'

/** The mark and the colour of each. */
export const verdictMarks: Readonly<Record<Verdict, { icon: string; tone: string }>> = {
  yes: { icon: 'check', tone: 'text-forest' },
  just: { icon: 'check', tone: 'text-notice' },
  no: { icon: 'x', tone: 'text-danger' },
}
