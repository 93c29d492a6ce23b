import * as z from 'zod'

/** A password that staff type to sign in, or to confirm who they are. */
export const currentPassword = z
  .string('Salasana on pakollinen')
  .min(1, 'Salasana on pakollinen')
  .max(256, 'Salasana on liian pitkä')
