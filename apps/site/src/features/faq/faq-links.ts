/**
 * Opens the question that the address names, also in browsers that do not do it themselves, and puts the last opened
 * question into the address, so that it can be copied and shared.
 */
export function linkQuestions(): void {
  const openNamed = () => {
    const answer = document.getElementById(location.hash.slice(1))
    const question = answer?.closest('details')
    if (!question) return
    question.open = true
    answer?.scrollIntoView()
  }
  openNamed()
  addEventListener('hashchange', openNamed)

  for (const question of document.querySelectorAll('details')) {
    question.querySelector('summary')?.addEventListener('click', () => {
      const answer = question.querySelector('div[id]')
      if (answer && !question.open) history.replaceState(history.state, '', `#${answer.id}`)
    })
  }
}

/** How far below the upper edge of the screen a section begins to be the one that is read, in pixels. */
const READ_FROM = 260

/** Marks the section that is being read in the list beside it: the last one that has come to the upper edge of the screen. */
export function followTopics(): void {
  const topics = [...document.querySelectorAll<HTMLAnchorElement>('a[data-topic]')]
  const sections = topics.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  const mark = () => {
    const passed = sections.filter((section) => section.getBoundingClientRect().top < READ_FROM)
    const current = passed.at(-1) ?? sections[0]
    for (const topic of topics) topic.ariaCurrent = topic.hash === `#${current?.id}` ? 'true' : null
  }
  // All that is below counts as seen: what changes is only that a section has passed the line, or comes back to it.
  const watch = new IntersectionObserver(mark, { rootMargin: `${-READ_FROM}px 0px 1000000px` })
  for (const section of sections) watch.observe(section)
}
