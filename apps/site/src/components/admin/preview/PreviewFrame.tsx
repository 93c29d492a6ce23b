import { useEffect, useRef, useState } from 'react'
import type { PreviewedPage } from './read-page.ts'

/** How wide the view of a visitor is, in CSS pixels. */
const viewWidths = { phone: 390, desk: 1280 } as const
export type ViewWidth = keyof typeof viewWidths

/** Links open nowhere: the frame may open no windows. */
const EMPTY = '<!doctype html><html lang="fi"><head><base target="_blank"></head><body></body></html>'

/** A page as it is at some width, made smaller where there is less room. It runs no script, and its sheets are made, not written: the policy lets no other in. */
export function PreviewFrame({ title, page, width }: { title: string; page: PreviewedPage; width: ViewWidth }) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [{ scale, height }, setFit] = useState({ scale: 1, height: 0 })
  const wanted = viewWidths[width]

  useEffect(() => {
    const element = room.current
    if (!element) return
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / wanted)
      setFit({ scale, height: element.clientHeight / scale })
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [wanted])

  // Another page comes into the same frame, which stays where it was scrolled to.
  useEffect(() => show(page, frame.current?.contentDocument), [page])

  return (
    <div ref={room} className="h-[50vh] min-h-80 overflow-hidden rounded-sm border border-line bg-snow">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={EMPTY}
        className="mx-auto block origin-top-left"
        style={{
          width: wanted,
          height,
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
        onLoad={({ currentTarget }) => show(page, currentTarget.contentDocument)}
      />
    </div>
  )
}

function show({ content, styles }: PreviewedPage, document: Document | null | undefined): void {
  const view = document?.defaultView
  if (!document || !view) return
  document.adoptedStyleSheets = styles.map((css) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  const { scrollX, scrollY } = view
  document.body.replaceChildren(...content.map((element) => document.importNode(element, true)))
  view.scrollTo(scrollX, scrollY)
}
