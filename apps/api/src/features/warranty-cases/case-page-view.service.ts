import { formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import { productModelLabel } from '@arkpax/schema/product-models'
import { caseWishLabels, faultKindLabels, warrantyCaseStateLabels } from '@arkpax/schema/warranty-case-labels'
import { isOpenCase } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PageValues } from '../../http/page-parts.ts'
import { readSignedId } from '../accounts/signed-id.repo.ts'
import { aboutFile } from './case-form-view.service.ts'
import { warrantyOf } from './case-warranty.service.ts'
import { listEvents } from './warranty-case-events.repo.ts'
import { listFiles } from './warranty-case-files.repo.ts'
import { findCase } from './warranty-cases.repo.ts'

/** What the page of a case tells its customer; undefined where the token is not ours, or the person has been taken out of it. */
export async function caseValues(db: Kysely<Database>, token: string, now: Date): Promise<PageValues | undefined> {
  const id = await readSignedId(db, 'warranty-cases', token)
  const found = id ? await findCase(db, id, now) : undefined
  if (!found?.email) return undefined
  const { number, state, product_model, serial_number, fault_kind, description, wish, due_on, created_at } = found
  const warranty = await warrantyOf(db, found)
  const files = await listFiles(db, found.id)
  const steps = (await listEvents(db, found.id)).filter(({ kind }) => kind === 'received' || kind === 'state')
  return {
    number: String(number),
    state: warrantyCaseStateLabels[state],
    is_open: isOpenCase(state),
    due: formatDate(due_on),
    sent: formatDateTime(created_at),
    device: product_model ? productModelLabel(product_model) : '',
    serial: serial_number,
    fault: faultKindLabels[fault_kind],
    description,
    wish: caseWishLabels[wish],
    warranty: warranty ? formatDate(warranty.until) : '',
    has_files: files.length > 0,
    file: files.map(({ name, kind, bytes }) => ({
      file_name: name,
      file_about: aboutFile(kind, bytes),
    })),
    step: steps.toReversed().map((event) => ({
      step_name: warrantyCaseStateLabels[event.state ?? 'received'],
      step_at: formatDateTime(event.created_at),
      step_text: (event.is_told && event.text) || '',
    })),
  }
}
