import { textName } from '~/lib/text-name.fi.ts'
import { useRead } from '~/lib/use-read.ts'
import { adminFaqText } from './admin-faq.fi.ts'

const text = adminFaqText.confirmRemove.links

/** The texts that link to a question, for whoever is about to delete it. */
export function EntryLinks({ id }: { id: string }) {
  const { data, error } = useRead('GET /api/admin/faq/entries/{id}/links', { params: { id } })
  const texts = data?.texts ?? []
  return (
    <div role="status" className="mt-4">
      <p className={texts.length > 0 ? 'font-semibold' : 'text-ink-muted'}>{told(texts.length, { data, error })}</p>
      {texts.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {texts.map((each) => (
            <LinkingText key={each} text={each} />
          ))}
        </ul>
      )}
    </div>
  )
}

function told(count: number, { data, error }: { data: unknown; error: unknown }) {
  if (error) return text.failed
  if (!data) return text.looking
  return count > 0 ? text.some : text.none
}

function LinkingText({ text }: { text: string }) {
  const { name, href } = textName(text)
  return (
    <li className="wrap-anywhere">
      {name}{' '}
      {href && (
        <a href={href} target="_blank" className="underline" rel="noopener">
          {href}
        </a>
      )}
    </li>
  )
}
