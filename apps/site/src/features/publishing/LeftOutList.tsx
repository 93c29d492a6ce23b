import { formatDate } from '@arkpax/schema/format-fi'
import type { LeftOut } from '@arkpax/schema/publishing'
import { TechnicalDetails } from '~/components/admin/TechnicalDetails.tsx'
import { textName } from '~/lib/text-name.fi.ts'
import { leftOutTexts } from './publishing.fi.ts'

/** What visitors do not find as staff have written it, by what they find instead. */
export function LeftOutLists({ items }: { items: readonly LeftOut[] }) {
  const deadLinks = items.filter(({ dead_link }) => dead_link)
  const others = items.filter(({ dead_link }) => !dead_link)
  return (
    <>
      <LeftOutList kind="kept" items={others.filter(({ kept_from }) => kept_from)} />
      <LeftOutList kind="missing" items={others.filter(({ kept_from }) => !kept_from)} />
      <LeftOutList kind="deadLinks" items={deadLinks} />
    </>
  )
}

function LeftOutList({ kind, items }: { kind: keyof typeof leftOutTexts.groups; items: readonly LeftOut[] }) {
  if (items.length === 0) return null
  const { title, text } = leftOutTexts.groups[kind]
  return (
    <div>
      <h3 className="font-semibold">{title(items.length)}</h3>
      <p>{text}</p>
      <ul className="mt-2 grid gap-3">
        {items.map((item) => (
          <li key={item.text + item.reason + item.dead_link} className="grid gap-1 wrap-anywhere">
            <Item {...item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ text, reason, dead_link, kept_from }: LeftOut) {
  const { name, href } = textName(text)
  const isFile = name !== text
  const isOnPages = kept_from || dead_link
  return (
    <>
      <p>
        <span className="font-medium">{name}</span>{' '}
        {href &&
          (isOnPages ? (
            <a href={href} className="underline">
              {href}
            </a>
          ) : (
            href
          ))}
        {kept_from && ` – ${leftOutTexts.keptFrom(formatDate(kept_from))}`}
      </p>
      {dead_link && (
        <p>
          {leftOutTexts.deadLink(dead_link)} {reason}
        </p>
      )}
      {!dead_link && !isFile && <p>{reason}</p>}
      {isFile && <TechnicalDetails text={dead_link ? text : `${text}\n${reason}`} />}
    </>
  )
}
