import type { Duty } from '@arkpax/schema/duties'
import { dutyList } from '@arkpax/schema/duty-list'
import { formatDate } from '@arkpax/schema/format-fi'
import { expect, it } from 'vitest'

const placesOf = ({ where }: Duty) =>
  where.map(({ label, path }) => (path ? `${label} (\`${path}\`)` : label)).join('; ') || '–'

it('tells of every duty in docs/law.md', async () => {
  const rows = dutyList.map((duty: Duty) => {
    const { since, what, missing, source, version, reading, note } = duty
    const cells = [
      formatDate(since),
      `**${what}.** ${reading}`,
      placesOf(duty),
      missing || '–',
      note || '–',
      version,
      source,
    ]
    return `| ${cells.join(' | ')} |`
  })
  const page = [
    '# The law by date',
    '',
    'Written from `packages/schema/src/duty-list.ts` and checked by `apps/api/test/law-page.test.ts`; `vitest -u` writes it anew.',
    'It is our reading, which no lawyer has confirmed. `/admin/settings/law` shows the same table with what the owner has written over it, who has',
    'checked which version of the texts and when, and asks again where a text has changed since. The clock decides what binds:',
    '`dutyInForce` (`packages/schema/src/duties.ts`), from the beginning of the day in Finland.',
    '',
    '| Since | Duty and our reading | Where the product meets it | Left to the owner, or missing | For a lawyer | Text | Source |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ]
  await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/law.md')
})
