import * as z from 'zod'
import {
  unit,
  unitDetail,
  unitExportQuery,
  unitFacts,
  unitInput,
  unitLabelIds,
  unitQuery,
  unitService,
} from '../units.ts'
import type { EndpointGroup } from './endpoint.ts'
import { unitSerial } from './shared.ts'

export const unitsEndpoints = {
  'GET /api/admin/units': {
    name: 'listUnits',
    summary: 'Units by serial number, product, order or state, newest first',
    access: 'admin',
    may: 'units.read',
    query: unitQuery,
    output: z.array(unit),
  },
  'GET /api/admin/units/export': {
    name: 'exportUnits',
    summary: 'Units as a table that can be brought in again',
    access: 'admin',
    may: 'units.read',
    query: unitExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/unit-labels/{ids}': {
    name: 'downloadUnitLabels',
    summary: 'A sheet of labels as a PDF, with the code that leads to the passport of each unit',
    access: 'admin',
    may: 'units.read',
    params: unitLabelIds,
    produces: 'application/octet-stream',
    fails: ['pdf_failed', 'not_found'],
  },
  'POST /api/admin/units': {
    name: 'createUnit',
    summary: 'Add a unit by its serial number',
    access: 'admin',
    may: 'units.write',
    body: unitInput,
    output: unitDetail,
    creates: true,
  },
  'GET /api/admin/units/{serial}': {
    name: 'getUnit',
    summary: 'One unit with its history, newest first',
    access: 'admin',
    may: 'units.read',
    params: unitSerial,
    output: unitDetail,
  },
  'PUT /api/admin/units/{serial}': {
    name: 'changeUnit',
    summary: 'Change what is known of how a unit was made',
    access: 'admin',
    may: 'units.write',
    params: unitSerial,
    body: unitFacts,
    output: unitDetail,
    versioned: true,
  },
  'POST /api/admin/units/{serial}/service': {
    name: 'serviceUnit',
    summary: 'Write down what was done to a unit, what its battery told, and where it is now',
    access: 'admin',
    may: 'units.write',
    params: unitSerial,
    body: unitService,
    output: unitDetail,
    creates: true,
  },
} as const satisfies EndpointGroup
