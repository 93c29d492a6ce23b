import type { Language } from '@arkpax/schema/office-hours-text'

/** The language of the pages that are being built; a build of another one takes the module of that language beside this. */
export const language: Language = 'fi'
