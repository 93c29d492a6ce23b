import { inquiryInput, inquiryReceived } from '../inquiry.ts'
import type { EndpointGroup } from './endpoint.ts'

export const inquiriesEndpoints = {
  'POST /api/inquiries': {
    name: 'sendInquiry',
    summary: 'Ask for an offer of products; it comes to customer service as a message',
    access: 'public',
    body: inquiryInput,
    output: inquiryReceived,
    creates: true,
    limit: 'contact',
  },
} as const satisfies EndpointGroup
