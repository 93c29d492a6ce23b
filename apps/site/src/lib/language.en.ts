export const language: typeof import('./language.fi.ts').language = 'en'
