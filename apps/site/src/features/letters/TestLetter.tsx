import type { LetterDetail } from '@arkpax/schema/letters'
import { useStore } from '@nanostores/react'
import { type SubmitEvent, useState } from 'react'
import { signedIn } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { letterText as text } from './letters.fi.ts'

interface Props {
  letter: LetterDetail
  /** Stores what has been typed; false where that does not succeed. */
  onBefore: () => Promise<boolean>
}

/** Sends the letter as a test, to one's own address unless another is typed. */
export function TestLetter({ letter: { id, tests }, onBefore }: Props) {
  const staff = useStore(signedIn)
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState(staff?.email ?? '')
  const close = () => setOpen(false)
  const send = useWrite('POST /api/admin/letters/{id}/test', {
    success: { title: text.tested, description: to },
    failure: text.testFailed,
    changes: ['GET /api/admin/letters/{id}'],
    onSuccess: close,
    onFailure: ({ problem }) => (problem?.errors ?? []).length > 0,
  })
  const mistake = send.error instanceof ApiError ? send.error.problem?.errors?.[0]?.detail : undefined
  async function open() {
    send.reset()
    if (await onBefore()) setOpen(true)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    send.mutate([{ params: { id }, body: { to } }])
  }
  return (
    <>
      <Button onClick={() => void open()}>{text.test}</Button>
      <Dialog open={isOpen} onClose={close} title={text.testTitle}>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <TextField
            label={text.testTo}
            hint={text.testHint}
            type="email"
            value={to}
            error={mistake}
            onChange={({ target }) => setTo(target.value)}
          />
          {tests > 0 && <p className="text-sm text-ink-muted">{text.tests(tests)}</p>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={close}>{text.cancel}</Button>
            <Button type="submit" tone="action" pending={send.isPending}>
              {text.testSend}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
