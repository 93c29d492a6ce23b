import type { MediaUse, UsedMedia } from '@arkpax/schema/media'
import { useState } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { FormDialog } from '~/components/admin/FormDialog.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { adminPaths, adminRecallPath } from '~/lib/admin-paths.ts'
import { fileSize } from '~/lib/file-size-fi.ts'
import { useFreshRead } from '~/lib/use-read.ts'
import { MediaForm } from './MediaForm.tsx'
import { mediaDialogText as text } from './media-screen.fi.ts'
import { ReplaceContent } from './ReplaceContent.tsx'
import { useDeletion, useRestore, useTrash } from './use-media-changes.ts'

interface Props {
  /** Empty while the dialog is closed. */
  id: string
  title: string
  onClose: () => void
}

/** Where a picture or a document is looked at and changed. */
export function MediaDialog({ id, title, onClose }: Props) {
  const draft = `media:${id}`
  return (
    <FormDialog open={id !== ''} onClose={onClose} title={title} draft={draft} discard={text.discard}>
      {({ onTyped, close }) => (
        <Found id={id} form={{ draft, onTyped, onCancel: close, onSaved: onClose }} onClose={onClose} />
      )}
    </FormDialog>
  )
}

interface FormProps {
  draft: string
  onTyped: (isTyped: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function Found({ id, form, onClose }: { id: string; form: FormProps; onClose: () => void }) {
  const read = useFreshRead('GET /api/admin/media/{id}', { params: { id } })
  return (
    <Loaded read={read} failure={text.failed} waiting={<Loading />}>
      {(media) => <Opened key={`${media.hash} ${media.trashed_at}`} media={media} form={form} onClose={onClose} />}
    </Loaded>
  )
}

function Opened({ media, form, onClose }: { media: UsedMedia; form: FormProps; onClose: () => void }) {
  const mayWrite = useMay('media.write')
  const mayDelete = useMay('media.delete')
  const restore = useRestore()
  const isInTrash = media.trashed_at !== null
  return (
    <div className="grid grid-cols-1 gap-8">
      {isInTrash && (
        <Notice text={text.inTrash}>
          {mayWrite && (
            <Button pending={restore.isPending} onClick={() => restore.mutate([{ params: { id: media.id } }])}>
              {text.restore}
            </Button>
          )}
          {mayDelete && <Deletion media={media} onDeleted={onClose} />}
        </Notice>
      )}
      {mayWrite && !isInTrash && <MediaForm media={media} {...form} />}
      <dl className="grid grid-cols-1 gap-4 border-t border-line pt-6 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm font-semibold">{text.address}</dt>
          <dd className="wrap-anywhere">
            {media.address} <CopyButton value={media.address} what={text.addressWhat} />
          </dd>
          <dd className="text-sm text-ink-muted">{text.facts(media.width, media.height, fileSize(media.bytes))}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm font-semibold">{text.uses}</dt>
          <Uses uses={media.uses} />
        </div>
      </dl>
      {mayWrite && !isInTrash && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <ReplaceContent media={media} onReplaced={onClose} />
          <Trash media={media} onTrashed={onClose} />
        </div>
      )}
      <ThingHistory entity="media" id={media.id} />
    </div>
  )
}

/** Deletes a thing of the trash, after asking. */
function Deletion({ media: { id, file_name }, onDeleted }: { media: UsedMedia; onDeleted: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useDeletion(onDeleted)
  return (
    <>
      <Button tone="danger" onClick={() => setAsked(true)}>
        {text.deletion}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate([{ params: { id } }], { onSettled: () => setAsked(false) })}
        pending={isPending}
        {...text.deletionAsked(file_name)}
      />
    </>
  )
}

function Uses({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <dd className="text-ink-muted">{text.unused}</dd>
  return uses.map((use) => (
    <dd key={`${use.noun} ${use.id}`} className="wrap-anywhere">
      <a href={placeOf(use)} className="underline underline-offset-4">
        {text.use(use)}
      </a>
    </dd>
  ))
}

function placeOf({ noun, id, title }: MediaUse): string {
  if (noun === 'product') return `${adminPaths.products}?${new URLSearchParams({ tuote: id })}`
  if (noun === 'blog_post') return `${adminPaths.blog}?${new URLSearchParams({ q: title })}`
  return noun === 'recall' ? adminRecallPath(id) : adminPaths.settings
}

function Trash({ media, onTrashed }: { media: UsedMedia; onTrashed: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useTrash(media, onTrashed)
  const isUsed = media.uses.length > 0
  return (
    <div className="grid gap-1.5">
      <Button
        pending={isPending}
        onClick={() => (isUsed ? setAsked(true) : mutate([{ params: { id: media.id } }]))}
        aria-describedby={isUsed ? 'trash-blocked' : undefined}
      >
        {text.trash}
      </Button>
      {isUsed && (
        <p id="trash-blocked" role={isAsked ? 'alert' : undefined} className="text-sm text-ink-muted">
          {text.trashBlocked}
        </p>
      )}
    </div>
  )
}
