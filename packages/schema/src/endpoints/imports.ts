import * as z from 'zod'
import { importEvent, importInput, importRow, importRowQuery, importRun } from '../imports.ts'
import { pageQuery } from '../paging.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const importsEndpoints = {
  'GET /api/admin/imports': {
    name: 'listImports',
    summary: 'Files that were brought in or looked through, newest first',
    access: 'admin',
    may: 'imports.write',
    query: pageQuery,
    output: z.array(importRun),
  },
  'POST /api/admin/imports': {
    name: 'previewImport',
    summary:
      'Look through a CSV or XLSX file: what it would make and change, and what is wrong in it. Nothing is changed',
    access: 'admin',
    may: 'imports.write',
    body: importInput,
    output: importRun,
    streams: importEvent,
    creates: true,
    maxBodyKiB: 28 * 1024,
  },
  'GET /api/admin/imports/{id}': {
    name: 'getImport',
    summary: 'One of these files',
    access: 'admin',
    may: 'imports.write',
    params: id,
    output: importRun,
  },
  'GET /api/admin/imports/{id}/rows': {
    name: 'listImportRows',
    summary: 'The rows of a file, in its order, with what each changes or why it changes nothing',
    access: 'admin',
    may: 'imports.write',
    params: id,
    query: importRowQuery,
    output: z.array(importRow),
  },
  'GET /api/admin/imports/{id}/refused': {
    name: 'exportRefusedRows',
    summary: 'The refused rows as they were, with their reasons, as a table that can be mended and imported',
    access: 'admin',
    may: 'imports.write',
    params: id,
    produces: 'text/csv',
  },
  'POST /api/admin/imports/{id}/run': {
    name: 'runImport',
    summary: 'Bring in a file that was looked through, all of it or nothing; what others changed meanwhile stays',
    access: 'admin',
    may: 'imports.write',
    params: id,
    output: importRun,
    streams: importEvent,
    fails: ['import_closed', 'edit_conflict'],
  },
  'POST /api/admin/imports/{id}/take-back': {
    name: 'takeBackImport',
    summary: 'Make everything as it was before an import, but for what others have changed since',
    access: 'admin',
    may: 'imports.write',
    params: id,
    output: importRun,
    streams: importEvent,
    fails: ['import_closed', 'edit_conflict'],
  },
} as const satisfies EndpointGroup
