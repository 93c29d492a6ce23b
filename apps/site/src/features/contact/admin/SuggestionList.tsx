/** Something that can be put into a text. */
export interface Suggestion {
  id: string
  label: string
  /** The beginning of a long text, so that one knows which it is. */
  hint?: string
  insert: string
}

interface Props {
  id: string
  optionId: (index: number) => string
  suggestions: readonly Suggestion[]
  active: number
  onChoose: (chosen: Suggestion) => void
}

/** What can be chosen, under the field in which it is being typed; the field keeps the focus. */
export function SuggestionList({ id, optionId, suggestions, active, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Ehdotukset"
      className="max-h-64 overflow-y-auto rounded-sm border border-line-strong bg-surface shadow-lg"
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.id}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="grid min-h-11 cursor-pointer content-center border-b border-line px-3.5 py-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_4px_0_0_var(--color-forest)]"
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(suggestion)
          }}
        >
          <span className="font-medium wrap-anywhere">{suggestion.label}</span>
          {suggestion.hint && <span className="line-clamp-1 text-sm text-ink-muted">{suggestion.hint}</span>}
        </div>
      ))}
    </div>
  )
}
