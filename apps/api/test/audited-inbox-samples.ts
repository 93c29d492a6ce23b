import type { Sample, Samples } from './audited-samples.ts'
import type { TestApp } from './create-test-app.ts'
import { contactInput } from './factories.ts'

/** The calls by which staff work on messages together. */
export function inboxSamples(test: () => TestApp): Samples {
  const MESSAGES = '/api/admin/contact-messages'
  const makeMessage = async () => {
    await test().call('POST /api/contact', { body: contactInput() })
    return (await test().call('GET /api/admin/contact-messages')).answer[0]?.id ?? ''
  }
  const makeNote = async () => {
    const path = `${MESSAGES}/${await makeMessage()}/notes`
    const { answer } = await test().call('POST /api/admin/contact-messages/{id}/notes', {
      path,
      body: { text: 'Soitettu' },
    })
    return `/api/admin/contact-notes/${answer.id}`
  }
  const line = (action: string, entity = 'contact_message'): Sample['line'] => [action, entity]
  return {
    'POST /api/admin/contact-messages': async () => ({ body: contactInput(), line: line('create') }),
    'POST /api/admin/contact-messages/{id}/undo': async () => {
      const { answer } = await test().call('POST /api/admin/contact-messages', { body: contactInput() })
      return { path: `${MESSAGES}/${answer.id}/undo`, line: line('undo-create') }
    },
    'POST /api/admin/contact-messages/{id}/merge': async () => ({
      body: { ids: [await makeMessage()] },
      path: `${MESSAGES}/${await makeMessage()}/merge`,
      line: line('merge'),
    }),
    'POST /api/admin/contact-messages/{id}/unmerge': async () => {
      const body = { ids: [await makeMessage()] }
      const path = `${MESSAGES}/${await makeMessage()}`
      await test().call('POST /api/admin/contact-messages/{id}/merge', { path: `${path}/merge`, body })
      return { path: `${path}/unmerge`, body, line: line('split') }
    },
    'POST /api/admin/contact-messages/{id}/replies/undo': async () => {
      const path = `${MESSAGES}/${await makeMessage()}/replies`
      const { answer } = await test().call('POST /api/admin/contact-messages/{id}/replies', {
        path,
        body: { message: 'Kolmessa päivässä.' },
      })
      return { path: `${path}/undo`, body: { reply_id: answer.replies[0]?.id }, line: line('undo-reply') }
    },
    'POST /api/admin/contact-messages/{id}/notes': async () => ({
      path: `${MESSAGES}/${await makeMessage()}/notes`,
      body: { text: 'Soitettu' },
      line: line('create', 'contact_note'),
    }),
    'PUT /api/admin/contact-notes/{id}': async () => ({
      path: await makeNote(),
      body: { text: 'Soitettu kahdesti' },
      line: line('update', 'contact_note'),
    }),
    'DELETE /api/admin/contact-notes/{id}': async () => ({
      path: await makeNote(),
      line: line('delete', 'contact_note'),
    }),
  }
}

/** The calls by which staff keep replies and filters. */
export function keptSamples(test: () => TestApp): Samples {
  const reply = { name: 'Kuitti', text: 'Hei {nimi}' }
  const makeReply = async () => {
    const { answer } = await test().call('POST /api/admin/saved-replies', { body: reply })
    return `/api/admin/saved-replies/${answer.id}`
  }
  const filter = { list: 'orders', name: 'Odottavat', filters: { status: 'pending' } }
  const makeFilter = async () => {
    const { answer } = await test().call('POST /api/admin/saved-filters', { body: filter })
    return `/api/admin/saved-filters/${answer.id}`
  }
  return {
    'POST /api/admin/saved-replies': async () => ({ body: reply, line: ['create', 'saved_reply'] }),
    'PUT /api/admin/saved-replies/{id}': async () => ({
      path: await makeReply(),
      body: { ...reply, name: 'Kuittaus' },
      line: ['update', 'saved_reply'],
    }),
    'DELETE /api/admin/saved-replies/{id}': async () => ({ path: await makeReply(), line: ['delete', 'saved_reply'] }),
    'POST /api/admin/saved-filters': async () => ({ body: filter, line: ['create', 'saved_filter'] }),
    'PUT /api/admin/saved-filters/{id}': async () => ({
      path: await makeFilter(),
      body: { name: 'Aamun tilaukset' },
      line: ['update', 'saved_filter'],
    }),
    'DELETE /api/admin/saved-filters/{id}': async () => ({
      path: await makeFilter(),
      line: ['delete', 'saved_filter'],
    }),
  }
}
