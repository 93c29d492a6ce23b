const LONGEST = 200

/** Fills in the subject that a link gave (`contactPath` in `lib/paths.ts`). */
export function fillSubject(): void {
  const subject = document.querySelector<HTMLInputElement>('#contact-subject')
  const given = new URLSearchParams(location.search).get('aihe')
  if (subject && given && !subject.value) subject.value = given.slice(0, LONGEST)
}
