import * as z from 'zod'
import {
  resubscriptionInput,
  subscriber,
  subscriberExportQuery,
  subscriberQuery,
  subscriptionInput,
  unsubscribeInput,
} from '../newsletter.ts'
import type { EndpointGroup } from './endpoint.ts'
import { received } from './shared.ts'

export const newsletterEndpoints = {
  'POST /api/newsletter/subscribe': {
    name: 'subscribeToNewsletter',
    summary: 'Subscribe to the newsletter',
    access: 'public',
    body: subscriptionInput,
    output: received,
    creates: true,
    limit: 'newsletter',
  },
  'POST /api/newsletter/unsubscribe': {
    name: 'unsubscribeFromNewsletter',
    summary:
      'Cancel the subscription of a letter by its token, in the body or, for one click in a mail program, in the query',
    access: 'public',
    query: unsubscribeInput,
    body: unsubscribeInput,
    output: received,
    limit: 'newsletter',
    fails: ['not_found'],
  },
  'GET /api/admin/newsletters': {
    name: 'listSubscribers',
    summary: 'Subscribers, newest first',
    access: 'admin',
    may: 'newsletter.read',
    query: subscriberQuery,
    output: z.array(subscriber),
  },
  'GET /api/admin/newsletters/export': {
    name: 'exportSubscribers',
    summary: 'Subscribers as a table, newest first',
    access: 'admin',
    may: 'newsletter.export',
    query: subscriberExportQuery,
    produces: 'text/csv',
  },
  'POST /api/admin/newsletters/unsubscribe': {
    name: 'unsubscribeSubscriber',
    summary: 'Cancel a subscription',
    access: 'admin',
    may: 'newsletter.write',
    body: subscriptionInput,
    output: subscriber,
    fails: ['not_found'],
  },
  'POST /api/admin/newsletters/resubscribe': {
    name: 'resubscribeSubscriber',
    summary: 'Activate a subscription again; one that staff had not cancelled needs a reason',
    access: 'admin',
    may: 'newsletter.write',
    body: resubscriptionInput,
    output: subscriber,
    fails: ['not_found'],
  },
  'DELETE /api/admin/newsletters': {
    name: 'deleteSubscriber',
    summary: 'Delete an address for good',
    access: 'admin',
    may: 'newsletter.write',
    body: subscriptionInput,
    fails: ['not_found'],
  },
} as const satisfies EndpointGroup
