import { fieldsOf } from '@arkpax/schema/import-fields'
import type { ImportKind } from '@arkpax/schema/imports'
import { importsText as text } from './imports.fi.ts'

/** Excel takes a file for UTF-8 only with this before it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Which columns are read, and a file that has them already. */
export function ImportTemplate({ kind }: { kind: ImportKind }) {
  const labels = fieldsOf(kind).map(({ label }) => label)
  const file = `${BYTE_ORDER_MARK}${labels.join(';')}\r\n`
  return (
    <div className="grid max-w-prose gap-1 text-sm">
      <p>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
          download={text.templateName(kind)}
          className="inline-flex min-h-8 items-center font-medium underline"
        >
          {text.template}
        </a>
      </p>
      <p className="text-ink-muted">{text.emptyCells}</p>
      <details>
        <summary className="flex min-h-8 cursor-pointer items-center gap-2">
          <span className="open-mark" aria-hidden="true" />
          {text.columnsOf(labels.length)}
        </summary>
        <ul className="mt-1 gap-x-6 pl-7 text-ink-muted sm:columns-2">
          {labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
