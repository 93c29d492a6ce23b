import { aiText } from './ai-writing.fi.ts'

/** Says plainly that AI writing is not there, and what the server needs for it. */
export function AiOff() {
  const { off } = aiText
  return (
    <div className="grid max-w-prose gap-4">
      <h3 className="display text-lg">{off.title}</h3>
      <p>{off.text}</p>
      <dl className="grid gap-x-6 gap-y-2 border-y border-line py-4 sm:grid-cols-[max-content_1fr]">
        {off.settings.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="font-mono text-sm">{name}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>{off.manual}</p>
    </div>
  )
}
