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
