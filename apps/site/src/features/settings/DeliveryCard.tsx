import type { VersionedSettings } from '@arkpax/schema/settings'
import { Controller } from 'react-hook-form'
import { RowList } from '~/components/admin/RowList.tsx'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { useWrite } from '~/lib/use-write.ts'
import { DeliveryMethod } from './DeliveryMethod.tsx'
import { DeliveryTryOut } from './DeliveryTryOut.tsx'
import { DeliveryZone } from './DeliveryZone.tsx'
import { deliveryForm, newMethod, newZone } from './delivery-form.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { deliveryText as text } from './settings.fi.ts'

/** Where goods go, how, and what it costs; tried out before it is saved. */
export function DeliveryCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/delivery', saving)
  return (
    <SettingsForm card={deliveryForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
      {({ control, watch, formState: { errors } }) => (
        <>
          <p className={hintClass}>{text.rule}</p>
          <Controller
            control={control}
            name="zones"
            render={({ field: { value, onChange } }) => (
              <RowList text={text.zones} rows={value} onChange={onChange} empty={newZone} error={errors.zones?.message}>
                {(zone, index, change) => (
                  <DeliveryZone zone={zone} number={index + 1} onChange={change} errors={errors.zones?.[index]} />
                )}
              </RowList>
            )}
          />
          <Controller
            control={control}
            name="methods"
            render={({ field: { value, onChange } }) => (
              <RowList
                text={text.methods}
                rows={value}
                onChange={onChange}
                empty={newMethod}
                error={errors.methods?.message}
              >
                {(method, index, change) => (
                  <DeliveryMethod
                    method={method}
                    number={index + 1}
                    zones={watch('zones')}
                    onChange={change}
                    errors={errors.methods?.[index]}
                  />
                )}
              </RowList>
            )}
          />
          <DeliveryTryOut typed={watch()} terms={settings.terms} />
        </>
      )}
    </SettingsForm>
  )
}
