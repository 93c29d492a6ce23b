import { route } from '../../http/route.ts'
import { registrationForm } from './registrations.form.ts'
import { listRegistrations, registerProduct } from './registrations.repo.ts'

export const registrationRoutes = [
  route('POST /api/register-product', { form: registrationForm }, async ({ db, body, now }) => {
    const { id, productModel, serialNumber, purchaseDate, warrantyEnd } = await registerProduct(db, body, now)
    return { id, productModel, serialNumber, purchaseDate, warrantyEnd }
  }),

  route('GET /api/admin/registrations', {}, ({ db, query }) => listRegistrations(db, query)),
]
