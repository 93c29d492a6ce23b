import * as z from 'zod'
import {
  faqEntry,
  faqEntryChange,
  faqEntryInput,
  faqEntryLinks,
  faqFacts,
  faqOrder,
  faqSection,
  faqSectionInput,
  wholeFaq,
} from '../faq.ts'
import { line } from '../text.ts'
import type { EndpointGroup } from './endpoint.ts'

/** Anchors are made of whole questions, so they are longer than other ids. */
const anchorId = z.object({ id: line(100, 'Tunniste puuttuu') })

export const faqEndpoints = {
  'GET /api/admin/faq': {
    name: 'getFaq',
    summary: 'Every section with its questions, shown and hidden, in their order',
    access: 'admin',
    may: 'faq.read',
    output: wholeFaq,
  },
  'GET /api/admin/faq/facts': {
    name: 'listFaqFacts',
    summary: 'What questions and answers may name in double square brackets, and what stands in its place now',
    access: 'admin',
    may: 'products.read',
    output: faqFacts,
  },
  'GET /api/admin/faq/entries/{id}/links': {
    name: 'getFaqEntryLinks',
    summary: 'The texts and posts that link to a question, so that it is known what its deletion breaks',
    access: 'admin',
    may: 'faq.read',
    params: anchorId,
    output: faqEntryLinks,
  },
  'PUT /api/admin/faq/order': {
    name: 'arrangeFaq',
    summary: 'Put all sections and questions into a new order; If-Match holds the version of the order',
    access: 'admin',
    may: 'faq.write',
    body: faqOrder,
    output: wholeFaq,
    versioned: true,
  },
  'POST /api/admin/faq/sections': {
    name: 'createFaqSection',
    summary: 'Add a section, as the last',
    access: 'admin',
    may: 'faq.write',
    body: faqSectionInput,
    output: faqSection,
    creates: true,
  },
  'PUT /api/admin/faq/sections/{id}': {
    name: 'updateFaqSection',
    summary: 'Rename a section; its anchor stays',
    access: 'admin',
    may: 'faq.write',
    params: anchorId,
    body: faqSectionInput,
    output: faqSection,
    versioned: true,
  },
  'DELETE /api/admin/faq/sections/{id}': {
    name: 'deleteFaqSection',
    summary: 'Delete a section that has no questions',
    access: 'admin',
    may: 'faq.write',
    params: anchorId,
    versioned: true,
    fails: ['faq_section_in_use'],
  },
  'POST /api/admin/faq/entries': {
    name: 'createFaqEntry',
    summary: 'Add a question, as the last of its section',
    access: 'admin',
    may: 'faq.write',
    body: faqEntryInput,
    output: faqEntry,
    creates: true,
  },
  'PUT /api/admin/faq/entries/{id}': {
    name: 'updateFaqEntry',
    summary: 'Change a question; what is left out stays, and so does its anchor',
    access: 'admin',
    may: 'faq.write',
    params: anchorId,
    body: faqEntryChange,
    output: faqEntry,
    versioned: true,
  },
  'DELETE /api/admin/faq/entries/{id}': {
    name: 'deleteFaqEntry',
    summary: 'Delete a question',
    access: 'admin',
    may: 'faq.write',
    params: anchorId,
    versioned: true,
  },
} as const satisfies EndpointGroup
