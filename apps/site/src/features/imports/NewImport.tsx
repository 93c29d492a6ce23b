import { importKindLabels } from '@arkpax/schema/import-labels'
import { IMPORT_MAX_BYTES, type ImportRun, importInput } from '@arkpax/schema/imports'
import { type SubmitEvent, useRef, useState } from 'react'
import { FileField } from '~/components/admin/FileField.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportTemplate } from './ImportTemplate.tsx'
import { type ImportFile, keepFile, toImportFile } from './import-file.ts'
import { importsText as text } from './imports.fi.ts'
import { useImport } from './use-import.ts'

const ACCEPTED = '.csv,.xlsx,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const kindOf = importInput.shape.kind.catch('products')

/** Chooses a file and has it looked through. */
export function NewImport({ onRead }: { onRead: (run: ImportRun) => void }) {
  const [kind, setKind] = useState(kindOf.parse(undefined))
  const [file, setFile] = useState<File>()
  const [mistake, setMistake] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, progress } = useImport('POST /api/admin/imports', {
    failure: text.previewFailed,
    onDone: (run, [{ body }]) => {
      keepFile(run.id, body)
      onRead(run)
    },
    onFailure: ({ problem }) => {
      const detail = problem?.errors?.find(({ path }) => path === 'content')?.detail
      refuse(detail)
      return detail !== undefined
    },
  })

  function choose(chosen: File | undefined) {
    setFile(chosen)
    setMistake(chosen && chosen.size > IMPORT_MAX_BYTES ? text.tooLarge : undefined)
  }

  function refuse(reason: string | undefined) {
    setMistake(reason)
    field.current?.focus()
  }

  async function preview(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    if (!file) return refuse(text.noFile)
    if (file.size > IMPORT_MAX_BYTES) return refuse(text.tooLarge)
    const body: ImportFile | undefined = await toImportFile(kind, file).catch(() => undefined)
    if (!body) return refuse(text.unread)
    setMistake(undefined)
    mutate([{ body, idempotencyKey: crypto.randomUUID() }])
  }

  return (
    <form
      onSubmit={preview}
      noValidate
      className="grid grid-cols-1 gap-5 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="display text-xl">{text.begin}</h2>
      <Select
        label={text.kind}
        hint={text.kindHints[kind]}
        className="max-w-prose"
        value={kind}
        onChange={({ target }) => setKind(kindOf.parse(target.value))}
      >
        <Options labels={importKindLabels} />
      </Select>
      <FileField
        label={text.file}
        hint={text.fileHint}
        accept={ACCEPTED}
        ref={field}
        error={mistake}
        onChoose={choose}
      />
      <ImportTemplate kind={kind} />
      {isPending && <ImportProgress label={text.previewing} {...progress} />}
      <Button type="submit" tone="action" className="justify-self-start" pending={isPending}>
        {text.preview}
      </Button>
    </form>
  )
}
