import {
  announcementText,
  companyText,
  deliveryText,
  hoursText,
  newsletterText,
  noticesText,
  saleText,
  settingsText,
  termsText,
  warrantyText,
} from './settings.fi.ts'

/** The way to each group of the settings; it stays in view, for the screen is long. */
export function GroupLinks() {
  return (
    <nav
      aria-label={settingsText.groups}
      className="sticky top-0 z-10 -mx-4 flex gap-x-1 overflow-x-auto border-b border-line bg-snow px-1 sm:mx-0 sm:px-0"
    >
      {[
        companyText,
        hoursText,
        termsText,
        saleText,
        deliveryText,
        warrantyText,
        announcementText,
        newsletterText,
        noticesText,
      ].map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className="flex min-h-12 shrink-0 items-center px-3 sm:first:-ml-3 font-medium text-ink-muted hover:text-ink hover:underline focus-visible:-outline-offset-2"
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
