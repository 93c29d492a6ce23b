import type { VersionedSettings } from '@arkpax/schema/settings'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { NumberField } from '~/components/ui/react/NumberField.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saleForm } from './sale-form.ts'
import { saving } from './saving.ts'
import { saleText as text } from './settings.fi.ts'

/** How a sale is made and paid; says what still keeps one from being made. */
export function SaleCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/sale', saving)
  const { iban, guaranteeNotice } = settings.sale
  return (
    <SettingsForm card={saleForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
      {({ register, watch, setValue, formState: { errors } }) => {
        const field = (name: Parameters<typeof register>[0]) => ({
          label: text[name],
          error: errors[name]?.message,
          ...register(name),
        })
        const picture = watch('guaranteeNotice')
        return (
          <>
            {!iban && <Notice title={text.noIban} text={text.noIbanText} />}
            {!guaranteeNotice && <Notice title={text.noNotice} text={text.noNoticeText} />}
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...field('iban')} hint={text.ibanHint} autoComplete="off" />
              <TextField {...field('bic')} hint={text.bicHint} autoComplete="off" />
              <NumberField {...field('offerValidDays')} required hint={text.offerValidDaysHint} />
              <NumberField {...field('prepaymentDays')} required hint={text.prepaymentDaysHint} />
              <NumberField {...field('invoiceDays')} required hint={text.invoiceDaysHint} />
            </div>
            <TextField {...field('orderButton')} required hint={text.orderButtonHint} />
            <TextField {...field('orderButtonNote')} hint={text.orderButtonNoteHint} />
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...field('einvoiceAddress')} hint={text.einvoiceAddressHint} />
              <TextField {...field('einvoiceOperator')} hint={text.einvoiceOperatorHint} />
            </div>
            <div className="grid justify-items-start gap-3">
              <TextField {...field('guaranteeNotice')} hint={text.guaranteeNoticeHint} className="w-full" />
              <PickMedia
                onChoose={({ address }) =>
                  setValue('guaranteeNotice', address, { shouldDirty: true, shouldValidate: true })
                }
              />
              {picture && <img src={picture} alt={text.noticePreview} className="max-h-64 max-w-full" />}
            </div>
          </>
        )
      }}
    </SettingsForm>
  )
}
