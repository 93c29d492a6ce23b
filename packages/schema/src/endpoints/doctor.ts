import { doctorReport } from '../doctor.ts'
import type { EndpointGroup } from './endpoint.ts'

export const doctorEndpoints = {
  'GET /api/admin/doctor': {
    name: 'examineShop',
    summary: 'What must still be filled in or is not well, each with where it is mended; the worst first',
    access: 'admin',
    may: 'doctor.read',
    output: doctorReport,
  },
} as const satisfies EndpointGroup
