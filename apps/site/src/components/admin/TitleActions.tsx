import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The place of buttons beside the title of a screen; null until it is there, and nothing outside a screen. */
export const TitlePlace = createContext<HTMLElement | null | undefined>(undefined)

/** What can be done on a screen, beside its title: the main button last, on the right. */
export function TitleActions({ children }: { children: ReactNode }) {
  const place = useContext(TitlePlace)
  if (place === undefined) return <div className="flex flex-wrap gap-3">{children}</div>
  return place && createPortal(children, place)
}
