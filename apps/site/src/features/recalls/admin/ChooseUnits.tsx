import { type RecallChoice, type RecallDetail, recallChoice } from '@arkpax/schema/recalls'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { useAllProducts } from '~/components/admin/all-products.ts'
import { FileField } from '~/components/admin/FileField.tsx'
import { showFieldErrors } from '~/components/admin/field-errors.ts'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Checkbox, Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { chooseUnitsText as text } from './admin-recalls.fi.ts'
import { ChoicePreview } from './ChoicePreview.tsx'

const values = z.object({
  product_id: z.string(),
  batch: z.string(),
  made_from: z.string(),
  made_to: z.string(),
  serial_from: z.string(),
  serial_to: z.string(),
  serials: z.string(),
  include_unknown: z.boolean(),
})
type Values = z.output<typeof values>
const form = values.transform((typed): z.input<typeof recallChoice> => typed).pipe(recallChoice)
const EMPTY: Values = {
  ...{ product_id: '', batch: '', made_from: '', made_to: '', serial_from: '', serial_to: '' },
  ...{ serials: '', include_unknown: false },
}
const MAX_BYTES = 1_000_000
const changes = ['GET /api/admin/recalls', 'GET /api/admin/recalls/{id}', 'GET /api/admin/recalls/{id}/units'] as const

/** Chooses the units of a recall; what a choice would bring is seen before it is made. */
export function ChooseUnits({ given: { id, state, counts } }: { given: RecallDetail }) {
  const chosen = useForm<Values, unknown, RecallChoice>({ resolver: zodResolver(form), defaultValues: EMPTY })
  const { register, formState, setError, setValue, handleSubmit, reset, getValues } = chosen
  const { errors } = formState
  const { data: products = [] } = useAllProducts()
  const [isAsked, setAsked] = useState(false)
  const [fileError, setFileError] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const onFailure = (error: Parameters<typeof showFieldErrors<Values>>[1]) => {
    setAsked(false)
    return showFieldErrors<Values>(setError, error)
  }
  const look = useWrite('POST /api/admin/recalls/{id}/choice-preview', { failure: text.lookFailed, onFailure })
  const add = useWrite('POST /api/admin/recalls/{id}/units', {
    success: text.added,
    failure: text.addFailed,
    changes: [...changes],
    onSuccess() {
      setAsked(false)
      reset(EMPTY)
      if (file.current) file.current.value = ''
    },
    onFailure,
  })
  const ask = handleSubmit(() =>
    look.mutate([{ params: { id }, body: getValues() }], { onSuccess: () => setAsked(true) }),
  )
  async function readFile(given: File | undefined) {
    setFileError(undefined)
    if (!given) return
    if (given.size > MAX_BYTES) return setFileError(text.fileTooLarge)
    try {
      setValue('serials', await given.text(), { shouldDirty: true, shouldValidate: true })
    } catch {
      setFileError(text.fileUnread)
    }
  }
  const field = (path: Exclude<keyof Values, 'include_unknown'>) => ({
    error: errors[path]?.message,
    ...register(path),
  })
  const preview = look.data
  return (
    <ScreenSection title={text.title}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p>
          {text.chosen(counts.units)} {counts.units > 0 && text.reach(counts.with_address, counts.people)}
        </p>
        {state === 'draft' && counts.units > 0 && <ClearUnits id={id} />}
      </div>
      <p className="text-ink-muted">{text.hint}</p>
      <form onSubmit={ask} noValidate className="grid grid-cols-1 gap-5">
        <TextArea label={text.serials} hint={text.serialsHint} rows={4} spellCheck={false} {...field('serials')} />
        <FileField
          label={text.file}
          hint={text.fileHint}
          accept=".csv,.txt,text/csv,text/plain"
          ref={file}
          error={fileError}
          onChoose={readFile}
        />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label={text.from} autoComplete="off" {...field('serial_from')} />
          <TextField label={text.to} autoComplete="off" {...field('serial_to')} />
          <TextField label={text.batch} autoComplete="off" {...field('batch')} />
          <TextField type="date" label={text.madeFrom} {...field('made_from')} />
          <TextField type="date" label={text.madeTo} {...field('made_to')} />
          <Select label={text.product} {...field('product_id')}>
            <option value="">{text.anyProduct}</option>
            {products.map((product) => (
              <option key={product.id} value={product.id}>
                {product.name}
              </option>
            ))}
          </Select>
        </div>
        <Checkbox label={text.unknownToo} {...register('include_unknown')} />
        <Button type="submit" className="justify-self-start" pending={look.isPending}>
          {text.look}
        </Button>
      </form>
      {preview && (
        <ConfirmDialog
          open={isAsked}
          title={text.ask}
          text={preview.units > 0 ? text.brings(preview.units, preview.already) : text.nothing}
          confirmLabel={text.add}
          tone="action"
          pending={add.isPending}
          onClose={() => setAsked(false)}
          onConfirm={() => add.mutate([{ params: { id }, body: getValues() }])}
        >
          <ChoicePreview preview={preview} isOpen={state === 'open'} takesUnknown={getValues('include_unknown')} />
        </ConfirmDialog>
      )}
    </ScreenSection>
  )
}

function ClearUnits({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useWrite('DELETE /api/admin/recalls/{id}/units', {
    success: text.cleared,
    failure: text.clearFailed,
    changes: [...changes],
    onSuccess: () => setAsked(false),
  })
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {text.clear}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text.askClear}
        text={text.clearText}
        confirmLabel={text.clear}
        pending={isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => mutate([{ params: { id } }])}
      />
    </>
  )
}
