import * as z from 'zod'
import { dutyCheck, dutyInput, dutyKey, lawDuty } from '../law.ts'
import type { EndpointGroup } from './endpoint.ts'

export const lawEndpoints = {
  'GET /api/admin/law': {
    name: 'listDuties',
    summary: 'Every duty of the shop by the day since which it binds, and who has checked its texts',
    access: 'admin',
    may: 'law.read',
    output: z.object({ duties: z.array(lawDuty) }),
  },
  'PUT /api/admin/law/{id}': {
    name: 'updateDuty',
    summary: 'Change our reading of a duty, and what a lawyer must look at',
    access: 'admin',
    may: 'law.write',
    params: dutyKey,
    body: dutyInput,
    output: lawDuty,
    versioned: true,
  },
  'POST /api/admin/law/{id}/checks': {
    name: 'checkDuty',
    summary: 'Record who has checked the texts of a duty in the version that they saw',
    access: 'admin',
    may: 'law.write',
    params: dutyKey,
    body: dutyCheck,
    output: lawDuty,
    fails: ['duty_changed'],
  },
} as const satisfies EndpointGroup
