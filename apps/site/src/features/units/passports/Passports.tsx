import { useOpenThing } from '~/components/admin/open-thing.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { PassportModels } from './PassportModels.tsx'
import { PassportTokens } from './PassportTokens.tsx'
import { passportsText as text } from './passports.fi.ts'

/** What battery passports tell, and who reads more of them than everybody. */
export function Passports() {
  const [{ nakyma }, setAddress] = useUrlState({ nakyma: '' })
  const mayGrant = useMay('passports.grant')
  useOpenThing(text.title, () => location.assign(adminPaths.units))
  if (!mayGrant) return <PassportModels />
  return (
    <Tabs
      label={text.views}
      value={nakyma === 'oikeudet' ? nakyma : 'tiedot'}
      onChange={(view) => setAddress({ nakyma: view === 'oikeudet' ? view : '' })}
      tabs={[
        { id: 'tiedot', label: text.viewModels, content: <PassportModels /> },
        { id: 'oikeudet', label: text.viewTokens, content: <PassportTokens /> },
      ]}
    />
  )
}
