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
import type { ErrorCode } from './errors.ts'
import { mail, mailQuery } from './mail.ts'
import {
  resubscriptionInput,
  subscriber,
  subscriberExportQuery,
  subscriberQuery,
  subscriptionInput,
  unsubscribeInput,
} from './newsletter.ts'
import { trackedOrder, trackInput } from './order-tracking.ts'
import {
  changedOrder,
  order,
  orderDetail,
  orderExportQuery,
  orderInput,
  orderQuery,
  orderStatusInput,
  orderStatusPreview,
  orderStatusPreviewQuery,
  orderUndoInput,
} from './orders.ts'
import { pageQuery, searchQuery } from './paging.ts'
import { product, productChange, productInput, productWithDetails, stockInput } from './products.ts'
import { publishing } from './publishing.ts'
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

/** Who may call: anyone, a signed-in customer, or staff with a bearer token. */
export type Access = 'public' | 'customer' | 'admin'

/** A limit on tries of one client, counted in the database. */
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
  /** What generated clients call it: stable, since a change breaks their callers. */
  name: string
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
  /** The call honours `If-Match` with the version that the caller has seen: 412 with the thing as it is now when it is another. */
  versioned?: true
  limit?: CallLimit
  /** Failures of its own, beside those that follow from its access, its input and its limits. */
  fails?: readonly ErrorCode[]
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
    name: 'listProducts',
    summary: 'Products, oldest first',
    access: 'public',
    query: pageQuery,
    output: z.array(product),
  },
  'GET /api/products/{id}': {
    name: 'getProduct',
    summary: 'One product with its details',
    access: 'public',
    params: id,
    output: productWithDetails,
  },
  'GET /api/products/{id}/reviews': {
    name: 'listProductReviews',
    summary: 'Visible reviews of a product, newest first, without their writers',
    access: 'public',
    params: id,
    query: pageQuery,
    output: z.array(review),
  },
  'GET /api/blog': {
    name: 'listPosts',
    summary: 'Published posts, newest first, without content',
    access: 'public',
    query: pageQuery,
    output: z.array(blogPostSummary),
  },
  'GET /api/blog/{slug}': {
    name: 'getPost',
    summary: 'One published post',
    access: 'public',
    params: slug,
    output: blogPost,
  },
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
  'POST /api/contact': {
    name: 'sendContactMessage',
    summary: 'Send a message to customer service',
    access: 'public',
    body: contactInput,
    output: received,
    creates: true,
    limit: 'contact',
  },
  'POST /api/register-product': {
    name: 'registerProduct',
    summary: 'Register a product for warranty',
    access: 'public',
    body: registrationInput,
    output: registrationReceipt,
    creates: true,
    limit: 'registration',
  },

  'POST /api/orders/track': {
    name: 'trackOrder',
    summary: 'The states of an order, for whoever knows its number and its address',
    access: 'public',
    body: trackInput,
    output: trackedOrder,
    limit: 'tracking',
    fails: ['not_found'],
  },

  'POST /api/auth/register': {
    name: 'createAccount',
    summary: 'Make an account and sign in; sets the session cookie',
    access: 'public',
    body: customerRegisterInput,
    output: customer,
    creates: true,
    limit: 'sign-up',
  },
  'POST /api/auth/login': {
    name: 'signIn',
    summary: 'Sign in; sets the session cookie',
    access: 'public',
    body: customerLoginInput,
    output: customer,
    limit: 'customer-login',
    fails: ['wrong_credentials'],
  },
  'POST /api/auth/logout': {
    name: 'signOut',
    summary: 'Sign out; clears the session cookie',
    access: 'public',
  },
  'POST /api/auth/verify': {
    name: 'verifyEmail',
    summary: 'Take an address into use with the token of a mailed link',
    access: 'public',
    body: customerVerifyInput,
    output: received,
    limit: 'password-check',
    fails: ['link_expired'],
  },
  'POST /api/auth/verification': {
    name: 'sendVerificationLink',
    summary: 'Send the link that verifies the address once more',
    access: 'customer',
    limit: 'account-mail',
  },
  'POST /api/auth/forgot': {
    name: 'sendPasswordLink',
    summary: 'Send a link that sets a new password',
    access: 'public',
    body: customerForgotInput,
    output: received,
    limit: 'account-mail',
  },
  'POST /api/auth/reset': {
    name: 'resetPassword',
    summary: 'Set a new password with the token of a mailed link; ends every session',
    access: 'public',
    body: customerResetInput,
    output: received,
    limit: 'password-check',
    fails: ['link_expired'],
  },
  'GET /api/auth/me': {
    name: 'getAccount',
    summary: 'Who is signed in',
    access: 'customer',
    output: customer,
  },
  'PUT /api/auth/me': {
    name: 'updateProfile',
    summary: 'Change the profile',
    access: 'customer',
    body: customerProfileInput,
    output: customer,
  },
  'DELETE /api/auth/me': {
    name: 'deleteAccount',
    summary: 'Delete the account; orders stay without the person',
    access: 'customer',
    body: customerConfirmInput,
    limit: 'password-check',
  },
  'PUT /api/auth/password': {
    name: 'changePassword',
    summary: 'Change the password; ends the other sessions',
    access: 'customer',
    body: customerPasswordInput,
    limit: 'password-check',
  },
  'GET /api/auth/sessions': {
    name: 'listOwnSessions',
    summary: 'The browsers that are signed in, newest first',
    access: 'customer',
    output: z.array(customerSession),
  },
  'DELETE /api/auth/sessions/{id}': {
    name: 'endOwnSession',
    summary: 'Sign a browser out',
    access: 'customer',
    params: id,
  },
  'POST /api/auth/export': {
    name: 'exportOwnData',
    summary: 'Everything that is stored about the customer, as a file',
    access: 'customer',
    body: customerConfirmInput,
    produces: 'application/json',
    limit: 'password-check',
  },
  'GET /api/auth/orders': {
    name: 'listOwnOrders',
    summary: 'Orders of the verified address, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(customerOrder),
  },
  'GET /api/auth/orders/{id}': {
    name: 'getOwnOrder',
    summary: 'One of these orders with its lines and its timeline',
    access: 'customer',
    params: id,
    output: customerOrderDetail,
  },
  'GET /api/auth/registrations': {
    name: 'listOwnRegistrations',
    summary: 'Registered products of the verified address, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(customerRegistration),
  },

  'GET /api/auth/reviews': {
    name: 'listOwnReviews',
    summary: 'The reviews of the customer, newest first',
    access: 'customer',
    query: pageQuery,
    output: z.array(moderatedReview),
  },
  'GET /api/auth/reviewable': {
    name: 'listReviewableProducts',
    summary: 'Products delivered to the verified address of the customer that have no review of theirs yet',
    access: 'customer',
    output: z.array(reviewableProduct),
  },
  'POST /api/auth/reviews': {
    name: 'createOwnReview',
    summary: 'Review a product that was delivered to the customer, once',
    access: 'customer',
    body: reviewInput,
    output: moderatedReview,
    creates: true,
    fails: ['email_unverified', 'not_delivered', 'already_reviewed'],
  },
  'PUT /api/auth/reviews/{id}': {
    name: 'updateOwnReview',
    summary: 'Change a review of one’s own',
    access: 'customer',
    params: id,
    body: reviewChange,
    output: moderatedReview,
  },
  'DELETE /api/auth/reviews/{id}': {
    name: 'deleteOwnReview',
    summary: 'Delete a review of one’s own',
    access: 'customer',
    params: id,
  },

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

  'POST /api/admin/login': {
    name: 'openStaffSession',
    summary: 'Open a session with the shared password',
    access: 'public',
    body: adminLoginInput,
    output: adminLogin,
    limit: 'login',
    fails: ['wrong_password'],
  },
  'POST /api/admin/logout': {
    name: 'endStaffSession',
    summary: 'End the session of the bearer',
    access: 'admin',
  },
  'GET /api/admin/session': {
    name: 'checkStaffSession',
    summary: 'Whether the session of the bearer is still good',
    access: 'admin',
  },
  'GET /api/admin/dashboard': {
    name: 'getDashboard',
    summary: 'What needs a hand today',
    access: 'admin',
    output: dashboard,
  },
  'GET /api/admin/publishing': {
    name: 'getPublishing',
    summary: 'How the pages stand to what is published, and what they were built without',
    access: 'admin',
    output: publishing,
  },
  'POST /api/admin/publishing': {
    name: 'publishPages',
    summary: 'Ask for the pages to be built now; whichever process can build does it',
    access: 'admin',
    output: publishing,
  },
  'GET /api/admin/analytics': {
    name: 'getSalesReport',
    summary: 'The sales report',
    access: 'admin',
    query: analyticsQuery,
    output: analytics,
  },

  'POST /api/admin/products': {
    name: 'createProduct',
    summary: 'Add a product',
    access: 'admin',
    body: productInput,
    output: productWithDetails,
    creates: true,
  },
  'PUT /api/admin/products/{id}': {
    name: 'updateProduct',
    summary: 'Change a product; fields that are left out stay, and stock is ignored: it has a call of its own',
    access: 'admin',
    params: id,
    body: productChange,
    output: productWithDetails,
    versioned: true,
  },
  'DELETE /api/admin/products/{id}': {
    name: 'deleteProduct',
    summary: 'Hide a product everywhere; orders keep it',
    access: 'admin',
    params: id,
  },
  'PUT /api/admin/products/{id}/stock': {
    name: 'setStock',
    summary: 'Set the stock level',
    access: 'admin',
    params: id,
    body: stockInput,
    output: product,
    fails: ['edit_conflict'],
  },
  'GET /api/admin/stock-summary': {
    name: 'getStockSummary',
    summary: 'What the stock of all products is like',
    access: 'admin',
    output: stockSummary,
  },
  'GET /api/admin/stock-changes': {
    name: 'listStockChanges',
    summary: 'Changes of stock that staff made, newest first',
    access: 'admin',
    query: pageQuery,
    output: z.array(stockChange),
  },

  'GET /api/admin/orders': {
    name: 'listOrders',
    summary: 'Orders, newest first',
    access: 'admin',
    query: orderQuery,
    output: z.array(order),
  },
  'GET /api/admin/orders/export': {
    name: 'exportOrders',
    summary: 'Orders as a table, newest first',
    access: 'admin',
    query: orderExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/orders/{id}': {
    name: 'getOrder',
    summary: 'One order with its timeline and the message that it was made from',
    access: 'admin',
    params: id,
    output: orderDetail,
  },
  'POST /api/admin/orders': {
    name: 'createOrder',
    summary: 'Create an order; takes stock, and counts the message that it comes from as replied to',
    access: 'admin',
    body: orderInput,
    output: order,
    creates: true,
    fails: ['insufficient_stock', 'message_has_order'],
  },
  'PUT /api/admin/orders/{id}/status': {
    name: 'setOrderStatus',
    summary:
      'Set the status; cancelling returns stock unless told otherwise, mails wait until it can no longer be undone',
    access: 'admin',
    params: id,
    body: orderStatusInput,
    output: changedOrder,
    versioned: true,
    fails: ['insufficient_stock'],
  },
  'POST /api/admin/orders/{id}/status/undo': {
    name: 'undoOrderStatus',
    summary: 'Take the last change of status back within ten seconds: status, stock and mails are as before it',
    access: 'admin',
    params: id,
    body: orderUndoInput,
    output: order,
    fails: ['undo_expired', 'insufficient_stock'],
  },
  'GET /api/admin/orders/{id}/status-preview': {
    name: 'previewOrderStatus',
    summary: 'What setting a status would do: the mail, the stock; nothing is changed',
    access: 'admin',
    params: id,
    query: orderStatusPreviewQuery,
    output: orderStatusPreview,
  },

  'GET /api/admin/blog': {
    name: 'listAllPosts',
    summary: 'All posts, newest first',
    access: 'admin',
    query: blogQuery,
    output: z.array(listedBlogPost),
  },
  'POST /api/admin/blog/preview': {
    name: 'previewPostContent',
    summary: 'Content as visitors would see it; nothing is stored',
    access: 'admin',
    body: blogPreview,
    output: blogPreview,
    maxBodyKiB: 1024,
  },
  'GET /api/admin/blog/{id}': {
    name: 'getPostForEditing',
    summary: 'One post',
    access: 'admin',
    params: serialId,
    output: blogPost,
  },
  'POST /api/admin/blog': {
    name: 'createPost',
    summary: 'Create a post',
    access: 'admin',
    body: blogPostInput,
    output: blogPost,
    creates: true,
    maxBodyKiB: 1024,
    fails: ['slug_taken'],
  },
  'PUT /api/admin/blog/{id}': {
    name: 'updatePost',
    summary: 'Replace a post',
    access: 'admin',
    params: serialId,
    body: blogPostChange,
    output: blogPost,
    versioned: true,
    maxBodyKiB: 1024,
    fails: ['slug_taken'],
  },
  'DELETE /api/admin/blog/{id}': {
    name: 'deletePost',
    summary: 'Delete a post',
    access: 'admin',
    params: serialId,
  },
  'PUT /api/admin/blog/{id}/publish': {
    name: 'publishPost',
    summary: 'Publish or unpublish a post',
    access: 'admin',
    params: serialId,
    body: publishInput,
    output: blogPost,
    versioned: true,
  },

  'GET /api/admin/ai-writing': {
    name: 'getAiWriting',
    summary: 'Whether a language model is there to write',
    access: 'admin',
    output: aiWriting,
  },
  'POST /api/admin/generate-topics': {
    name: 'suggestTopics',
    summary: 'Topic suggestions of the language model, best first',
    access: 'admin',
    body: topicsInput,
    output: topics,
    streams: topicsEvent,
    fails: ['ai_writing_off'],
  },
  'POST /api/admin/generate-blog-post': {
    name: 'draftPost',
    summary: 'A draft of the language model; nothing is stored',
    access: 'admin',
    body: generatePostInput,
    output: generatedPost,
    streams: generatedPostEvent,
    fails: ['ai_writing_off'],
  },

  'GET /api/admin/newsletters': {
    name: 'listSubscribers',
    summary: 'Subscribers, newest first',
    access: 'admin',
    query: subscriberQuery,
    output: z.array(subscriber),
  },
  'GET /api/admin/newsletters/export': {
    name: 'exportSubscribers',
    summary: 'Subscribers as a table, newest first',
    access: 'admin',
    query: subscriberExportQuery,
    produces: 'text/csv',
  },
  'POST /api/admin/newsletters/unsubscribe': {
    name: 'unsubscribeSubscriber',
    summary: 'Cancel a subscription',
    access: 'admin',
    body: subscriptionInput,
    output: subscriber,
    fails: ['not_found'],
  },
  'POST /api/admin/newsletters/resubscribe': {
    name: 'resubscribeSubscriber',
    summary: 'Activate a subscription again; one that staff had not cancelled needs a reason',
    access: 'admin',
    body: resubscriptionInput,
    output: subscriber,
    fails: ['not_found'],
  },
  'DELETE /api/admin/newsletters': {
    name: 'deleteSubscriber',
    summary: 'Delete an address for good',
    access: 'admin',
    body: subscriptionInput,
    fails: ['not_found'],
  },

  'GET /api/admin/contact-messages': {
    name: 'listContactMessages',
    summary: 'Contact messages, newest first',
    access: 'admin',
    query: contactQuery,
    output: z.array(contactMessage),
  },
  'GET /api/admin/contact-messages/{id}': {
    name: 'getContactMessage',
    summary: 'One contact message with the conversation that it continues, the answers to it and its orders',
    access: 'admin',
    params: id,
    output: contactMessageDetail,
  },
  'PUT /api/admin/contact-messages/{id}': {
    name: 'updateContactMessage',
    summary: 'Set the status or the notes',
    access: 'admin',
    params: id,
    body: contactUpdate,
    output: contactMessage,
    versioned: true,
  },
  'POST /api/admin/contact-messages/{id}/replies': {
    name: 'replyToContactMessage',
    summary: 'Answer a message by mail; the answer is kept with it, and its status becomes replied',
    access: 'admin',
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
    params: id,
  },

  'GET /api/admin/reviews': {
    name: 'listReviews',
    summary: 'Reviews of all products, newest first',
    access: 'admin',
    query: reviewQuery,
    output: z.array(moderatedReview),
  },
  'PUT /api/admin/reviews/{id}': {
    name: 'moderateReview',
    summary: 'Hide, show or answer a review',
    access: 'admin',
    params: id,
    body: reviewModeration,
    output: moderatedReview,
    versioned: true,
  },

  'GET /api/admin/chat': {
    name: 'listConversations',
    summary: 'Conversations with the assistant, latest begun first',
    access: 'admin',
    query: chatQuery,
    output: z.array(chatConversation),
  },
  'GET /api/admin/chat/unanswered': {
    name: 'listUnansweredQuestions',
    summary: 'Questions that the assistant could not answer, most frequent first',
    access: 'admin',
    query: unansweredQuery,
    output: z.array(unansweredQuestion),
  },
  'GET /api/admin/chat/{id}': {
    name: 'getConversation',
    summary: 'One conversation with the assistant',
    access: 'admin',
    params: conversationId,
    output: chatConversationDetail,
  },

  'GET /api/admin/mails': {
    name: 'listMails',
    summary: 'Mails of the outbox, newest first; those that have not left where nothing else is asked',
    access: 'admin',
    query: mailQuery,
    output: z.array(mail),
  },
  'POST /api/admin/mails/{id}/retry': {
    name: 'retryMail',
    summary: 'Send a mail that has not left at once, also one that has been given up',
    access: 'admin',
    params: id,
    output: mail,
    fails: ['mail_sent', 'mail_under_way'],
  },
  'DELETE /api/admin/mails/{id}': {
    name: 'deleteMail',
    summary: 'Give up a mail that has not left, and delete it',
    access: 'admin',
    params: id,
    fails: ['mail_sent', 'mail_under_way'],
  },

  'GET /api/admin/registrations': {
    name: 'listRegistrations',
    summary: 'Product registrations, newest first',
    access: 'admin',
    query: searchQuery,
    output: z.array(registration),
  },
  'GET /api/admin/registrations/export': {
    name: 'exportRegistrations',
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
