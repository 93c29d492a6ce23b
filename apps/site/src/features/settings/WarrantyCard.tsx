import type { VersionedSettings } from '@arkpax/schema/settings'
import { Notice } from '~/components/admin/Notice.tsx'
import { TextArea } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { warrantyText as text } from './settings.fi.ts'
import { warrantyForm } from './warranty-form.ts'

/** What a customer is told before choosing repair or replacement, and what a repair does to the warranty. */
export function WarrantyCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/warranty', saving)
  return (
    <SettingsForm card={warrantyForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
      {({ register, formState: { errors } }) => {
        const field = (name: Parameters<typeof register>[0]) => ({
          label: text[name],
          error: errors[name]?.message,
          ...register(name),
        })
        return (
          <>
            <Notice title={text.check} text={text.checkText} />
            <TextArea {...field('choiceText')} required rows={4} />
            <TextArea {...field('extensionText')} required rows={3} hint={text.extensionTextHint} />
            <TextArea {...field('freeText')} required rows={3} />
            <div className="grid gap-6 sm:grid-cols-2">
              <NumberField {...field('repairExtendsMonths')} required hint={text.repairExtendsMonthsHint} />
              <NumberField {...field('dueDays')} required hint={text.dueDaysHint} />
            </div>
            <TextArea {...field('lawyerNote')} rows={3} hint={text.lawyerNoteHint} />
          </>
        )
      }}
    </SettingsForm>
  )
}
