import * as z from 'zod'
import { emailAddress, euros, line, optionalLine, utcInstant } from './text.ts'

const TOO_SHORT = 'Salasanan on oltava vähintään 6 merkkiä'

/** A customer's password: at least 6 characters, at most 256 bytes (spec §5, architecture §6). */
export const customerPassword = z
  .string(TOO_SHORT)
  .min(6, TOO_SHORT)
  .refine((password) => new TextEncoder().encode(password).length <= 256, 'Salasana on liian pitkä')

/** Signing in as a customer (spec §5, §7). */
export const customerLoginInput = z.object({
  email: emailAddress('Virheellinen sähköpostiosoite'),
  password: customerPassword,
})

/** Signing up as a customer (spec §3, §5). */
export const customerRegisterInput = customerLoginInput.extend({
  first_name: line(100, 'Etunimi on pakollinen').min(2, 'Etunimi on pakollinen'),
  last_name: line(100, 'Sukunimi on pakollinen').min(2, 'Sukunimi on pakollinen'),
  phone: optionalLine(50),
  address: optionalLine(300),
  city: optionalLine(100),
  postal_code: optionalLine(20),
})

/** A customer as they see themselves (spec §3). */
export const customer = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  created_at: utcInstant,
})
export type Customer = z.output<typeof customer>

/** An order as its customer sees it (spec §3). */
export const customerOrder = z.object({
  id: z.string(),
  status: z.string(),
  created_at: utcInstant,
  total_amount: euros,
  shipping_address: z.string(),
})
export type CustomerOrder = z.output<typeof customerOrder>
