import { formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import type { Passkey } from '@arkpax/schema/passkeys'
import { useState } from 'react'
import { canUsePasskeys } from '~/components/admin/can-use-passkeys.ts'
import { namesFields } from '~/components/admin/field-errors.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { ownText } from './staff.fi.ts'

const text = ownText.factor.passkeys

interface Props {
  passkeys: Passkey[]
  /** One has been added or removed, with these new recovery codes, if any. */
  onChanged: (codes: string[]) => void
}

/** One's own passkeys: named by the device that holds them, added with the password, removed with it. */
export function Passkeys({ passkeys, onChanged }: Props) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <p>{text.text}</p>
      {passkeys.length > 0 && (
        <ul aria-label={text.title} className="border-t border-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemoved={() => onChanged([])} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button tone="action" className="justify-self-start" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      ) : (
        <p className="text-sm text-ink-muted">{text.unsupported}</p>
      )}
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={text.add}>
        <PasskeyForm
          onAdded={(codes) => {
            setAdding(false)
            onChanged(codes)
          }}
        />
      </Dialog>
    </>
  )
}

function Row({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { id, name, created_at, last_used_at } = passkey
  const [asking, setAsking] = useState<'name' | 'remove' | null>(null)
  const close = () => setAsking(null)
  const { mutateAsync: remove } = useWrite('POST /api/admin/passkeys/{id}/remove', {
    success: text.removed,
    failure: text.removeFailed,
    changes: ['GET /api/admin/second-factor', 'GET /api/admin/staff'],
    doubts: ['GET /api/admin/second-factor'],
    onSuccess: onRemoved,
    onFailure: namesFields,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-muted tabular-nums">
          {text.added(formatDate(created_at))}{' '}
          {last_used_at ? text.lastUsed(formatDateTime(last_used_at)) : text.notUsed}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" className="min-h-11" aria-label={text.renameOf(name)} onClick={() => setAsking('name')}>
          {text.rename}
        </Button>
        <Button size="sm" className="min-h-11" aria-label={text.removeOf(name)} onClick={() => setAsking('remove')}>
          {text.remove}
        </Button>
      </div>
      <Dialog open={asking === 'name'} onClose={close} title={text.renameTitle}>
        <PasskeyNameForm passkey={passkey} onSaved={close} />
      </Dialog>
      <PasswordQuestion
        open={asking === 'remove'}
        onClose={close}
        title={text.removeTitle(name)}
        text={text.removeText}
        submit={text.removeSubmit}
        tone="danger"
        onConfirm={(password) => remove([{ params: { id }, body: { password } }])}
      />
    </li>
  )
}
