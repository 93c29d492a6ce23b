import { useStore } from '@nanostores/react'
import { Circle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type AdminSection, adminGroups, adminTexts } from './admin.fi.ts'
import { sectionIcons } from './section-icons.ts'
import { signedIn, useRights } from './signed-in.ts'
import type { SectionCounts } from './waiting.ts'

const linkClass = [
  'relative flex min-h-10 items-center gap-3 rounded-sm border-l-2 border-transparent px-2.5 whitespace-nowrap pointer-fine:min-h-9',
  'text-[0.9375rem] font-medium',
  'text-on-dark-muted hover:bg-graphite-raised hover:text-on-dark',
  'aria-[current=page]:border-signal aria-[current=page]:bg-graphite-raised aria-[current=page]:text-on-dark',
].join(' ')

/** What stands beside the icons: out of sight, but not out of hearing, while the navigation is only its icons (`admin.css`). */
const FOLDS = 'nav-label'

/** The sections that the role of whoever is signed in shows, under what they are about, with what waits in each. */
export function NavSections({ current, counts }: { current: AdminSection; counts: SectionCounts }) {
  const nav = useRef<HTMLElement>(null)
  const may = useRights()
  const isOpen = !useStore(signedIn)?.must_add_second_factor
  const groups = adminGroups.flatMap(({ label, sections }) => {
    const shown = sections.filter((section) => isOpen && may(section.may))
    return shown.length > 0 ? [{ label, shown }] : []
  })
  const isShown = groups.length > 0

  // On a low screen the last sections are below the edge of the navigation, which scrolls by itself: the screen stays at its place.
  useEffect(() => {
    if (!isShown) return
    const top = window.scrollY
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    window.scrollTo({ top, behavior: 'instant' })
  }, [isShown])

  return (
    <nav ref={nav} aria-label="Hallinta" className="grid gap-3">
      {groups.map(({ label, shown }) => (
        <div key={label}>
          {label && (
            <p className="truncate px-2.5 pb-1 text-xs font-semibold tracking-wide text-on-dark-muted">
              <span className={FOLDS}>{label}</span>
            </p>
          )}
          <ul>
            {shown.map((section) => (
              <li key={section.id}>
                <a href={section.href} className={linkClass} aria-current={section.id === current ? 'page' : undefined}>
                  <Icon id={section.id} />
                  <span className={`${FOLDS} mr-auto`}>{section.label}</span> <Count count={counts[section.id]} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Icon({ id }: { id: AdminSection }) {
  const Shape = sectionIcons[id] ?? Circle
  return <Shape className="size-4.5 shrink-0" aria-hidden="true" />
}

const MOST_SHOWN = 99

const shownCount = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`)

/** What waits in a section. It is part of the link's own words: voice control goes by what is seen, and so has its name to. */
function Count({ count = 0 }: { count?: number }) {
  if (count === 0) return null
  return (
    <>
      <span className="nav-count inline-flex min-w-5 justify-center rounded-full bg-graphite-line px-1.5 text-xs font-semibold text-on-dark tabular-nums">
        {shownCount(count)}
      </span>{' '}
      <span className="sr-only">{adminTexts.waiting}</span>
    </>
  )
}
