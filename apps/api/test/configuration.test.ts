import { expect, it } from 'vitest'
import { settings } from '../src/config.ts'
import { variables } from '../src/config-variable.ts'

it('tells of every variable in docs/configuration.md', async () => {
  const rows = Object.values(settings.shape).map((schema) => {
    const variable = variables.get(schema)
    return `| \`${variable?.name}\` | ${variable?.byDefault} | ${variable?.meaning} |`
  })
  const page = [
    '# Configuration',
    '',
    'Written from `apps/api/src/config.ts` and checked by `apps/api/test/configuration.test.ts`; `vitest -u` writes it anew.',
    'Read once at start; an invalid variable stops the start with one line that names it. Empty means unset.',
    '',
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
    'With a key, what visitors ask the assistant and it is not sure of goes to that server with the passages of this site that are nearest,',
    'without e-mail addresses, phone numbers and the numbers of orders and devices; what it is sure of, does or says of dangers never does. So does what',
    'staff type into AI writing with the public product facts and the titles of posts. Never customers, orders, contact messages or',
    'addresses, nor the key to any other server: redirects are not followed. The privacy policy says so to visitors; a provider outside',
    'the EEA, or one that trains on what it is sent, does not fit that text.',
    '',
    'Tests also read `CHROMIUM_PATH`: the browser to use instead of one that is found or installed.',
    '',
  ]
  await expect(page.join('\n')).toMatchFileSnapshot('../../../docs/configuration.md')
})
