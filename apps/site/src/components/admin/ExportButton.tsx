import type { DownloadKey } from '@arkpax/schema/endpoints'
import type { Permission } from '@arkpax/schema/permissions'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '~/components/ui/react/Button.tsx'
import { type CallArguments, callFile } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { saveFile } from '~/lib/save-file.ts'
import { showToast } from '~/lib/toast.ts'
import { adminTexts } from './admin.fi.ts'
import { asStaff } from './admin-session.ts'
import { useMay } from './signed-in.ts'

interface Props<K extends DownloadKey> {
  endpoint: K
  /** The filters of the list: the file holds what they choose, from every page. */
  options: CallArguments<K>
  /** What a role must be allowed to see it. */
  may: Permission
  /** What it says where a list has several files. */
  label?: string
  size?: 'sm'
  /** What it says aloud where several on a screen say the same. */
  name?: string
}

/** Saves a list as a file that the server makes. */
export function ExportButton<K extends DownloadKey>({
  endpoint,
  options,
  may,
  label = adminTexts.exportCsv,
  size,
  name,
}: Props<K>) {
  const isAllowed = useMay(may)
  const { mutate, isPending } = useMutation({
    mutationFn: () => asStaff(() => callFile(endpoint, ...options)),
    onSuccess: ({ name, blob }) => saveFile(name, blob),
    onError: (error) =>
      showToast({
        title: adminTexts.exportFailed,
        description: readFailure(error),
        tone: 'destructive',
      }),
  })
  if (!isAllowed) return null
  return (
    <Button size={size} aria-label={name} onClick={() => mutate()} pending={isPending}>
      <Download className="size-4" aria-hidden="true" />
      {label}
    </Button>
  )
}
