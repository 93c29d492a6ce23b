import { recordAudit } from '../../db/audit-log.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { readShopFacts } from '../settings/shop-facts.service.ts'
import { findEntry, findSection, readFaq, renameSection } from './faq.repo.ts'
import {
  addEntry,
  addSection,
  arrange,
  editEntry,
  noEntry,
  noSection,
  removeEntry,
  removeSection,
} from './faq.service.ts'
import { textsLinkingTo } from './faq-links.service.ts'

const ENTRY = 'faq_entry'
const SECTION = 'faq_section'

export const faqRoutes = [
  route('GET /api/admin/faq', {}, ({ db }) => readFaq(db)),

  route('GET /api/admin/faq/facts', {}, async ({ db }) => {
    const { names, get } = await readShopFacts(db)
    return { facts: names.map((name) => ({ name, value: get(name) ?? '' })) }
  }),

  route('GET /api/admin/faq/entries/{id}/links', {}, async ({ deps, db, params }) => {
    if (!(await findEntry(db, params.id))) throw noEntry()
    return { texts: await textsLinkingTo(db, deps.config.siteDir, params.id) }
  }),

  route('PUT /api/admin/faq/order', { changes: ['faq'] }, async ({ db, body, version, now, staff }) => {
    const faq = await arrange(db, body, version)
    await recordAudit(db, now, staff, { action: 'update', entity: 'faq_order', entityId: '1' })
    return faq
  }),

  route('POST /api/admin/faq/sections', { changes: ['faq'] }, async ({ db, body, now, staff }) => {
    const section = await addSection(db, body.title)
    await recordAudit(db, now, staff, { action: 'create', entity: SECTION, entityId: section.id })
    return section
  }),

  route('PUT /api/admin/faq/sections/{id}', { changes: ['faq'] }, async ({ db, params, body, version, now, staff }) => {
    const renamed = await renameSection(db, params.id, body.title, version)
    const section = await changedOrStale(renamed, () => findSection(db, params.id), noSection)
    await recordAudit(db, now, staff, { action: 'update', entity: SECTION, entityId: section.id })
    return section
  }),

  route('DELETE /api/admin/faq/sections/{id}', { changes: ['faq'] }, async ({ db, params, version, now, staff }) => {
    await removeSection(db, params.id, version)
    await recordAudit(db, now, staff, { action: 'delete', entity: SECTION, entityId: params.id })
  }),

  route('POST /api/admin/faq/entries', { changes: ['faq'] }, async ({ db, body, now, staff }) => {
    const entry = await addEntry(db, body)
    await recordAudit(db, now, staff, { action: 'create', entity: ENTRY, entityId: entry.id })
    return entry
  }),

  route('PUT /api/admin/faq/entries/{id}', { changes: ['faq'] }, async ({ db, params, body, version, now, staff }) => {
    const entry = await editEntry(db, params.id, body, version)
    await recordAudit(db, now, staff, {
      action: 'update',
      entity: ENTRY,
      entityId: entry.id,
      detail: { shown: entry.shown },
    })
    return entry
  }),

  route('DELETE /api/admin/faq/entries/{id}', { changes: ['faq'] }, async ({ db, params, version, now, staff }) => {
    await removeEntry(db, params.id, version)
    await recordAudit(db, now, staff, { action: 'delete', entity: ENTRY, entityId: params.id })
  }),
]
