import type { UnitDetail } from '@arkpax/schema/units'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { ReturnsOfUnit } from '~/features/returns/ReturnsOfUnit.tsx'
import { returnsText } from '~/features/returns/returns.fi.ts'
import { Passports } from '~/features/units/passports/Passports.tsx'
import { passportsText } from '~/features/units/passports/passports.fi.ts'
import { Section, UnitPage } from '~/features/units/UnitPage.tsx'
import { Units } from '~/features/units/Units.tsx'
import { unitsText as text } from '~/features/units/units.fi.ts'
import { adminCasesText } from '~/features/warranty-cases/admin/admin-cases.fi.ts'
import { CasesOfUnit } from '~/features/warranty-cases/admin/CasesOfUnit.tsx'
import { adminNewCasePath, adminPassportsPath } from '~/lib/admin-paths.ts'

/** What other features keep of a unit; each role sees what it may. */
function Parts({ unit: { serial } }: { unit: UnitDetail }) {
  const mayReadCases = useMay('warranty.read')
  const mayOpenCases = useMay('warranty.write')
  const mayReadReturns = useMay('returns.read')
  return (
    <>
      {mayReadCases && (
        <Section title={adminCasesText.title}>
          <CasesOfUnit serial={serial} />
          {mayOpenCases && (
            <a href={adminNewCasePath(serial)} className={`${buttonClass('outline')} justify-self-start`}>
              {adminCasesText.open}
            </a>
          )}
        </Section>
      )}
      {mayReadReturns && (
        <Section title={returnsText.title}>
          <ReturnsOfUnit serial={serial} />
        </Section>
      )}
    </>
  )
}

/** The back office of units: the list, what their passports tell, and the one unit whose serial number the address names. */
export function UnitsPage() {
  const [, , , written = ''] = location.pathname.split('/')
  const serial = decodeURIComponent(written)
  const [title, setTitle] = useState(serial ? text.name(serial) : text.title)
  // Serial numbers are in upper case.
  if (serial === 'passports')
    return (
      <AdminScreen section="units" title={passportsText.title}>
        <Passports />
      </AdminScreen>
    )
  const toPassports = (
    <a href={adminPassportsPath()} className={buttonClass('outline')}>
      {passportsText.open}
    </a>
  )
  return (
    <AdminScreen section="units" title={title} actions={!serial && toPassports}>
      {serial ? <UnitPage serial={serial} onTitle={setTitle} parts={(unit) => <Parts unit={unit} />} /> : <Units />}
    </AdminScreen>
  )
}
