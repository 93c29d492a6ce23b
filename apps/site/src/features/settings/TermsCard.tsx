import type { VersionedSettings } from '@arkpax/schema/settings'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { termsText as text } from './settings.fi.ts'
import { termsForm } from './terms-form.ts'

/** The terms as figures. */
export function TermsCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/terms', saving)
  return (
    <SettingsForm card={termsForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
      {({ register, formState: { errors } }) => {
        const field = (name: Parameters<typeof register>[0]) => ({
          label: text[name],
          error: errors[name]?.message,
          required: true,
          ...register(name),
        })
        return (
          <div className="grid gap-6 sm:grid-cols-2">
            <NumberField {...field('vatPercent')} decimals hint={text.vatPercentHint} />
            <NumberField {...field('warrantyMonths')} hint={text.warrantyMonthsHint} />
            <NumberField {...field('returnDays')} hint={text.returnDaysHint} />
            <NumberField {...field('withdrawalDays')} hint={text.withdrawalDaysHint} />
            <NumberField {...field('returnPickupStation')} decimals />
            <NumberField {...field('returnPickupPanel')} decimals />
            <NumberField {...field('deliveryDays')} hint={text.deliveryDaysHint} />
            <NumberField {...field('replyOfficeHours')} decimals hint={text.replyOfficeHoursHint} />
          </div>
        )
      }}
    </SettingsForm>
  )
}
