import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { adminCasesText as text } from './admin-cases.fi.ts'
import { CasePage } from './CasePage.tsx'
import { CaseStatistics } from './CaseStatistics.tsx'
import { Cases } from './Cases.tsx'

/** The back office of warranty cases: the list, the statistics, and the one case that the address names. */
export function AdminCases() {
  const [title, setTitle] = useState(text.title)
  const [, , , id = ''] = location.pathname.split('/')
  return (
    <AdminScreen section="warrantyCases" title={title}>
      {id ? <CasePage id={id} onTitle={setTitle} /> : <Views />}
    </AdminScreen>
  )
}

function Views() {
  const [{ nakyma }, setAddress] = useUrlState({ nakyma: '' })
  return (
    <Tabs
      label={text.views}
      value={nakyma === 'tilasto' ? 'tilasto' : 'asiat'}
      onChange={(view) => setAddress({ nakyma: view === 'tilasto' ? view : '' })}
      tabs={[
        { id: 'asiat', label: text.viewCases, content: <Cases /> },
        { id: 'tilasto', label: text.viewStatistics, content: <CaseStatistics /> },
      ]}
    />
  )
}
