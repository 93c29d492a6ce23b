import * as z from 'zod'
import {
  chatConversation,
  chatConversationDetail,
  chatEvent,
  chatFeedbackInput,
  chatInput,
  chatQuery,
  chatReply,
} from '../chat.ts'
import {
  knownAnswers,
  knownAnswersQuery,
  lesson,
  lessonInput,
  lessonsQuery,
  unansweredGroup,
  unansweredQuery,
} from '../chat-teaching.ts'
import { line } from '../text.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

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
    summary: 'Questions that were not answered, half-surely or without help, like ones together, latest asked first',
    access: 'admin',
    may: 'chat.read',
    query: unansweredQuery,
    output: z.array(unansweredGroup),
  },
  'GET /api/admin/chat/answers': {
    name: 'listKnownAnswers',
    summary: 'Every answer that the assistant has, and the three that fit a question best',
    access: 'admin',
    may: 'chat.read',
    query: knownAnswersQuery,
    output: knownAnswers,
  },
  'GET /api/admin/chat/lessons': {
    name: 'listLessons',
    summary: 'What staff have taught the assistant, latest first',
    access: 'admin',
    may: 'chat.read',
    query: lessonsQuery,
    output: z.array(lesson),
  },
  'POST /api/admin/chat/lessons': {
    name: 'teachAssistant',
    summary: 'Attach questions of visitors to an answer, or keep them away from the list',
    access: 'admin',
    may: 'faq.write',
    body: lessonInput,
    output: lesson,
    creates: true,
    fails: ['not_found', 'edit_conflict'],
  },
  'DELETE /api/admin/chat/lessons/{id}': {
    name: 'forgetLesson',
    summary: 'Take back what was taught: its questions are listed again',
    access: 'admin',
    may: 'faq.write',
    params: id,
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
