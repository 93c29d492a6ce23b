/** What the sign-in says, in a toast, to whoever was sent there on purpose. */
export const leavingTexts = { ulos: 'Kirjauduttu ulos', poistettu: 'Tilisi on poistettu' }

export type Leaving = keyof typeof leavingTexts
