import type { Colleague } from '@arkpax/schema/contact-staff'
import { useRead } from '~/lib/use-read.ts'

const NOBODY: readonly Colleague[] = []

/** Who may be given a message; nobody before it is known. */
export const useContactStaff = (): readonly Colleague[] => useRead('GET /api/admin/contact-staff').data ?? NOBODY
