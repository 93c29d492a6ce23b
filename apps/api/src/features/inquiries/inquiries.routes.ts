import { route } from '../../http/route.ts'
import { sendInquiry } from './inquiries.service.ts'
import { inquiryForm } from './inquiry-pages.ts'

export const inquiryRoutes = [
  route('POST /api/inquiries', { form: inquiryForm }, ({ deps, db, body, now }) =>
    sendInquiry(db, deps.config, body, now),
  ),
]
