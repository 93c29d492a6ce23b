/** The media queries that choose between a picture's variants. They stand apart from `pictures.ts`, which knows every picture. */
export const DARK_SCREEN = '(prefers-color-scheme: dark)'
export const PHONE = '(max-width: 39.99rem)'
export const WIDER_THAN_PHONE = '(min-width: 40rem)'
