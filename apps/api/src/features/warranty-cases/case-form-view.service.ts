import type { CustomerRegistration } from '@arkpax/schema/own-things'
import { productModelLabel } from '@arkpax/schema/product-models'
import { caseFileLimits, type WarrantyCaseFile } from '@arkpax/schema/warranty-cases'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import type { Mistake } from '../../http/form-page.ts'
import type { PageValues } from '../../http/page-parts.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import { listOwnRegistrations } from '../registrations/own-registrations.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { choicesOf, type TypedCase, textFields } from './case-form.ts'
import { listDraftFiles } from './warranty-case-files.repo.ts'

const DEVICES_MAX = 50

/** The registered devices of whoever is signed in; none where the address is not known to be theirs. */
export async function devicesOf(
  db: Kysely<Database>,
  customer: SignedInCustomer | undefined,
): Promise<CustomerRegistration[]> {
  if (!customer?.email_verified_at) return []
  return (await listOwnRegistrations(db, customer.email, { limit: DEVICES_MAX })).items
}

/** What the page of the form is filled in with: what was typed, what is wrong with it, and what has been kept of it. */
export async function formValues(
  db: Kysely<Database>,
  typed: TypedCase,
  errors: readonly Mistake[],
  customer: SignedInCustomer | undefined,
): Promise<PageValues> {
  const mistakeAt = new Map(errors.map(({ path, detail }) => [path.split('.')[0], detail]))
  const { warranty } = await readSettings(db)
  const devices = await devicesOf(db, customer)
  const files = typed.draft ? await listDraftFiles(db, hashToken(typed.draft)) : []
  const fields = textFields.flatMap((name) => [
    [name, typed[name]],
    [`${name}_error`, mistakeAt.get(name) ?? ''],
  ])
  const known: string[] = [...textFields, 'files']
  return {
    ...Object.fromEntries(fields),
    ...choicesOf(typed),
    draft: typed.draft || newToken(),
    mistakes: errors.length > 0,
    general: errors.find(({ path }) => !known.includes(path))?.detail ?? '',
    files_error: mistakeAt.get('files') ?? '',
    choice_text: warranty.choiceText,
    extension_text: warranty.extensionText,
    free_text: warranty.freeText,
    device: devices.map((device) => deviceValues(device, typed)),
    has_devices: devices.length > 0,
    is_guest: customer === undefined,
    no_device: typed.registration_id === '',
    ...fileValues(files),
  }
}

const deviceValues = ({ id, productModel, serialNumber }: CustomerRegistration, { registration_id }: TypedCase) => ({
  device_id: id,
  device_name: productModelLabel(productModel),
  device_serial: serialNumber,
  device_chosen: id === registration_id,
})

const fileValues = (files: readonly WarrantyCaseFile[]) => ({
  file: files.map(({ id, name, kind, bytes }) => ({
    file_id: id,
    file_name: name,
    file_about: aboutFile(kind, bytes),
  })),
  has_files: files.length > 0,
  takes_files: files.length < caseFileLimits.files,
})

const MIB = 1024 * 1024

/** 'kuva, 1,2 Mt' */
export const aboutFile = (kind: WarrantyCaseFile['kind'], bytes: number): string =>
  `${kind === 'picture' ? 'kuva' : 'video'}, ${Math.max(0.1, bytes / MIB)
    .toFixed(1)
    .replace('.', ',')}\u00A0Mt`
