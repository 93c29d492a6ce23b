import {
  passkey,
  passkeyBeginInput,
  passkeyCreation,
  passkeyInput,
  passkeyLoginInput,
  passkeyNameInput,
  passkeyRemoveInput,
  passkeyRequest,
} from '../passkeys.ts'
import { adminLogin, recoveryCodes } from '../staff.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const passkeysEndpoints = {
  'POST /api/admin/login/challenge': {
    name: 'beginPasskeyLogin',
    summary: 'What a browser needs to sign in with a passkey; good for five minutes, once',
    access: 'public',
    output: passkeyRequest,
    limit: 'passkey-login',
  },
  'POST /api/admin/login/passkey': {
    name: 'openStaffSessionWithPasskey',
    summary:
      'Open a session with a passkey alone, which is two factors: the device, and the finger, face or PIN that opens it',
    access: 'public',
    body: passkeyLoginInput,
    output: adminLogin,
    limit: 'login',
    fails: ['wrong_passkey'],
  },
  'POST /api/admin/passkeys': {
    name: 'beginPasskey',
    summary: 'What a browser needs to make a passkey, once the password is right; good for five minutes, once',
    access: 'admin',
    may: 'own.session',
    body: passkeyBeginInput,
    output: passkeyCreation,
    limit: 'password-check',
    fails: ['forbidden'],
  },
  'PUT /api/admin/passkeys': {
    name: 'confirmPasskey',
    summary: 'Take the new passkey into use; where it is the first second factor, answers recovery codes, once',
    access: 'admin',
    may: 'own.session',
    body: passkeyInput,
    output: recoveryCodes,
    limit: 'password-check',
    fails: ['forbidden', 'passkey_refused'],
  },
  'PUT /api/admin/passkeys/{id}': {
    name: 'renamePasskey',
    summary: 'Give one’s own passkey another name',
    access: 'admin',
    may: 'own.session',
    params: id,
    body: passkeyNameInput,
    output: passkey,
  },
  'POST /api/admin/passkeys/{id}/remove': {
    name: 'removePasskey',
    summary: 'Take one’s own passkey out of use, with the password',
    access: 'admin',
    may: 'own.session',
    params: id,
    body: passkeyRemoveInput,
    limit: 'password-check',
    fails: ['forbidden'],
  },
} as const satisfies EndpointGroup
