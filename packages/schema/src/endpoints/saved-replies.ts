import * as z from 'zod'
import { savedReply, savedReplyInput } from '../saved-replies.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const savedRepliesEndpoints = {
  'GET /api/admin/saved-replies': {
    name: 'listSavedReplies',
    summary: 'Texts to answer messages with, by name',
    access: 'admin',
    may: 'messages.read',
    output: z.array(savedReply),
  },
  'POST /api/admin/saved-replies': {
    name: 'createSavedReply',
    summary: 'Keep a text to answer with; what it leaves open and the facts that it names must be known',
    access: 'admin',
    may: 'messages.write',
    body: savedReplyInput,
    output: savedReply,
    creates: true,
  },
  'PUT /api/admin/saved-replies/{id}': {
    name: 'updateSavedReply',
    summary: 'Change a text to answer with',
    access: 'admin',
    may: 'messages.write',
    params: id,
    body: savedReplyInput,
    output: savedReply,
    versioned: true,
  },
  'DELETE /api/admin/saved-replies/{id}': {
    name: 'deleteSavedReply',
    summary: 'Delete a text to answer with',
    access: 'admin',
    may: 'messages.write',
    params: id,
  },
} as const satisfies EndpointGroup
