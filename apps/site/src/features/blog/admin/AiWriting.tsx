import { aiText } from './admin-blog.fi.ts'

/** Says plainly that AI writing is not there, and what the server needs for it. */
export function AiWriting() {
  return (
    <div className="grid max-w-prose gap-4">
      <h3 className="display text-lg">{aiText.title}</h3>
      <p>{aiText.text}</p>
      <dl className="grid gap-x-6 gap-y-2 border-y border-line py-4 sm:grid-cols-[max-content_1fr]">
        {aiText.settings.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="font-mono text-sm">{name}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>{aiText.manual}</p>
    </div>
  )
}
