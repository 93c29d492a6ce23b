import {
  aiWriting,
  generatedPost,
  generatedPostEvent,
  generatePostInput,
  topics,
  topicsEvent,
  topicsInput,
} from '../ai-writing.ts'
import type { EndpointGroup } from './endpoint.ts'

export const aiWritingEndpoints = {
  'GET /api/admin/ai-writing': {
    name: 'getAiWriting',
    summary: 'Whether a language model is there to write',
    access: 'admin',
    may: 'blog.write',
    output: aiWriting,
  },
  'POST /api/admin/generate-topics': {
    name: 'suggestTopics',
    summary: 'Topic suggestions of the language model, best first',
    access: 'admin',
    may: 'blog.write',
    body: topicsInput,
    output: topics,
    streams: topicsEvent,
    fails: ['ai_writing_off'],
  },
  'POST /api/admin/generate-blog-post': {
    name: 'draftPost',
    summary: 'A draft of the language model; nothing is stored',
    access: 'admin',
    may: 'blog.write',
    body: generatePostInput,
    output: generatedPost,
    streams: generatedPostEvent,
    fails: ['ai_writing_off'],
  },
} as const satisfies EndpointGroup
