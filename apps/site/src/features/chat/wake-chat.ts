/* Brings the assistant when it is asked for: its code comes while the pointer or the focus nears a button that opens it. */
const load = () => import('./open-chat.ts')

const openerAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement | HTMLButtonElement>('[data-open-chat]') : null

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
    // The code does not come, so the button or link leads where it does without any.
    location.assign(opener instanceof HTMLButtonElement ? (opener.form?.action ?? '') : opener.href)
  }
})

// A conversation that was on the screen stays there from page to page.
try {
  if (/"view":"(open|minimised)"/.test(sessionStorage.getItem('chat') ?? '')) {
    void load().then(({ restoreChat }) => restoreChat())
  }
} catch {
  // A browser that allows no storage has nothing to restore.
}
