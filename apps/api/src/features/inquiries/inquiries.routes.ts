import { route } from '../../http/route.ts'
import { sendInquiry } from './inquiries.service.ts'

export const inquiryRoutes = [
  route('POST /api/inquiries', {}, ({ deps, db, body, now }) => sendInquiry(db, deps.config, body, now)),
]
