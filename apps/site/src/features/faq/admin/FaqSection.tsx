import type { FaqEntry, WholeFaq } from '@arkpax/schema/faq'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { cardClass } from '~/components/ui/card.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminFaqText as text } from './admin-faq.fi.ts'
import { FaqRow } from './FaqRow.tsx'
import { type Move, MoveButtons, moveByKeys } from './MoveButtons.tsx'

export type Section = WholeFaq['sections'][number]

export interface FaqCallbacks {
  onEdit: (entry: FaqEntry) => void
  onRemove: (entry: FaqEntry) => void
  onAdd: (section: Section) => void
  onRename: (section: Section) => void
  onRemoveSection: (section: Section) => void
}

interface Props extends FaqCallbacks {
  section: Section
  isFirst: boolean
  isLast: boolean
  move: Move | undefined
}

/** A section with its questions. */
export function FaqSection({
  section,
  isFirst,
  isLast,
  move,
  onEdit,
  onRemove,
  onAdd,
  onRename,
  onRemoveSection,
}: Props) {
  const { id, title, entries } = section
  const hidden = entries.filter(({ shown }) => !shown).length
  return (
    <section aria-labelledby={`aihe-${id}`} className={`${cardClass} p-4 sm:p-5`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut for the buttons inside */}
      <div
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
        onKeyDown={move && moveByKeys('section', id, title, move)}
      >
        <div className="min-w-40 flex-1">
          <h2 id={`aihe-${id}`} tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="text-sm text-ink-muted">{text.total(entries.length - hidden, hidden)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <Button
            size="sm"
            className="mr-2 min-h-11"
            aria-label={text.addToSection(title)}
            onClick={() => onAdd(section)}
          >
            <Plus className="size-4" aria-hidden="true" />
            {text.addTo}
          </Button>
          {move && <MoveButtons kind="section" name={title} {...{ id, isFirst, isLast, move }} />}
          <Button tone="quiet" size="icon" aria-label={text.renameSection(title)} onClick={() => onRename(section)}>
            <Pencil className="size-4" aria-hidden="true" />
          </Button>
          {entries.length === 0 && (
            <Button
              tone="quiet"
              size="icon"
              aria-label={text.removeSection(title)}
              onClick={() => onRemoveSection(section)}
            >
              <Trash2 className="size-4" aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
      {entries.length === hidden && move && (
        <p className="mt-3 text-ink-muted">{entries.length === 0 ? text.emptySection : text.hiddenSection}</p>
      )}
      {entries.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {entries.map((entry, index) => (
            <FaqRow
              key={entry.id}
              entry={entry}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              move={move}
              onEdit={() => onEdit(entry)}
              onRemove={() => onRemove(entry)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
