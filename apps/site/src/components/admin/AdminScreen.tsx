import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { OfflineNotice } from '~/components/ui/react/OfflineNotice.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { createQueryClient } from '~/lib/query-client.ts'
import { AdminNav, CONTENT_ID } from './AdminNav.tsx'
import { type AdminSection, adminSections, adminTexts, type LoginVariant } from './admin.fi.ts'
import { asStaff, checkSession, declineLogin, followOtherTabs, gateState } from './admin-session.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { LoginForm } from './LoginForm.tsx'
import { Loading } from './list-states.tsx'
import { useNavFolded } from './nav-folded.ts'
import { signedIn, useMay } from './signed-in.ts'
import { TitlePlace } from './TitleActions.tsx'

interface Props {
  section: AdminSection
  title: string
  /** The words of the login: the blog screen has its own. */
  login?: LoginVariant
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * The frame of every back-office screen: the gate, the navigation, the title. A session that ends while the screen is open
 * brings the login as a dialog over it, and the calls that failed are made again (`asStaff`).
 */
export function AdminScreen({ login = 'dashboard', ...screen }: Props) {
  const [queryClient] = useState(() => createQueryClient(asStaff))
  const gate = useStore(gateState)

  useEffect(() => {
    checkSession()
    void import('~/components/ui/toast-region.ts') // Without a network it could not be fetched when it is needed.
    return followOtherTabs()
  }, [])
  useEffect(() => {
    if (gate === 'closed') queryClient.clear()
  }, [gate, queryClient])

  if (gate === 'checking') return <Loading className="m-auto min-h-dvh" />
  if (gate === 'unreachable') {
    return (
      <div className="mx-auto max-w-xl px-4 py-24">
        <LoadFailure title={adminTexts.noConnection} onRetry={checkSession} />
      </div>
    )
  }
  if (gate === 'closed') return <Gate variant={login} />
  return (
    <QueryClientProvider client={queryClient}>
      <Opened {...screen} />
      <Dialog open={gate === 'ended'} onClose={declineLogin} title={adminTexts.endedTitle}>
        <p className="mb-5">{adminTexts.endedText}</p>
        <LoginForm variant={login} />
      </Dialog>
    </QueryClientProvider>
  )
}

function Gate({ variant }: { variant: LoginVariant }) {
  return (
    <div className="grid min-h-dvh place-items-center px-4">
      <section className="w-full max-w-sm rounded-md border border-line bg-surface p-6 sm:p-8">
        <h1 className="display text-2xl">{adminTexts.gateTitle}</h1>
        <p className="mt-2 mb-6 text-ink-muted">{adminTexts.gateText}</p>
        <LoginForm variant={variant} />
      </section>
    </div>
  )
}

function Opened({ section, title, actions, children }: Omit<Props, 'login'>) {
  // One's own details are no section: everyone has them.
  const isAllowed = useMay(adminSections.find(({ id }) => id === section)?.may ?? 'own.session')
  const [isFolded, toggleFolded] = useNavFolded()
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null)
  const mustAddSecondFactor = useStore(signedIn)?.must_add_second_factor
  useEffect(() => {
    if (mustAddSecondFactor && section !== 'own') location.replace(adminPaths.own)
  }, [mustAddSecondFactor, section])
  return (
    <div
      className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] min-[820px]:grid-cols-[3.5rem_minmax(0,1fr)] xl:data-wide:grid-cols-[15rem_minmax(0,1fr)]"
      data-wide={!isFolded || undefined}
    >
      <AdminNav current={section} isFolded={isFolded} onFold={toggleFolded} />
      <div className="min-w-0">
        <OfflineNotice />
        <div id={CONTENT_ID} tabIndex={-1} className="mx-auto w-full max-w-7xl px-4 py-6 outline-none sm:px-6 lg:py-8">
          {section !== 'dashboard' && <Breadcrumbs section={section} />}
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <h1 className="display text-2xl">{title}</h1>
            <div ref={setTitlePlace} className="flex flex-wrap gap-3 empty:hidden">
              {isAllowed && actions && <div className="order-last flex flex-wrap gap-3">{actions}</div>}
            </div>
          </div>
          <TitlePlace.Provider value={titlePlace}>
            {isAllowed ? children : <EmptyState {...adminTexts.forbidden} />}
          </TitlePlace.Provider>
        </div>
      </div>
    </div>
  )
}
