import * as z from 'zod'
import {
  chatConversation,
  chatConversationDetail,
  chatEvent,
  chatFeedbackInput,
  chatInput,
  chatQuery,
  chatReply,
  unansweredQuery,
  unansweredQuestion,
} from '../chat.ts'
import { line } from '../text.ts'
import type { EndpointGroup } from './endpoint.ts'

const conversationId = z.object({ id: line(64, 'Tunniste puuttuu') })

export const chatEndpoints = {
  'POST /api/chat': {
    name: 'askAssistant',
    summary: 'Ask the assistant; without a session_id, or with one that is not known any more, a conversation begins',
    access: 'public',
    body: chatInput,
    output: chatReply,
    streams: chatEvent,
    limit: 'chat',
  },
  'POST /api/chat/feedback': {
    name: 'rateAssistantAnswer',
    summary: 'Tell whether an answer of the assistant helped',
    access: 'public',
    body: chatFeedbackInput,
    fails: ['not_found'],
  },

  'GET /api/admin/chat': {
    name: 'listConversations',
    summary: 'Conversations with the assistant, latest begun first',
    access: 'admin',
    may: 'chat.read',
    query: chatQuery,
    output: z.array(chatConversation),
  },
  'GET /api/admin/chat/unanswered': {
    name: 'listUnansweredQuestions',
    summary: 'Questions that the assistant could not answer, most frequent first',
    access: 'admin',
    may: 'chat.read',
    query: unansweredQuery,
    output: z.array(unansweredQuestion),
  },
  'GET /api/admin/chat/{id}': {
    name: 'getConversation',
    summary: 'One conversation with the assistant',
    access: 'admin',
    may: 'chat.read',
    params: conversationId,
    output: chatConversationDetail,
  },
} as const satisfies EndpointGroup
