import { type ReactNode, useEffect } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useRead } from '~/lib/use-read.ts'
import { AnnouncementCard } from './AnnouncementCard.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { GroupLinks } from './GroupLinks.tsx'
import { HoursCard } from './HoursCard.tsx'
import { NewsletterCard } from './NewsletterCard.tsx'
import { NoticesCard } from './NoticesCard.tsx'
import { SaleCard } from './SaleCard.tsx'
import { settingsText as text } from './settings.fi.ts'
import { TermsCard } from './TermsCard.tsx'
import { WarrantyCard } from './WarrantyCard.tsx'

/** What the settings are for and what follows of a change, with what `children` tell of the pages; then a card for each group. */
export function SettingsCards({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useRead('GET /api/admin/settings')
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid max-w-[70ch] gap-1">
        <p>{text.intro}</p>
        <p>{text.follows}</p>
      </div>
      {children}
      {data ? (
        <>
          <GroupLinks />
          <CompanyCard settings={data} />
          <HoursCard settings={data} />
          <TermsCard settings={data} />
          <SaleCard settings={data} />
          <DeliveryCard settings={data} />
          <WarrantyCard settings={data} />
          <AnnouncementCard settings={data} />
          <NewsletterCard settings={data} />
          <NoticesCard settings={data} />
        </>
      ) : error ? (
        <LoadFailure title={text.loadFailed} error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </div>
  )
}
