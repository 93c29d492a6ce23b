import { ChatPanel } from './chat-panel.ts'
import './step-aside.ts'

function panel(): ChatPanel {
  const present = document.querySelector('chat-panel')
  if (present instanceof ChatPanel) return present
  const made = new ChatPanel()
  document.querySelector('chat-dock')?.append(made)
  return made
}

/** Opens the assistant; the focus goes back to `opener` when it is closed. */
export function openChat(opener: HTMLElement): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
  panel().open(opener)
}

/** Shows the conversation as it stood on the page before; the focus stays where it is. */
export function restoreChat(): void {
  panel().restore()
}
