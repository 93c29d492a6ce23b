import type { ReactNode } from 'react'

interface Props {
  href: string
  onOpen: () => void
  children: ReactNode
}

/** Opens something over the list, and in a tab of its own where the person asks for that. */
export const OpenLink = ({ href, onOpen, children }: Props) => (
  <a
    href={href}
    className="inline-flex min-h-8 items-center font-semibold tabular-nums underline"
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onOpen()
    }}
  >
    {children}
  </a>
)
