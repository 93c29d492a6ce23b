/** Where the browser keeps whom to greet: display data only, the session is a cookie that no script reads. */
const AUTH_USER = 'auth_user'

/** Whom the screens greet: name and e-mail address, nothing else. */
export interface AuthUser {
  first_name: string
  last_name: string
  email: string
}

/** Keeps the name and the address of whoever has signed in; everything else that is given stays out. */
export function rememberUser({ first_name, last_name, email }: AuthUser): void {
  localStorage.setItem(AUTH_USER, JSON.stringify({ first_name, last_name, email }))
}

export function forgetUser(): void {
  localStorage.removeItem(AUTH_USER)
}

/** Whoever signed in with this browser; undefined where nobody has. The session may have ended since. */
export function knownUser(): AuthUser | undefined {
  try {
    return JSON.parse(localStorage.getItem(AUTH_USER) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
