import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { SlashMenu } from './slash-menu.ts'
import { textEditorText as text } from './text-editor.fi.ts'

interface Props {
  id: string
  menu: SlashMenu
  /** What the menu stands in, by its place. */
  frame: RefObject<HTMLDivElement | null>
}

/** The id of one choice. */
export const slashChoiceId = (id: string, index: number) => `${id}-${index}`

/** Between the caret and the menu, in pixels. */
const GAP = 4

/** The blocks that a slash offers, below the caret, or above it where there is no room. The text keeps the focus and names the one that Enter takes. */
export function SlashChoices({ id, menu, frame }: Props) {
  const state = useSyncExternalStore(menu.subscribe, menu.read)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const caret = state?.place()
    const around = frame.current?.getBoundingClientRect()
    if (!box.current || !caret || !around) return
    const { offsetWidth, offsetHeight } = box.current
    const isLow = caret.bottom + offsetHeight > window.innerHeight && caret.top > offsetHeight
    const top = isLow ? caret.top - offsetHeight - GAP : caret.bottom + GAP
    box.current.style.top = `${top - around.top}px`
    box.current.style.left = `${Math.max(0, Math.min(caret.left - around.left, around.width - offsetWidth))}px`
    box.current.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [state, frame])

  return (
    <>
      <p role="status" className="sr-only">
        {state && (state.choices.length > 0 ? text.choices.found(state.choices.length) : text.choices.none)}
      </p>
      {state && state.choices.length > 0 && (
        <div
          ref={box}
          id={id}
          role="listbox"
          aria-label={text.choices.label}
          className="absolute z-20 w-[30rem] max-w-full columns-2 gap-0 rounded-sm border border-line-strong bg-surface py-1 shadow-raised"
        >
          {state.choices.map((choice, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the choice
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text hears the keys
            <div
              key={choice.label}
              id={slashChoiceId(id, index)}
              role="option"
              aria-selected={index === state.current}
              className="flex min-h-11 cursor-pointer break-inside-avoid items-center gap-3 px-3 aria-selected:bg-sunken"
              onPointerMove={() => index !== state.current && menu.point(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => menu.take(choice)}
            >
              <choice.icon className="size-5 shrink-0 text-ink-muted" aria-hidden="true" />
              {choice.label}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
