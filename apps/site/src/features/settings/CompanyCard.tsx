import type { VersionedSettings } from '@arkpax/schema/settings'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { CertificateRows } from './CertificateRows.tsx'
import { type CompanyValues, companyForm } from './company-form.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { companyText as text } from './settings.fi.ts'

/** Who we are and how to reach us. */
export function CompanyCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/company', saving)
  return (
    <SettingsForm card={companyForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
      {(form) => {
        const {
          register,
          formState: { errors },
        } = form
        const field = (name: Exclude<keyof CompanyValues, 'certificates'>) => ({
          label: text[name],
          error: errors[name]?.message,
          ...register(name),
        })
        return (
          <>
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...field('brand')} hint={text.brandHint} required />
              <TextField {...field('legalName')} required />
              <TextField {...field('businessId')} hint={text.businessIdHint} required />
              <TextField {...field('parentGroup')} hint={text.parentGroupHint} />
              <NumberField {...field('foundedYear')} required />
            </div>
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...field('street')} autoComplete="off" required />
              <TextField {...field('postalCode')} inputMode="numeric" autoComplete="off" required />
              <TextField {...field('city')} autoComplete="off" required />
              <TextField {...field('country')} autoComplete="off" required />
            </div>
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...field('email')} type="email" autoComplete="off" hint={text.emailHint} required />
              <TextField {...field('display')} type="tel" autoComplete="off" hint={text.displayHint} required />
              <TextField {...field('callPrice')} hint={text.callPriceHint} />
              <TextField {...field('videoGuidesUrl')} type="url" hint={text.videoGuidesUrlHint} required />
            </div>
            <CertificateRows form={form} />
          </>
        )
      }}
    </SettingsForm>
  )
}
