import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { callFile } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { saveFile } from '~/lib/save-file.ts'
import { showToast } from '~/lib/toast.ts'
import { requestText as text } from './privacy.fi.ts'

/** The file with everything that is stored about the address. */
export function GiveData({ request: { id, identity } }: { request: PrivacyRequest }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => asStaff(() => callFile('POST /api/admin/privacy-requests/{id}/export', { params: { id } })),
    onSuccess: ({ name, blob }) => saveFile(name, blob),
    onError: (error) => showToast({ title: text.downloadFailed, description: readFailure(error), tone: 'destructive' }),
  })
  return (
    <section aria-label={text.give} className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{text.give}</h3>
      <p className="max-w-prose">{text.giveText}</p>
      <Button className="justify-self-start" disabled={identity === null} pending={isPending} onClick={() => mutate()}>
        <Download className="size-4" aria-hidden="true" />
        {text.download}
      </Button>
    </section>
  )
}
