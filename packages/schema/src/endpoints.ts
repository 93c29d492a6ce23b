import * as z from 'zod'
import {
  customer,
  customerConfirmInput,
  customerForgotInput,
  customerLoginInput,
  customerOrder,
  customerOrderDetail,
  customerPasswordInput,
  customerProfileInput,
  customerRegisterInput,
  customerRegistration,
  customerResetInput,
  customerSession,
  customerVerifyInput,
} from './accounts.ts'
import { adminLogin, adminLoginInput } from './admin-session.ts'
import {
  aiWriting,
  generatedPost,
  generatedPostEvent,
  generatePostInput,
  topics,
  topicsEvent,
  topicsInput,
} from './ai-writing.ts'
import { analytics, analyticsQuery } from './analytics.ts'
import {
  blogPost,
  blogPostChange,
  blogPostInput,
  blogPostSummary,
  blogPreview,
  blogQuery,
  listedBlogPost,
  publishInput,
} from './blog.ts'
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
} from './chat.ts'
import {
  contactInput,
  contactMessage,
  contactMessageDetail,
  contactQuery,
  contactReplyInput,
  contactUpdate,
} from './contact.ts'
import { dashboard } from './dashboard.ts'
import { mail, mailQuery } from './mail.ts'
import {
  subscriber,
  subscriberExportQuery,
  subscriberQuery,
  subscriptionInput,
  unsubscribeInput,
} from './newsletter.ts'
import { trackedOrder, trackInput } from './order-tracking.ts'
import { order, orderDetail, orderExportQuery, orderInput, orderQuery, orderStatusInput } from './orders.ts'
import { pageQuery, searchQuery } from './paging.ts'
import { product, productInput, stockInput } from './products.ts'
import { registration, registrationExportQuery, registrationInput, registrationReceipt } from './registrations.ts'
import {
  moderatedReview,
  review,
  reviewableProduct,
  reviewChange,
  reviewInput,
  reviewModeration,
  reviewQuery,
} from './reviews.ts'
import { stockChange, stockSummary } from './stock.ts'
import { line } from './text.ts'

/** Who may call: anyone, a signed-in customer, or staff with a bearer token (architecture §4). */
export type Access = 'public' | 'customer' | 'admin'

/** A limit on tries of one client, counted in the database (architecture §4). */
export type CallLimit =
  | 'chat'
  | 'login'
  | 'contact'
  | 'registration'
  | 'newsletter'
  | 'customer-login'
  | 'sign-up'
  | 'password-check'
  | 'account-mail'
  | 'tracking'

/** One call of the API. Without an `output` or `produces` it answers 204. */
export interface Endpoint {
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  output?: z.ZodType
  /** The answer is not JSON but a download of this type. */
  produces?: 'text/csv' | 'application/json'
  /** A caller that accepts `text/event-stream` gets the answer as these events instead; the last one carries the `output`. */
  streams?: z.ZodType
  /** The call creates something: it answers 201 and honours `Idempotency-Key`. */
  creates?: true
  limit?: CallLimit
  /** The largest body in KiB; 64 where nothing is said. */
  maxBodyKiB?: number
}

const id = z.object({ id: line(36, 'Tunniste puuttuu') })
const serialId = z.object({
  id: z.coerce.number('Tuntematon tunniste').int('Tuntematon tunniste').min(1).max(2_147_483_647),
})
const conversationId = z.object({ id: line(64, 'Tunniste puuttuu') })
const slug = z.object({ slug: line(200, 'Tunniste puuttuu') })
const received = z.object({ success: z.literal(true) })

/** The whole HTTP API: method and path, access, input and output. The routes are mounted from this list. */
export const endpoints = {
  'GET /api/products': {
    summary: 'Products, oldest first',
    access: 'public',
    query: pageQuery,
    output: z.array(product),
  },
  'GET /api/products/{id}': { summary: 'One product', access: 'public', params: id, output: product },
  'GET /api/products/{id}/reviews': {
    summary: 'Visible reviews of a product, newest first, without their writers',
    access: 'public',
    params: id,
    query: pageQuery,
    output: z.array(review),
  },
  'GET /api/blog': {
    summary: 'Published posts, newest first, without content',
    access: 'public',
    query: pageQuery,
    output: z.array(blogPostSummary),
  },
  'GET /api/blog/{slug}': { summary: 'One published post', access: 'public', params: slug, output: blogPost },
  'POST /api/newsletter/subscribe': {
    summary: 'Subscribe to the newsletter',
    access: 'public',
    body: subscriptionInput,
    output: received,
    creates: true,
    limit: 'newsletter',
  },
  'POST /api/newsletter/unsubscribe': {
    summary:
      'Cancel the subscription of a letter by its token, in the body or, for one click in a mail program, in the query',
    access: 'public',
    query: unsubscribeInput,
    body: unsubscribeInput,
    output: received,
    limit: 'newsletter',
  },
  'POST /api/contact': {
    summary: 'Send a message to customer service',
    access: 'public',
    body: contactInput,
    output: received,
    creates: true,
    limit: 'contact',
  },
  'POST /api/register-product': {
    summary: 'Register a product for warranty',
    access: 'public',
    body: registrationInput,
    output: registrationReceipt,
    creates: true,
    limit: 'registration',
  },

  'POST /api/orders/track': {
    summary: 'The states of an order, for whoever knows its number and its address',
    access: 'public',
    body: trackInput,
    output: trackedOrder,
    limit: 'tracking',
  },

  'POST /api/auth/register': {
    summary: 'Make an account and sign in; sets the session cookie',
    access: 'public',
    body: customerRegisterInput,
    output: customer,
    creates: true,
    limit: 'sign-up',
  },
  'POST /api/auth/login': {
    summary: 'Sign in; sets the session cookie',
    access: 'public',
    body: customerLoginInput,
    output: customer,
    limit: 'customer-login',
  },
  'POST /api/auth/logout': { summary: 'Sign out; clears the session cookie', access: 'public' },
  'POST /api/auth/verify': {
    summary: 'Take an address into use with the token of a mailed link',
    access: 'public',
    body: customerVerifyInput,
    output: received,
    limit: 'password-check',
  },
  'POST /api/auth/verification': {
    summary: 'Send the link that verifies the address once more',
    access: 'customer',
    limit: 'account-mail',
  },
  'POST /api/auth/forgot': {
    summary: 'Send a link that sets a new password',
    access: 'public',
    body: customerForgotInput,
    output: received,
    limit: 'account-mail',
  },
  'POST /api/auth/reset': {
    summary: 'Set a new password with the token of a mailed link; ends every session',
    access: 'public',
    body: customerResetInput,
    output: received,
    limit: 'password-check',
  },
  'GET /api/auth/me': { summary: 'Who is signed in', access: 'customer', output: customer },
  'PUT /api/auth/me': {
    summary: 'Change the profile',
    access: 'customer',
    body: customerProfileInput,
    output: customer,
  },
  'DELETE /api/auth/me': {
    summary: 'Delete the account; orders stay without the person',
    access: 'customer',
    body: customerConfirmInput,
    limit: 'password-check',
  },
  'PUT /api/auth/password': {
    summary: 'Change the password; ends the other sessions',
    access: 'customer',
    body: customerPasswordInput,
    limit: 'password-check',
  },
  'GET /api/auth/sessions': {
    summary: 'The browsers that are signed in, newest first',
    access: 'customer',
    output: z.array(customerSession),
  },
  'DELETE /api/auth/sessions/{id}': { summary: 'Sign a browser out', access: 'customer', params: id },
  'POST /api/auth/export': {
    summary: 'Everything that is stored about the customer, as a file',
    access: 'customer',
    body: customerConfirmInput,
    produces: 'application/json',
    limit: 'password-check',
  },
  'GET /api/auth/orders': {
    summary: 'Orders of the verified address, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(customerOrder),
  },
  'GET /api/auth/orders/{id}': {
    summary: 'One of these orders with its lines and its timeline',
    access: 'customer',
    params: id,
    output: customerOrderDetail,
  },
  'GET /api/auth/registrations': {
    summary: 'Registered products of the verified address, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(customerRegistration),
  },

  'GET /api/auth/reviews': {
    summary: 'The reviews of the customer, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(moderatedReview),
  },
  'GET /api/auth/reviewable': {
    summary: 'Products delivered to the verified address of the customer that have no review of theirs yet',
    access: 'customer',
    output: z.array(reviewableProduct),
  },
  'POST /api/auth/reviews': {
    summary: 'Review a product that was delivered to the customer, once',
    access: 'customer',
    body: reviewInput,
    output: moderatedReview,
    creates: true,
  },
  'PUT /api/auth/reviews/{id}': {
    summary: 'Change a review of one’s own',
    access: 'customer',
    params: id,
    body: reviewChange,
    output: moderatedReview,
  },
  'DELETE /api/auth/reviews/{id}': { summary: 'Delete a review of one’s own', access: 'customer', params: id },

  'POST /api/chat': {
    summary: 'Ask the assistant; without a session_id, or with one that is not known any more, a conversation begins',
    access: 'public',
    body: chatInput,
    output: chatReply,
    streams: chatEvent,
    limit: 'chat',
  },
  'POST /api/chat/feedback': {
    summary: 'Tell whether an answer of the assistant helped',
    access: 'public',
    body: chatFeedbackInput,
  },

  'POST /api/admin/login': {
    summary: 'Open a session with the shared password',
    access: 'public',
    body: adminLoginInput,
    output: adminLogin,
    limit: 'login',
  },
  'POST /api/admin/logout': { summary: 'End the session of the bearer', access: 'admin' },
  'GET /api/admin/session': { summary: 'Whether the session of the bearer is still good', access: 'admin' },
  'GET /api/admin/dashboard': { summary: 'What needs a hand today', access: 'admin', output: dashboard },
  'GET /api/admin/analytics': {
    summary: 'The sales report',
    access: 'admin',
    query: analyticsQuery,
    output: analytics,
  },

  'POST /api/admin/products': {
    summary: 'Add a product',
    access: 'admin',
    body: productInput,
    output: product,
    creates: true,
  },
  'PUT /api/admin/products/{id}': {
    summary: 'Replace a product',
    access: 'admin',
    params: id,
    body: productInput,
    output: product,
  },
  'DELETE /api/admin/products/{id}': {
    summary: 'Hide a product everywhere; orders keep it',
    access: 'admin',
    params: id,
  },
  'PUT /api/admin/products/{id}/stock': {
    summary: 'Set the stock level',
    access: 'admin',
    params: id,
    body: stockInput,
    output: product,
  },
  'GET /api/admin/stock-summary': {
    summary: 'What the stock of all products is like',
    access: 'admin',
    output: stockSummary,
  },
  'GET /api/admin/stock-changes': {
    summary: 'Changes of stock that staff made, newest first',
    access: 'admin',
    query: pageQuery,
    output: z.array(stockChange),
  },

  'GET /api/admin/orders': {
    summary: 'Orders, newest first',
    access: 'admin',
    query: orderQuery,
    output: z.array(order),
  },
  'GET /api/admin/orders/export': {
    summary: 'Orders as a table, newest first',
    access: 'admin',
    query: orderExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/orders/{id}': {
    summary: 'One order with its timeline',
    access: 'admin',
    params: id,
    output: orderDetail,
  },
  'POST /api/admin/orders': {
    summary: 'Create an order; takes stock',
    access: 'admin',
    body: orderInput,
    output: order,
    creates: true,
  },
  'PUT /api/admin/orders/{id}/status': {
    summary: 'Set the status; cancelling returns stock',
    access: 'admin',
    params: id,
    body: orderStatusInput,
    output: order,
  },

  'GET /api/admin/blog': {
    summary: 'All posts, newest first',
    access: 'admin',
    query: blogQuery,
    output: z.array(listedBlogPost),
  },
  'POST /api/admin/blog/preview': {
    summary: 'Content as visitors would see it; nothing is stored',
    access: 'admin',
    body: blogPreview,
    output: blogPreview,
    maxBodyKiB: 1024,
  },
  'GET /api/admin/blog/{id}': { summary: 'One post', access: 'admin', params: serialId, output: blogPost },
  'POST /api/admin/blog': {
    summary: 'Create a post',
    access: 'admin',
    body: blogPostInput,
    output: blogPost,
    creates: true,
    maxBodyKiB: 1024,
  },
  'PUT /api/admin/blog/{id}': {
    summary: 'Replace a post',
    access: 'admin',
    params: serialId,
    body: blogPostChange,
    output: blogPost,
    maxBodyKiB: 1024,
  },
  'DELETE /api/admin/blog/{id}': { summary: 'Delete a post', access: 'admin', params: serialId },
  'PUT /api/admin/blog/{id}/publish': {
    summary: 'Publish or unpublish a post',
    access: 'admin',
    params: serialId,
    body: publishInput,
    output: blogPost,
  },

  'GET /api/admin/ai-writing': {
    summary: 'Whether a language model is there to write',
    access: 'admin',
    output: aiWriting,
  },
  'POST /api/admin/generate-topics': {
    summary: 'Topic suggestions of the language model, best first',
    access: 'admin',
    body: topicsInput,
    output: topics,
    streams: topicsEvent,
  },
  'POST /api/admin/generate-blog-post': {
    summary: 'A draft of the language model; nothing is stored',
    access: 'admin',
    body: generatePostInput,
    output: generatedPost,
    streams: generatedPostEvent,
  },

  'GET /api/admin/newsletters': {
    summary: 'Subscribers, newest first',
    access: 'admin',
    query: subscriberQuery,
    output: z.array(subscriber),
  },
  'GET /api/admin/newsletters/export': {
    summary: 'Subscribers as a table, newest first',
    access: 'admin',
    query: subscriberExportQuery,
    produces: 'text/csv',
  },
  'POST /api/admin/newsletters/unsubscribe': {
    summary: 'Cancel a subscription',
    access: 'admin',
    body: subscriptionInput,
    output: subscriber,
  },
  'POST /api/admin/newsletters/resubscribe': {
    summary: 'Activate a subscription again',
    access: 'admin',
    body: subscriptionInput,
    output: subscriber,
  },
  'DELETE /api/admin/newsletters': { summary: 'Delete an address for good', access: 'admin', body: subscriptionInput },

  'GET /api/admin/contact-messages': {
    summary: 'Contact messages, newest first',
    access: 'admin',
    query: contactQuery,
    output: z.array(contactMessage),
  },
  'GET /api/admin/contact-messages/{id}': {
    summary: 'One contact message with the conversation that it continues and the answers to it',
    access: 'admin',
    params: id,
    output: contactMessageDetail,
  },
  'PUT /api/admin/contact-messages/{id}': {
    summary: 'Set the status or the notes',
    access: 'admin',
    params: id,
    body: contactUpdate,
    output: contactMessage,
  },
  'POST /api/admin/contact-messages/{id}/replies': {
    summary: 'Answer a message by mail; the answer is kept with it, and its status becomes replied',
    access: 'admin',
    params: id,
    body: contactReplyInput,
    output: contactMessageDetail,
    creates: true,
  },
  'DELETE /api/admin/contact-messages/{id}': { summary: 'Delete a message', access: 'admin', params: id },

  'GET /api/admin/reviews': {
    summary: 'Reviews of all products, newest first',
    access: 'admin',
    query: reviewQuery,
    output: z.array(moderatedReview),
  },
  'PUT /api/admin/reviews/{id}': {
    summary: 'Hide, show or answer a review',
    access: 'admin',
    params: id,
    body: reviewModeration,
    output: moderatedReview,
  },

  'GET /api/admin/chat': {
    summary: 'Conversations with the assistant, latest begun first',
    access: 'admin',
    query: chatQuery,
    output: z.array(chatConversation),
  },
  'GET /api/admin/chat/unanswered': {
    summary: 'Questions that the assistant could not answer, most frequent first',
    access: 'admin',
    query: unansweredQuery,
    output: z.array(unansweredQuestion),
  },
  'GET /api/admin/chat/{id}': {
    summary: 'One conversation with the assistant',
    access: 'admin',
    params: conversationId,
    output: chatConversationDetail,
  },

  'GET /api/admin/mails': {
    summary: 'Mails of the outbox, newest first; those that have not left where nothing else is asked',
    access: 'admin',
    query: mailQuery,
    output: z.array(mail),
  },
  'POST /api/admin/mails/{id}/retry': {
    summary: 'Send a mail that has not left at once, also one that has been given up',
    access: 'admin',
    params: id,
    output: mail,
  },
  'DELETE /api/admin/mails/{id}': {
    summary: 'Give up a mail that has not left, and delete it',
    access: 'admin',
    params: id,
  },

  'GET /api/admin/registrations': {
    summary: 'Product registrations, newest first',
    access: 'admin',
    query: searchQuery,
    output: z.array(registration),
  },
  'GET /api/admin/registrations/export': {
    summary: 'Product registrations as a table, newest first',
    access: 'admin',
    query: registrationExportQuery,
    produces: 'text/csv',
  },
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints
/** The calls that answer a download. */
export type DownloadKey = {
  [K in EndpointKey]: Endpoints[K] extends { produces: string } ? K : never
}[EndpointKey]
/** The calls that can answer as a stream, and the events of one. */
export type StreamKey = {
  [K in EndpointKey]: Endpoints[K] extends { streams: z.ZodType } ? K : never
}[EndpointKey]
export type Streamed<K extends StreamKey> = z.output<PartOf<K, 'streams'>>

type PartOf<K extends EndpointKey, P extends 'params' | 'query' | 'body' | 'output' | 'streams'> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? S : never

/** What the handler of a call receives, after validation. */
export type Received<K extends EndpointKey, P extends 'params' | 'query' | 'body'> = z.output<PartOf<K, P>>
/** What a caller sends. */
export type Sent<K extends EndpointKey, P extends 'params' | 'query' | 'body'> = z.input<PartOf<K, P>>
/** What a call answers; nothing where it answers 204. */
export type Answer<K extends EndpointKey> = Endpoints[K] extends { output: z.ZodType }
  ? z.output<PartOf<K, 'output'>>
  : K extends DownloadKey
    ? string
    : void
