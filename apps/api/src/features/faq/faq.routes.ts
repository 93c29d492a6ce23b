import { namedIn } from '@arkpax/schema/facts'
import type { FaqEntry, FaqSection } from '@arkpax/schema/faq'
import { recordAudit } from '../../db/audit-log.ts'
import { route } from '../../http/route.ts'
import { changedOrStale } from '../../http/stale.ts'
import { readShopFacts } from '../settings/shop-facts.service.ts'
import { findEntry, findSection, lockEntry, lockSection, readFaq, renameSection } from './faq.repo.ts'
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

/** Which one a line of the log is about. */
const ofEntry = ({ id, question }: FaqEntry) => ({ entity: 'faq_entry' as const, entityId: id, title: question })
const ofSection = ({ id, title }: FaqSection) => ({ entity: 'faq_section' as const, entityId: id, title })

export const faqRoutes = [
  route('GET /api/admin/faq', {}, ({ db }) => readFaq(db)),

  route('GET /api/admin/faq/facts', {}, async ({ db, now }) => {
    const { names, get } = await readShopFacts(db, now)
    const listed = new Set(names)
    const { sections } = await readFaq(db)
    const texts = sections.flatMap(({ entries }) => entries.map(({ question, answer }) => `${question} ${answer}`))
    const counted = namedIn(texts.join('\n')).filter((name) => !listed.has(name) && get(name) !== undefined)
    const valued = (name: string) => ({ name, value: get(name) ?? '' })
    return { facts: names.map(valued), counted: counted.map(valued) }
  }),

  route('GET /api/admin/faq/entries/{id}/links', {}, async ({ deps, db, params }) => {
    if (!(await findEntry(db, params.id))) throw noEntry()
    return { texts: await textsLinkingTo(db, deps.config.siteDir, params.id) }
  }),

  route('PUT /api/admin/faq/order', { changes: ['faq'] }, async ({ db, body, version, now, staff }) => {
    const before = await readFaq(db)
    const faq = await arrange(db, body, version)
    await recordAudit(db, now, staff, { action: 'update', entity: 'faq_order', entityId: '1', before, after: faq })
    return faq
  }),

  route('POST /api/admin/faq/sections', { changes: ['faq'] }, async ({ db, body, now, staff }) => {
    const section = await addSection(db, body.title)
    await recordAudit(db, now, staff, { action: 'create', ...ofSection(section), after: section })
    return section
  }),

  route('PUT /api/admin/faq/sections/{id}', { changes: ['faq'] }, async ({ db, params, body, version, now, staff }) => {
    const before = await lockSection(db, params.id)
    const renamed = await renameSection(db, params.id, body.title, version)
    const section = await changedOrStale(renamed, () => findSection(db, params.id), noSection)
    await recordAudit(db, now, staff, { action: 'update', ...ofSection(section), before, after: section })
    return section
  }),

  route('DELETE /api/admin/faq/sections/{id}', { changes: ['faq'] }, async ({ db, params, version, now, staff }) => {
    const before = await removeSection(db, params.id, version)
    await recordAudit(db, now, staff, { action: 'delete', ...ofSection(before), before })
  }),

  route('POST /api/admin/faq/entries', { changes: ['faq'] }, async ({ db, body, now, staff }) => {
    const entry = await addEntry(db, body)
    await recordAudit(db, now, staff, { action: 'create', ...ofEntry(entry), after: entry })
    return entry
  }),

  route('PUT /api/admin/faq/entries/{id}', { changes: ['faq'] }, async ({ db, params, body, version, now, staff }) => {
    const before = await lockEntry(db, params.id)
    const entry = await editEntry(db, params.id, body, version)
    await recordAudit(db, now, staff, { action: 'update', ...ofEntry(entry), before, after: entry })
    return entry
  }),

  route('DELETE /api/admin/faq/entries/{id}', { changes: ['faq'] }, async ({ db, params, version, now, staff }) => {
    const before = await removeEntry(db, params.id, version)
    await recordAudit(db, now, staff, { action: 'delete', ...ofEntry(before), before })
  }),
]
