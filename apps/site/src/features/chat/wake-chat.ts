/* Brings the assistant when it is asked for: its code comes while the pointer or the focus nears a button that opens it. */
const load = () => import('./open-chat.ts')

const openerAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-open-chat]') : null

for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, (event) => {
    if (openerAt(event)) load().catch(() => undefined)
  })
}

document.addEventListener('click', async (event) => {
  const opener = openerAt(event)
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  try {
    const { openChat } = await load()
    openChat(opener)
  } catch {
    // The code does not come, so it leads where it does without any.
    document.querySelector<HTMLFormElement>('chat-dock form')?.submit()
  }
})

// On a phone the button comes with the first scrolling.
addEventListener('scroll', () => import('./step-aside.ts').catch(() => undefined), { once: true })

// A conversation that was on the screen stays there from page to page.
try {
  if (/"view":"(open|minimised)"/.test(sessionStorage.getItem('chat') ?? '')) {
    void load().then(({ restoreChat }) => restoreChat())
  }
} catch {
  // A browser that allows no storage has nothing to restore.
}
