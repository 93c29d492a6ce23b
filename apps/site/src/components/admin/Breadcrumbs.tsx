import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminPaths } from '~/lib/admin-paths.ts'
import { type AdminSection, adminGroups, adminTexts } from './admin.fi.ts'
import { openThing } from './open-thing.ts'

const linkClass = 'inline-flex min-h-8 items-center gap-1.5 font-medium hover:text-ink hover:underline'

/**
 * Where the screen stands: the back office, the group, the section, and what is open of it. On a phone only the way back, one
 * step up.
 */
export function Breadcrumbs({ section }: { section: AdminSection }) {
  const thing = useStore(openThing)
  const group = adminGroups.find(({ sections }) => sections.some(({ id }) => id === section))
  const { label, href } = group?.sections.find(({ id }) => id === section) ?? {
    label: adminTexts.ownTitle,
    href: adminPaths.own,
  }
  return (
    <nav aria-label={adminTexts.breadcrumbs} className="mb-1 text-sm text-ink-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li className={thing ? 'max-sm:hidden' : ''}>
          <a href={adminPaths.home} className={linkClass}>
            <ArrowLeft className="size-4 sm:hidden" aria-hidden="true" />
            <span className="max-sm:hidden" aria-hidden="true">
              {adminTexts.home}
            </span>
            <span className="sm:sr-only">{adminTexts.back}</span>
          </a>
        </li>
        {group?.label && group.label !== label && <Step>{group.label}</Step>}
        {thing ? (
          <>
            <li className="flex items-center gap-2">
              <Divider />
              <a
                href={href}
                className={linkClass}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  thing.leave()
                }}
              >
                <ArrowLeft className="size-4 sm:hidden" aria-hidden="true" />
                {label}
              </a>
            </li>
            <Step isCurrent>{thing.title}</Step>
          </>
        ) : (
          <Step isCurrent>{label}</Step>
        )}
      </ol>
    </nav>
  )
}

function Step({ isCurrent = false, children }: { isCurrent?: boolean; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2 max-sm:hidden" aria-current={isCurrent ? 'page' : undefined}>
      <Divider />
      <span className="inline-block max-w-80 truncate">{children}</span>
    </li>
  )
}

const Divider = () => (
  <span className="text-line-strong max-sm:hidden" aria-hidden="true">
    /
  </span>
)
