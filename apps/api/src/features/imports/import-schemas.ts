import { customerInput } from '@arkpax/schema/customers'
import type { ImportKind } from '@arkpax/schema/imports'
import { productInput, stockLevel } from '@arkpax/schema/products'
import { emailAddress, line } from '@arkpax/schema/text'
import { madeOn, serialNumber } from '@arkpax/schema/units'
import * as z from 'zod'

const id = line(36, 'Tunniste puuttuu')

/** What each field of a file must be: the same as in the form of its thing. */
export const importSchemas: Readonly<Record<ImportKind, Readonly<Record<string, z.ZodType>>>> = {
  products: { ...productInput.shape, id },
  stock: { id, sku: productInput.shape.sku, name: productInput.shape.name, stock: stockLevel },
  customers: { ...customerInput.shape, email: emailAddress() },
  units: {
    serial: serialNumber,
    sku: line(60),
    product: line(200),
    made_on: madeOn,
    made_in: line(200),
    batch: line(100),
  },
  subscribers: {
    email: emailAddress(),
    consent_on: z.iso
      .date('Kirjoita päivä muodossa 22.11.2026')
      .refine((day) => day >= '2000-01-01', 'Päivä on liian vanha'),
    consent_source: line(300, 'Suostumuksen lähde on pakollinen'),
  },
}
