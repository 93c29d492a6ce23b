const LONGEST = 200
const subjectField = () => document.querySelector<HTMLInputElement>('#contact-subject')
const topicLinks = () => document.querySelectorAll<HTMLAnchorElement>('[data-topic]')

/** Fills in the subject that a link gave (`contactPath` in `lib/paths.ts`). */
export function fillSubject(): void {
  const subject = subjectField()
  const query = new URLSearchParams(location.search)
  const given = query.get('aihe') ?? (query.has('tuote') ? 'Tarjouspyyntö' : null)
  if (subject && given && !subject.value) subject.value = given.slice(0, LONGEST)
  markTopic()
}

/** A kind of matter is taken into the form on this page; the writing goes on from there. */
export function takeTopics(): void {
  for (const link of topicLinks()) {
    link.addEventListener('click', (event) => {
      const subject = subjectField()
      if (!subject || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      subject.value = link.text
      markTopic()
      const fields = subject.form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []
      const empty = [...fields].find(({ value }) => value === '')
      ;(empty ?? subject).focus()
    })
  }
  const subject = subjectField()
  subject?.addEventListener('input', markTopic)
  // The fields are emptied after the event.
  subject?.form?.addEventListener('reset', () => setTimeout(markTopic))
}

/** The kind of matter that the subject names is the chosen one. */
function markTopic() {
  const subject = subjectField()?.value
  for (const link of topicLinks()) link.ariaCurrent = link.text === subject ? 'true' : null
}
