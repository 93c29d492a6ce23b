import type { WarrantyCaseDetail, WarrantyCaseFile } from '@arkpax/schema/warranty-cases'
import { useMutation } from '@tanstack/react-query'
import { Download, Image } from 'lucide-react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { callFile } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { fileSize } from '~/lib/file-size-fi.ts'
import { saveFile } from '~/lib/save-file.ts'
import { showToast } from '~/lib/toast.ts'
import { adminCaseText as text } from './admin-cases.fi.ts'

/** What the customer sent: pictures can be looked at in their place, all can be saved. They have no public address. */
export function CaseFiles({ given: { id, files } }: { given: WarrantyCaseDetail }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={text.files} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="grid content-start gap-2">
          <CaseFile caseId={id} file={file} />
        </li>
      ))}
    </ul>
  )
}

function CaseFile({ caseId, file }: { caseId: string; file: WarrantyCaseFile }) {
  const read = () =>
    asStaff(() =>
      callFile('GET /api/admin/warranty-cases/{id}/files/{file}', { params: { id: caseId, file: file.id } }),
    )
  const onError = (error: Error) =>
    showToast({ title: text.fileFailed, description: readFailure(error), tone: 'destructive' })
  const shown = useMutation({ mutationFn: async () => dataUrl((await read()).blob), onError })
  const saved = useMutation({ mutationFn: read, onSuccess: ({ blob }) => saveFile(savedName(file), blob), onError })
  return (
    <>
      {shown.data && <img src={shown.data} alt={file.name} className="max-h-96 max-w-full rounded-sm object-contain" />}
      <p className="text-sm wrap-anywhere">
        {file.name} <span className="text-ink-muted">{fileSize(file.bytes)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {file.kind === 'picture' && !shown.data && (
          <Button
            size="sm"
            pending={shown.isPending}
            aria-label={`${text.fileShown}: ${file.name}`}
            onClick={() => shown.mutate()}
          >
            <Image className="size-4" aria-hidden="true" />
            {text.fileShown}
          </Button>
        )}
        <Button
          size="sm"
          pending={saved.isPending}
          aria-label={`${text.fileSaved}: ${file.name}`}
          onClick={() => saved.mutate()}
        >
          <Download className="size-4" aria-hidden="true" />
          {text.fileSaved}
        </Button>
      </div>
    </>
  )
}

/** Pictures are kept as WebP, whatever they were called where they came from. */
const savedName = ({ name, kind }: WarrantyCaseFile) =>
  kind === 'picture' ? `${name.replace(/\.\w{1,5}$/, '')}.webp` : name

/** A picture as an address that the page's policy lets show. */
function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([blob], { type: 'image/webp' }))
  })
}
