import type { SavedFilter } from '@arkpax/schema/saved-filters'
import { type SubmitEvent, useRef, useState } from 'react'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Checkbox, TextField } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { fieldMistake } from './field-mistake.ts'
import { listsText as text } from './lists.fi.ts'
import { useChangeFilter, useForgetFilter } from './use-saved-filters.ts'

interface Props {
  open: boolean
  read: { data: SavedFilter[] | undefined; error: Error | null; refetch: () => unknown }
  onClose: () => void
}

/** Renames and forgets kept filters, and chooses the one that the list opens with. */
export function ManageFilters({ open, read, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.kept}>
      <Kept read={read} />
    </Dialog>
  )
}

function Kept({ read }: Pick<Props, 'read'>) {
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, read.data && String(read.data.length))
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Loaded read={read} failure={text.keptFailure} empty={<EmptyState {...text.noneKept} />}>
        {(saved) => (
          <ul className="grid gap-5">
            {saved.map((kept) => (
              <KeptFilter key={kept.id} kept={kept} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

function KeptFilter({ kept }: { kept: SavedFilter }) {
  const { id, name, is_default } = kept
  const [typed, setTyped] = useState(name)
  const rename = useChangeFilter()
  const open = useChangeFilter()
  const forget = useForgetFilter(kept)
  const params = { id }

  function save(event: SubmitEvent) {
    event.preventDefault()
    rename.mutate([{ params, body: { name: typed } }])
  }

  return (
    <li className="grid gap-2 border-b border-line pb-5 last:border-0 last:pb-0">
      <form onSubmit={save} noValidate className="flex flex-wrap items-end gap-3">
        <TextField
          label={text.name}
          className="grow"
          maxLength={60}
          value={typed}
          error={fieldMistake(rename.error, 'name')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          pending={rename.isPending}
          disabled={typed.trim() === name}
          aria-label={text.renameOf(name)}
        >
          {text.rename}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={text.opensWith}
          aria-label={text.opensWithThis(name)}
          checked={is_default}
          onChange={({ target }) => open.mutate([{ params, body: { is_default: target.checked } }])}
        />
        <Button
          tone="quiet"
          size="sm"
          pending={forget.isPending}
          aria-label={text.removeOf(name)}
          onClick={() => forget.mutate([{ params }])}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
