import type { Endpoint } from '@arkpax/schema/endpoints'
import type { ErrorCode } from '@arkpax/schema/errors'

/**
 * Every failure that a call can answer, by its code: those that follow from its method and path, its access, its input
 * and its limits, and its own. What can befall any call of any server (5xx) is not among them.
 */
export function failuresOf(key: string, endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, creates, versioned, fails = [] } = endpoint
  const changesAccount = key.includes(' /api/auth/') && !key.startsWith('GET ')
  const codes: ErrorCode[] = [
    ...when(access !== 'public', ['unauthorized']),
    ...when(access === 'admin', ['role_forbidden', 'second_factor_missing']),
    ...when(changesAccount, ['forbidden']),
    ...when(params, ['not_found']),
    ...when(body, ['malformed', 'payload_too_large', 'unsupported_media_type']),
    ...when(body || query, ['invalid_fields']),
    ...when(creates, ['malformed', 'request_running', 'idempotency_mismatch']),
    ...when(versioned, ['malformed', 'stale']),
    ...fails,
    'too_many_requests',
  ]
  return [...new Set(codes)]
}

const when = (condition: unknown, codes: ErrorCode[]) => (condition ? codes : [])
