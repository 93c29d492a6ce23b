import { type Document, type DocumentFormat, documentFormatLabels, formatsOf } from '@arkpax/schema/documents'
import { useMutation } from '@tanstack/react-query'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { callFile } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { saveFile } from '~/lib/save-file.ts'
import { showToast } from '~/lib/toast.ts'
import { documentsTexts, documentTitle } from './documents.fi.ts'

/** The files of a document, each a button that saves it. */
export function DocumentFiles({ document }: { document: Pick<Document, 'id' | 'kind' | 'number'> }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: DocumentFormat) =>
      asStaff(() => callFile('GET /api/admin/documents/{id}/files/{format}', { params: { id: document.id, format } })),
    onSuccess: ({ name, blob }) => saveFile(name, blob),
    onError: (error) =>
      showToast({ title: documentsTexts.downloadFailed, description: readFailure(error), tone: 'destructive' }),
  })
  return (
    <span className="flex flex-wrap gap-2">
      {formatsOf(document.kind).map((format) => (
        <Button
          key={format}
          size="sm"
          className="px-2.5!"
          onClick={() => mutate(format)}
          pending={isPending && variables === format}
          aria-label={documentsTexts.download(documentFormatLabels[format], documentTitle(document))}
        >
          {documentFormatLabels[format]}
        </Button>
      ))}
    </span>
  )
}
