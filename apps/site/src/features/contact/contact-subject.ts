const LONGEST = 200

/** Fills in the subject that a link gave (`contactPath` in `lib/paths.ts`). */
export function fillSubject(): void {
  const subject = document.querySelector<HTMLInputElement>('#contact-subject')
  const query = new URLSearchParams(location.search)
  const given = query.get('aihe') ?? (query.has('tuote') ? 'Tarjouspyyntö' : null)
  if (subject && given && !subject.value) subject.value = given.slice(0, LONGEST)
}
