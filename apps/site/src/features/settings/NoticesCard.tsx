import type { VersionedSettings } from '@arkpax/schema/settings'
import { TextField } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { noticesForm } from './notices-form.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { noticesText as text } from './settings.fi.ts'

/** Where notices to staff go. */
export function NoticesCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/notices', saving)
  return (
    <SettingsForm card={noticesForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
      {({ register, formState: { errors } }) => (
        <TextField
          type="email"
          autoComplete="off"
          label={text.lowStockEmail}
          hint={text.lowStockEmailHint}
          error={errors.lowStockEmail?.message}
          {...register('lowStockEmail')}
        />
      )}
    </SettingsForm>
  )
}
