import { type DragEvent, useState } from 'react'
import { Field } from '~/components/ui/react/Field.tsx'
import { importsText as text } from './imports.fi.ts'

interface Props {
  file: File | undefined
  error: string | undefined
  onChoose: (file: File | undefined) => void
}

/** The file: chosen from the machine, or dropped here. */
export function FileField({ file, error, onChoose }: Props) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose(event.dataTransfer.files[0])
  }
  return (
    <Field label={text.file} hint={text.fileHint} error={error} className="max-w-prose">
      {(control) => (
        <div
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`grid gap-2 rounded-sm border border-dashed p-4 ${isOver ? 'border-ink bg-sunken' : 'border-line-strong'}`}
        >
          <input
            {...control}
            type="file"
            accept=".csv,.xlsx,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className="min-h-11 w-full min-w-0 cursor-pointer file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-4 file:font-medium file:text-ink"
            onChange={({ target }) => onChoose(target.files?.[0])}
          />
          <p className="text-sm text-ink-muted wrap-anywhere">{file ? file.name : text.drop}</p>
        </div>
      )}
    </Field>
  )
}
