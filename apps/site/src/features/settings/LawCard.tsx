import { useEffect } from 'react'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import { TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { lawForm } from './law-form.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { settingsText, producerText as text } from './settings.fi.ts'

/** What the law wants told of the shop itself, for whoever may change it. */
export function LawCard() {
  const read = useRead('GET /api/admin/settings')
  const { mutateAsync } = useWrite('PUT /api/admin/settings/law', {
    ...saving,
    changes: [...saving.changes, 'GET /api/admin/law'],
  })
  const isThere = read.data !== undefined
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
  return (
    <Loaded read={read} failure={settingsText.loadFailed}>
      {(settings) => (
        <SettingsForm card={lawForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
          {({ register, setValue, formState: { errors } }) => {
            const field = (name: Parameters<typeof register>[0]) => ({
              label: text[name],
              error: errors[name]?.message,
              ...register(name),
            })
            return (
              <>
                <div className="grid gap-6 sm:grid-cols-2">
                  <TextField {...field('batteryRegister')} hint={text.registerHint} autoComplete="off" />
                  <TextField {...field('weeeRegister')} hint={text.registerHint} autoComplete="off" />
                </div>
                <TextArea {...field('takeBack')} hint={text.takeBackHint} rows={4} />
                <div className="grid justify-items-start gap-3">
                  <TextField {...field('noticeDocument')} hint={text.noticeDocumentHint} className="w-full" />
                  <PickMedia
                    kind="document"
                    onChoose={({ address }) =>
                      setValue('noticeDocument', address, { shouldDirty: true, shouldValidate: true })
                    }
                  />
                </div>
              </>
            )
          }}
        </SettingsForm>
      )}
    </Loaded>
  )
}
