import * as z from 'zod'
import { customerRegistration } from '../own-things.ts'
import { pageQuery } from '../paging.ts'
import {
  registration,
  registrationExportQuery,
  registrationInput,
  registrationQuery,
  registrationReceipt,
} from '../registrations.ts'
import type { EndpointGroup } from './endpoint.ts'

export const registrationsEndpoints = {
  'POST /api/register-product': {
    name: 'registerProduct',
    summary: 'Register a product for warranty',
    access: 'public',
    body: registrationInput,
    output: registrationReceipt,
    creates: true,
    limit: 'registration',
  },

  'GET /api/auth/registrations': {
    name: 'listOwnRegistrations',
    summary: 'Registered products of the verified address, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(customerRegistration),
  },

  'GET /api/admin/registrations': {
    name: 'listRegistrations',
    summary: 'Product registrations, newest first',
    access: 'admin',
    may: 'registrations.read',
    query: registrationQuery,
    output: z.array(registration),
  },
  'GET /api/admin/registrations/export': {
    name: 'exportRegistrations',
    summary: 'Product registrations as a table, newest first',
    access: 'admin',
    may: 'registrations.export',
    query: registrationExportQuery,
    produces: 'text/csv',
  },
} as const satisfies EndpointGroup
