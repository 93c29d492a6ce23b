import { finnishDay } from '@arkpax/schema/format-fi'
import { specialDays, specialDayText } from '@arkpax/schema/office-hours-text'
import type { VersionedSettings } from '@arkpax/schema/settings'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { useWrite } from '~/lib/use-write.ts'
import { Exceptions } from './Exceptions.tsx'
import { hoursForm } from './hours-form.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { saving } from './saving.ts'
import { hoursText as text } from './settings.fi.ts'
import { Week } from './Week.tsx'

const YEAR = 365
const SHOWN = 6

/** When the office answers. */
export function HoursCard({ settings }: { settings: VersionedSettings }) {
  const { mutateAsync } = useWrite('PUT /api/admin/settings/hours', saving)
  return (
    <SettingsForm card={hoursForm} settings={settings} onSave={(body, ifMatch) => mutateAsync([{ body, ifMatch }])}>
      {(form) => (
        <>
          <Week form={form} />
          <div>
            <Switch label={text.holidays} hint={text.holidaysHint} {...form.register('closedOnHolidays')} />
            <NextHolidays hours={settings.hours} />
          </div>
          <Exceptions form={form} />
        </>
      )}
    </SettingsForm>
  )
}

/** The holidays to come that fall on a day on which the office would be open. */
function NextHolidays({ hours }: { hours: VersionedSettings['hours'] }) {
  const holidays = specialDays({ ...hours, closedOnHolidays: true, exceptions: [] }, finnishDay(new Date()), YEAR)
  return (
    <div className={`${hintClass} mt-3`}>
      <p>{text.nextHolidays}</p>
      <ul className="mt-1 list-disc pl-5">
        {holidays.slice(0, SHOWN).map((day) => (
          <li key={day.day}>{specialDayText(day)}</li>
        ))}
      </ul>
    </div>
  )
}
