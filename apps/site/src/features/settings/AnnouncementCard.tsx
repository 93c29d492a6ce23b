import type { VersionedSettings } from '@arkpax/schema/settings'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { announcementForm } from './announcement-form.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { announcementText as text } from './settings.fi.ts'

/** The line above every page. */
export function AnnouncementCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/announcement', saving)
  return (
    <SettingsForm
      card={announcementForm}
      settings={settings}
      onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}
    >
      {({ register, setValue, formState: { errors } }) => (
        <>
          <TextField label={text.line} hint={text.lineHint} error={errors.text?.message} {...register('text')} />
          <div className="grid content-start justify-items-start gap-3">
            <TextField
              className="w-full"
              label={text.href}
              hint={text.hrefHint}
              error={errors.href?.message}
              {...register('href')}
            />
            <PickMedia
              kind="document"
              onChoose={({ address }) => setValue('href', address, { shouldDirty: true, shouldValidate: true })}
            />
          </div>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              type="date"
              label={text.from}
              hint={text.daysHint}
              error={errors.from?.message}
              {...register('from')}
            />
            <TextField type="date" label={text.until} error={errors.until?.message} {...register('until')} />
          </div>
        </>
      )}
    </SettingsForm>
  )
}
