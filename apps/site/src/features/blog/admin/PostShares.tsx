import { type BlogShare, blogShareDays } from '@arkpax/schema/blog-drafts'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useState } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { Loading } from '~/components/admin/list-states.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { shareText as text } from './admin-blog.fi.ts'

const LIST = 'GET /api/admin/blog-drafts/{id}/shares'

interface Props {
  draftId: string
  /** The server has the draft. */
  isThere: boolean
}

/** The links with which anyone reads the draft: made for some days, copied, and closed. */
export function PostShares({ draftId, isThere }: Props) {
  const [days, setDays] = useState<(typeof blogShareDays)[number]>(7)
  const make = useWrite('POST /api/admin/blog-drafts/{id}/shares', {
    success: text.made,
    failure: text.makeFailed,
    changes: [LIST],
  })
  return (
    <section aria-labelledby="jako" className="grid grid-cols-1 gap-4 rounded-md border border-line bg-surface p-5">
      <div>
        <h2 id="jako" className="font-semibold">
          {text.title}
        </h2>
        <p className="text-sm text-ink-muted">{isThere ? text.intro : text.notYet}</p>
      </div>
      {isThere && (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label={text.days}
              value={days}
              onChange={({ target }) => setDays(blogShareDays.find((each) => String(each) === target.value) ?? 7)}
            >
              {blogShareDays.map((each) => (
                <option key={each} value={each}>
                  {text.daysOf[each]}
                </option>
              ))}
            </Select>
            <Button
              className="min-h-11"
              pending={make.isPending}
              onClick={() =>
                make.mutate([{ params: { id: draftId }, body: { days }, idempotencyKey: crypto.randomUUID() }])
              }
            >
              {text.make}
            </Button>
          </div>
          <Shares draftId={draftId} />
        </>
      )}
    </section>
  )
}

function Shares({ draftId }: { draftId: string }) {
  const shares = useRead(LIST, { params: { id: draftId } })
  const [closing, setClosing] = useState<BlogShare | null>(null)
  const withdraw = useWrite('DELETE /api/admin/blog-shares/{id}', {
    success: text.withdrawn,
    failure: text.withdrawFailed,
    changes: [LIST],
  })
  return (
    <>
      <Loaded
        read={shares}
        failure={text.failed}
        waiting={<Loading className="py-2" />}
        empty={<p className="text-sm text-ink-muted">{text.none}</p>}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((share) => (
              <li key={share.id} className="grid grid-cols-1 gap-1 border-t border-line pt-2 text-sm">
                <p className="flex items-center gap-2">
                  <a href={share.path} className="link min-w-0 truncate" target="_blank" rel="noreferrer">
                    {location.origin + share.path}
                  </a>
                  <CopyButton value={location.origin + share.path} what={text.what} />
                </p>
                <p className="flex flex-wrap items-center justify-between gap-2 text-ink-muted">
                  {text.until(formatDateTime(share.expires_at))}
                  <Button size="sm" tone="quiet" className="min-h-11" onClick={() => setClosing(share)}>
                    {text.withdraw}
                  </Button>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <ConfirmDialog
        open={closing !== null}
        title={text.confirm.title}
        text={text.confirm.text}
        confirmLabel={text.withdraw}
        pending={withdraw.isPending}
        onClose={() => setClosing(null)}
        onConfirm={() =>
          closing && withdraw.mutate([{ params: { id: closing.id } }], { onSettled: () => setClosing(null) })
        }
      />
    </>
  )
}
