import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { TextField } from '~/components/ui/react/Field.tsx'
import { type CompanyValues, newCertificate } from './company-form.ts'
import { FieldRows } from './FieldRows.tsx'
import { companyText as text } from './settings.fi.ts'

const words = {
  title: text.certificates,
  hint: text.certificatesHint,
  none: text.noCertificates,
  row: text.certificate,
  add: text.addCertificate,
  remove: text.remove,
  removeRow: text.removeCertificate,
}

/** The certificates that the page about us tells of: what each is, its number, who gave it and where it can be read. */
export function CertificateRows<Output>({ form }: { form: UseFormReturn<CompanyValues, unknown, Output> }) {
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'certificates' })
  const errors = formState.errors.certificates
  return (
    <FieldRows
      ids={fields.map(({ id }) => id)}
      words={words}
      onAdd={() => append(newCertificate(), { focusName: `certificates.${fields.length}.standard` })}
      onRemove={remove}
    >
      {(index, removeButton) => {
        const field = (name: keyof CompanyValues['certificates'][number]) => ({
          label: text[name],
          error: errors?.[index]?.[name]?.message,
          ...register(`certificates.${index}.${name}`),
        })
        return (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField {...field('standard')} hint={text.standardHint} autoComplete="off" required />
              <TextField {...field('number')} autoComplete="off" required />
              <TextField {...field('body')} autoComplete="off" required />
              <TextField {...field('url')} type="url" hint={text.urlHint} autoComplete="off" />
            </div>
            {removeButton}
          </>
        )
      }}
    </FieldRows>
  )
}
