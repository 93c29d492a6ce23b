const base: string = import.meta.env.PUBLIC_API_URL ?? ''

/** Where a path of the API lives: same origin, or the origin of `PUBLIC_API_URL`. */
export const apiUrl = (path: string) => base + path
