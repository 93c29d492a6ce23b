import * as z from 'zod'
import { passportModel, storedPassportModel } from '../passport-model.ts'
import { newPassportToken, passportToken, passportTokenInput } from '../passport-tokens.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const passportsEndpoints = {
  'GET /api/admin/passport-models/{id}': {
    name: 'getPassportModel',
    summary: 'What the battery passports of a product tell beside its page',
    access: 'admin',
    may: 'units.read',
    params: id,
    output: storedPassportModel,
  },
  'PUT /api/admin/passport-models/{id}': {
    name: 'changePassportModel',
    summary: 'Change what the battery passports of a product tell',
    access: 'admin',
    may: 'units.write',
    params: id,
    body: passportModel,
    output: storedPassportModel,
    versioned: true,
  },
  'GET /api/admin/passport-tokens': {
    name: 'listPassportTokens',
    summary: 'Who reads more of battery passports than everybody, newest first',
    access: 'admin',
    may: 'passports.grant',
    output: z.array(passportToken),
  },
  'POST /api/admin/passport-tokens': {
    name: 'createPassportToken',
    summary: 'Let somebody read more of battery passports; the token is answered to this call alone',
    access: 'admin',
    may: 'passports.grant',
    body: passportTokenInput,
    output: newPassportToken,
    creates: true,
  },
  'DELETE /api/admin/passport-tokens/{id}': {
    name: 'revokePassportToken',
    summary: 'Take such a right away for good',
    access: 'admin',
    may: 'passports.grant',
    params: id,
  },
} as const satisfies EndpointGroup
