import * as z from 'zod'
import {
  contactInput,
  contactMessage,
  contactMessageDetail,
  contactQuery,
  contactReplyInput,
  contactUpdate,
} from '../contact.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id, received } from './shared.ts'

export const contactEndpoints = {
  'POST /api/contact': {
    name: 'sendContactMessage',
    summary: 'Send a message to customer service',
    access: 'public',
    body: contactInput,
    output: received,
    creates: true,
    limit: 'contact',
  },
  'GET /api/admin/contact-messages': {
    name: 'listContactMessages',
    summary: 'Contact messages, newest first',
    access: 'admin',
    may: 'messages.read',
    query: contactQuery,
    output: z.array(contactMessage),
  },
  'GET /api/admin/contact-messages/{id}': {
    name: 'getContactMessage',
    summary: 'One contact message with the conversation that it continues, the answers to it and its orders',
    access: 'admin',
    may: 'messages.read',
    params: id,
    output: contactMessageDetail,
  },
  'GET /api/admin/contact-attachments/{id}': {
    name: 'downloadContactAttachment',
    summary: 'A file that came with a mail, as it came',
    access: 'admin',
    may: 'messages.read',
    params: id,
    produces: 'application/octet-stream',
  },
  'PUT /api/admin/contact-messages/{id}': {
    name: 'updateContactMessage',
    summary: 'Set the status or the notes',
    access: 'admin',
    may: 'messages.write',
    params: id,
    body: contactUpdate,
    output: contactMessage,
    versioned: true,
  },
  'POST /api/admin/contact-messages/{id}/replies': {
    name: 'replyToContactMessage',
    summary: 'Answer a message by mail; the answer is kept with it, and its status becomes replied',
    access: 'admin',
    may: 'messages.write',
    params: id,
    body: contactReplyInput,
    output: contactMessageDetail,
    creates: true,
    versioned: true,
  },
  'DELETE /api/admin/contact-messages/{id}': {
    name: 'deleteContactMessage',
    summary: 'Delete a message',
    access: 'admin',
    may: 'messages.write',
    params: id,
  },
} as const satisfies EndpointGroup
