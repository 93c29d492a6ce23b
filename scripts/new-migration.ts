// `npm run migration -- add-order-weight`: makes an empty migration and tells where to list it.
import { writeFileSync } from 'node:fs'
import { slugify } from '../packages/schema/src/slug.ts'

const name = slugify(process.argv.slice(2).join(' '))
if (!name) {
  console.error('Give the migration a name: npm run migration -- add-order-weight')
  process.exit(1)
}

const stamp = new Date().toISOString().slice(0, 16).replaceAll('-', '').replace(':', '')
const file = `apps/api/src/db/migrations/${stamp}-${name}.ts`
writeFileSync(
  file,
  `import type { Kysely } from 'kysely'

/** What changes, and why. Runs unchanged on SQLite and PostgreSQL and imports no app code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').execute()
}
`,
  { flag: 'wx' },
)
console.log(
  `Made ${file}
List it last in apps/api/src/db/migrate.ts, and the new columns in the feature's *.table.ts. Then write the tables down anew:
npx vitest run apps/api/test/schema.test.ts -u && npm run test:postgres -- apps/api/test/schema.test.ts -u`,
)
