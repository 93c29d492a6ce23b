import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { hintClass, labelClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { type CompanyValues, newCertificate } from './company-form.ts'
import { companyText as text } from './settings.fi.ts'

/** The certificates that the page about us tells of: what each is, its number, who gave it and where it can be read. */
export function CertificateRows<Output>({ form }: { form: UseFormReturn<CompanyValues, unknown, Output> }) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'certificates' })
  const add = useRef<HTMLButtonElement>(null)
  const errors = formState.errors.certificates
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className={labelClass}>{text.certificates}</legend>
      <p className={hintClass}>{text.certificatesHint}</p>
      {fields.length === 0 && <p className="text-ink-muted">{text.noCertificates}</p>}
      {fields.map(({ id }, index) => {
        const field = (name: keyof CompanyValues['certificates'][number]) => ({
          label: text[name],
          error: errors?.[index]?.[name]?.message,
          ...register(`certificates.${index}.${name}`),
        })
        return (
          <fieldset key={id} className="grid min-w-0 gap-4 border-l-2 border-line pl-4">
            <legend className="sr-only">{text.certificate(index + 1)}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('standard')} hint={text.standardHint} autoComplete="off" required />
              <TextField {...field('number')} autoComplete="off" required />
              <TextField {...field('body')} autoComplete="off" required />
              <TextField {...field('url')} type="url" hint={text.urlHint} autoComplete="off" />
            </div>
            <Button
              tone="quiet"
              size="sm"
              className="min-h-11 justify-self-start"
              aria-label={text.removeCertificate(index + 1)}
              onClick={() => {
                remove(index)
                add.current?.focus()
              }}
            >
              <Trash2 className="size-4" aria-hidden="true" />
              {text.remove}
            </Button>
          </fieldset>
        )
      })}
      <Button
        ref={add}
        className="justify-self-start"
        onClick={() => append(newCertificate(), { focusName: `certificates.${fields.length}.standard` })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.addCertificate}
      </Button>
    </fieldset>
  )
}
