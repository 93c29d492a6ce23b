import * as z from 'zod'
import {
  media,
  mediaChange,
  mediaInput,
  mediaQuery,
  mediaReplacement,
  mediaSummary,
  uploadedMedia,
  usedMedia,
} from '../media.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const mediaEndpoints = {
  'GET /api/admin/media': {
    name: 'listMedia',
    summary: 'The pictures and documents of the library, newest first',
    access: 'admin',
    may: 'media.read',
    query: mediaQuery,
    output: z.array(media),
  },
  'GET /api/admin/media/summary': {
    name: 'getMediaSummary',
    summary: 'How much the library holds, and how many pictures lack their text',
    access: 'admin',
    may: 'media.read',
    output: mediaSummary,
  },
  'GET /api/admin/media/{id}': {
    name: 'getMedia',
    summary: 'One picture or document with every place that uses it',
    access: 'admin',
    may: 'media.read',
    params: id,
    output: usedMedia,
  },
  'POST /api/admin/media': {
    name: 'createMedia',
    summary:
      'Take a file into the library whose pieces were sent to /api/admin/uploads (tus 1.0); the same content is there only once',
    access: 'admin',
    may: 'media.write',
    body: mediaInput,
    output: uploadedMedia,
    creates: true,
    fails: ['upload_missing', 'media_refused'],
  },
  'PUT /api/admin/media/{id}': {
    name: 'updateMedia',
    summary: 'Change the name, the text, the focal point or the crop; what is left out stays',
    access: 'admin',
    may: 'media.write',
    params: id,
    body: mediaChange,
    output: media,
    versioned: true,
  },
  'PUT /api/admin/media/{id}/content': {
    name: 'replaceMediaContent',
    summary: 'Put another file in the place of its content; the address stays',
    access: 'admin',
    may: 'media.write',
    params: id,
    body: mediaReplacement,
    output: media,
    versioned: true,
    fails: ['upload_missing', 'media_refused', 'media_exists'],
  },
  'DELETE /api/admin/media/{id}': {
    name: 'trashMedia',
    summary: 'Put what no page uses into the trash, where it stays for 30 days',
    access: 'admin',
    may: 'media.write',
    params: id,
    fails: ['media_in_use'],
  },
  'POST /api/admin/media/{id}/restore': {
    name: 'restoreMedia',
    summary: 'Take it back out of the trash',
    access: 'admin',
    may: 'media.write',
    params: id,
    output: media,
  },
} as const satisfies EndpointGroup
