import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { controlClass } from '~/components/ui/field.recipe.ts'
import { Field, type FieldProps } from '~/components/ui/react/Field.tsx'
import { type Suggestion, SuggestionList } from './SuggestionList.tsx'
import { type SuggestionToken, tokenAt, withSuggestion } from './suggestion-token.ts'

interface Props extends FieldProps, Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className' | 'ref'> {
  value: string
  onChange: (text: string) => void
  /** What begins the look for something: '@' or '/'. */
  mark: string
  /** What can be put in for what has been typed after the mark, the best first. */
  suggest: (query: string) => readonly Suggestion[]
  /** How many there are, told to those who do not see them. */
  countText: (count: number) => string
  ref?: Ref<SuggestingHandle>
}

/** What can be done in the field from outside. */
export interface SuggestingHandle {
  /** Types the mark at the caret, so that the list comes. */
  offer(): void
  /** Selects the first place where a text stands. */
  select(text: string): void
}

/** A field of many lines in which a mark brings a list to choose from, with the arrows and Enter; Escape closes it. */
export function SuggestingArea({
  label,
  hint,
  error,
  className,
  value,
  onChange,
  mark,
  suggest,
  countText,
  ref,
  ...area
}: Props) {
  const element = useRef<HTMLTextAreaElement>(null)
  const [token, setToken] = useState<SuggestionToken>()
  const [active, setActive] = useState(0)
  const caret = useRef<number>(undefined)
  const listId = useId()
  const suggestions = token ? suggest(token.query) : []
  const isOpen = suggestions.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  useLayoutEffect(() => {
    if (caret.current !== undefined) element.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function look(text: string) {
    setToken(tokenAt(text, element.current?.selectionStart ?? text.length, mark))
    setActive(0)
  }

  function choose(chosen: Suggestion | undefined) {
    if (!token || !chosen) return
    const changed = withSuggestion(value, token, chosen.insert)
    caret.current = changed.caret
    setToken(undefined)
    onChange(changed.text)
    element.current?.focus()
  }

  function offer() {
    const at = element.current?.selectionStart ?? value.length
    const typed = /[^\s(]$/.test(value.slice(0, at)) ? ` ${mark}` : mark
    const changed = value.slice(0, at) + typed + value.slice(at)
    caret.current = at + typed.length
    setToken(tokenAt(changed, caret.current, mark))
    setActive(0)
    onChange(changed)
    element.current?.focus()
  }

  function select(text: string) {
    const from = value.indexOf(text)
    element.current?.focus()
    element.current?.setSelectionRange(from, from + text.length)
  }

  useImperativeHandle(ref, () => ({ offer, select }))

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isOpen && isPlain(event)) {
      const act = {
        ArrowDown: () => setActive((active + 1) % suggestions.length),
        ArrowUp: () => setActive((active + suggestions.length - 1) % suggestions.length),
        Enter: () => choose(suggestions[active]),
        Tab: () => choose(suggestions[active]),
        Escape: () => setToken(undefined),
      }[event.key]
      if (act) {
        event.preventDefault()
        event.stopPropagation()
        act()
        return
      }
    }
    area.onKeyDown?.(event)
  }

  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            ref={element}
            value={value}
            aria-autocomplete="list"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen ? optionId(active) : undefined}
            className={controlClass}
            onChange={({ target }) => {
              onChange(target.value)
              look(target.value)
            }}
            onKeyDown={press}
            onBlur={() => setToken(undefined)}
          />
          {isOpen && (
            <SuggestionList
              id={listId}
              optionId={optionId}
              suggestions={suggestions}
              active={active}
              onChoose={choose}
            />
          )}
          <p role="status" className="sr-only">
            {isOpen && countText(suggestions.length)}
          </p>
        </>
      )}
    </Field>
  )
}

const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
