import { useState } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { namesFields } from '~/components/admin/field-errors.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { ownText } from './staff.fi.ts'

const text = ownText.factor.codes

/** New recovery codes, which are shown once. */
export function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="status">
        <h3 className="font-semibold">{text.saveTitle}</h3>
      </div>
      <p>{text.saveText}</p>
      <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-3">
        <Button tone="action" onClick={onDone}>
          {text.saved}
        </Button>
        <CopyButton value={codes.join('\n')} what={text.what} />
      </p>
    </div>
  )
}

/** How many codes are left, and the way to new ones. */
export function RecoveryCodesLeft({ left, onRenewed }: { left: number; onRenewed: (codes: string[]) => void }) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useWrite('POST /api/admin/recovery-codes', {
    failure: text.renewFailed,
    changes: ['GET /api/admin/second-factor'],
    onSuccess: ({ recovery_codes }) => onRenewed(recovery_codes),
    onFailure: namesFields,
  })
  return (
    <>
      <p>{text.left(left)}</p>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {text.renew}
      </Button>
      <PasswordQuestion
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.renew}
        text={text.renewText}
        submit={text.renewSubmit}
        onConfirm={(password) => mutateAsync([{ body: { password } }])}
      />
    </>
  )
}
