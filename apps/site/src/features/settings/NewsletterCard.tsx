import type { VersionedSettings } from '@arkpax/schema/settings'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { newsletterForm } from './newsletter-form.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { newsletterText as text } from './settings.fi.ts'

/** How fast newsletters leave, and whether subscribers confirm their address. */
export function NewsletterCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/newsletter', saving)
  return (
    <SettingsForm
      card={newsletterForm}
      settings={settings}
      onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}
    >
      {({ register, formState: { errors } }) => {
        const field = (name: Parameters<typeof register>[0]) => ({
          label: text[name],
          error: errors[name]?.message,
          ...register(name),
        })
        return (
          <>
            <div className="grid gap-6 sm:grid-cols-2">
              <NumberField {...field('mailsPerMinute')} required hint={text.mailsPerMinuteHint} />
              <NumberField {...field('mailsPerHour')} required hint={text.mailsPerHourHint} />
            </div>
            <NumberField {...field('firstDayMails')} required hint={text.firstDayMailsHint} />
            <Switch
              label={text.returnsToOwnAddress}
              hint={text.returnsToOwnAddressHint}
              {...register('returnsToOwnAddress')}
            />
            <Switch
              label={text.confirmsSubscribers}
              hint={text.confirmsSubscribersHint}
              {...register('confirmsSubscribers')}
            />
          </>
        )
      }}
    </SettingsForm>
  )
}
