// @vitest-environment happy-dom
import { ofEachGroup, settings as settingsSchema } from '@arkpax/schema/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import seeded from '../../../../content/data/settings.json'
import { fakeIndexedDb } from '../../test/fake-indexed-db.ts'
import { json, renderScreen } from '../../test/screen.tsx'
import { itKeepsItsPromises, type WritingForm } from '../../test/writing-forms.tsx'
import { PostScreen } from './blog/admin/PostScreen.tsx'
import { EntryDialog } from './faq/admin/EntryDialog.tsx'
import { SectionDialog } from './faq/admin/SectionDialog.tsx'
import { ActivateSubscriber } from './newsletter/admin/ActivateSubscriber.tsx'
import { Reviews } from './reviews/admin/Reviews.tsx'
import { SettingsCards } from './settings/SettingsCards.tsx'

const at = '2026-11-20T10:00:00.000Z'
const nothing = () => {}
beforeEach(() => {
  history.replaceState(null, '', '/admin')
  fakeIndexedDb()
})

const post = {
  ...{ id: 7, title: 'Akku pakkasessa', slug: 'akku-pakkasessa', excerpt: 'Lyhyesti', content: '<p>x</p>', tags: [] },
  ...{
    author: 'Arkpax Official',
    category: 'Vinkit',
    image_url: '',
    read_time: '5 min',
    is_published: true,
    version: 2,
  },
  ...{ published_at: at, publish_at: null, withdraw_at: null, created_at: at, updated_at: at },
}
const draft = {
  ...{ id: '7', post_id: 7, version: 0, is_changed: false, post_version: 2, saved_by: null, saved_at: null },
  fields: { ...post, tags: '' },
}
const entry = {
  id: 'teho',
  section_id: 'yleista',
  question: 'Onko tehoa?',
  answer: 'On.',
  asked_as: '',
  shown: true,
  version: 1,
}
const faq = { version: 1, sections: [{ id: 'yleista', title: 'Yleistä', version: 1, entries: [entry] }] }
const faqReads = { 'GET /api/admin/faq': () => json(faq), 'GET /api/admin/faq/facts': () => json({ facts: [] }) }

const review = {
  ...{ id: 'r1', product_id: '1', product_name: 'Ark PRO', rating: 1, title: null, comment: 'Soita minulle.' },
  ...{
    verified_purchase: true,
    answer: null,
    answered_at: null,
    edited_at: null,
    hidden_at: null,
    hidden_reason: null,
  },
  ...{ version: 3, created_at: at },
}
const reviews: Pick<WritingForm, 'show' | 'reads' | 'call'> = {
  show: () => <Reviews />,
  reads: {
    'GET /api/admin/reviews': () => json([review]),
    'GET /api/admin/saved-filters': () => json([]),
    'GET /api/admin/reviews/r1/hide-preview': () =>
      json({ mail: { to: 'aino@koti.fi', subject: 'Arvostelusi on piilotettu', text: 'Hei!' } }),
  },
  call: 'PUT /api/admin/reviews/r1',
}

const settings = { ...settingsSchema.parse(seeded), versions: ofEachGroup(() => 1) }
const settingsOf = (group: string, rest: Pick<WritingForm, 'typed' | 'choose' | 'send' | 'isKept'>): WritingForm => ({
  name: `the settings of ${group}`,
  show: () => <SettingsCards>{null}</SettingsCards>,
  reads: { 'GET /api/admin/settings': () => json(settings) },
  call: `PUT /api/admin/settings/${group}`,
  stored: () => json({ ...settings, versions: { ...settings.versions, [group]: 2 } }),
  isKept: true,
  ...rest,
})

itKeepsItsPromises([
  {
    name: 'a post',
    show: () => <PostScreen of={{ id: 7 }} onLeave={nothing} onCreated={nothing} />,
    reads: {
      'GET /api/admin/blog/7': () => json(post),
      'GET /api/admin/blog-drafts/7': () => json(draft),
      'GET /api/admin/blog-drafts/7/shares': () => json([]),
      'GET /api/admin/blog-drafts/7/revisions': () => json([]),
    },
    call: 'PUT /api/admin/blog/7',
    typed: { Otsikko: 'Akku helteellä' },
    send: 'Päivitä postaus',
    isKept: true,
  },
  {
    name: 'a question',
    show: () => <EntryDialog editing="teho" sectionId="" onClose={nothing} />,
    reads: faqReads,
    call: 'PUT /api/admin/faq/entries/teho',
    typed: { Kysymys: 'Riittääkö teho?', Vastaus: 'Riittää.' },
    choose: (user) => user.selectOptions(screen.getByLabelText('Aihe'), 'yleista'),
    send: 'Tallenna muutokset',
    isKept: true,
  },
  {
    name: 'a section of questions',
    show: () => <SectionDialog editing="yleista" onClose={nothing} />,
    reads: faqReads,
    call: 'PUT /api/admin/faq/sections/yleista',
    typed: { 'Aiheen nimi': 'Takuu' },
    send: 'Tallenna nimi',
    isKept: true,
  },
  {
    name: 'the answer to a review',
    ...reviews,
    open: async (user) => {
      const button = await screen.findByRole('button', { name: /^Vastaa arvosteluun|^Julkaise vastaus/ })
      if (!screen.queryByLabelText('Vastaus')) await user.click(button)
    },
    typed: { Vastaus: 'Kiitos palautteesta.' },
    send: 'Julkaise vastaus',
    isKept: true,
    stored: () => json({ ...review, answer: 'Kiitos palautteesta.', answered_at: at, version: 4 }),
  },
  {
    name: 'the reason for hiding a review',
    ...reviews,
    open: async (user) =>
      user.click(await screen.findByRole('button', { name: 'Piilota arvostelu tuotteesta Ark PRO' })),
    typed: { 'Perustelu kirjoittajalle': 'Puhelinnumero.' },
    send: 'Piilota arvostelu',
    isKept: true,
  },
  {
    name: 'a subscription that is activated',
    show: () => (
      <ActivateSubscriber
        subscriber={
          {
            ...{
              email: 'aino@koti.fi',
              is_active: false,
              subscribed_at: at,
              unsubscribed_at: at,
              unsubscribed_by: null,
            },
          } as never
        }
        onClose={nothing}
      />
    ),
    call: 'POST /api/admin/newsletters/resubscribe',
    typed: { 'Miksi tilaus aktivoidaan?': 'Pyysi puhelimessa.' },
    send: 'Aktivoi tilaus',
    isKept: true,
  },
  settingsOf('company', { typed: { Tuotemerkki: 'Arkpax Oy' }, send: 'Tallenna yrityksen tiedot' }),
  settingsOf('hours', {
    choose: async (user) => user.click(await screen.findByLabelText(/pyhä/)),
    send: 'Tallenna aukioloajat',
    isKept: undefined,
  }),
  settingsOf('terms', { typed: { 'Arvonlisävero (%)': '24,5' }, send: 'Tallenna ehdot' }),
  settingsOf('sale', { typed: { 'Pankin BIC': 'NDEAFIHH' }, send: 'Tallenna myynnin asetukset' }),
  settingsOf('delivery', {
    choose: async (user) => {
      const method = within(await screen.findByRole('group', { name: 'Toimitustapa 1' }))
      const price = method.getByLabelText('Rivi 1: Saaristo (€)')
      await user.clear(price)
      await user.type(price, '99,90')
    },
    send: 'Tallenna toimituksen asetukset',
    isKept: true,
  }),
  settingsOf('newsletter', {
    typed: { 'Kirjeitä tunnissa enintään': '150' },
    send: 'Tallenna uutiskirjeen asetukset',
  }),
  settingsOf('notices', {
    typed: { 'Vähiin käyvästä varastosta kerrotaan': 'varasto@example.fi' },
    send: 'Tallenna henkilökunnan ilmoitukset',
  }),
  settingsOf('announcement', { typed: { Teksti: 'Suljettu perjantaina.' }, send: 'Tallenna ilmoitus' }),
])

it.each(['49,90', '49.90', '49,9'])(
  'a fee typed as %s is one fee, and shown as Finns write it once stored',
  async (typed) => {
    const stored = { ...settings, terms: { ...settings.terms, returnPickupStation: 49.9 } }
    const { user, callsOf } = renderScreen(<SettingsCards>{null}</SettingsCards>, {
      'GET /api/admin/settings': () => json(settings),
      'PUT /api/admin/settings/terms': () => json({ ...stored, versions: { ...settings.versions, terms: 2 } }),
    })
    const card = within(await screen.findByRole('region', { name: 'Ehdot' }))
    const field = card.getByLabelText(/voima-asema/)
    await user.clear(field)
    await user.type(field, typed)
    await user.click(card.getByRole('button', { name: /Tallenna/ }))
    await waitFor(() =>
      expect(callsOf('PUT /api/admin/settings/terms')[0]?.body).toMatchObject({ returnPickupStation: 49.9 }),
    )
    await waitFor(() => expect(field).toHaveProperty('value', '49,90'))
  },
)
