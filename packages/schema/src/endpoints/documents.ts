import * as z from 'zod'
import {
  creditInput,
  document,
  documentDetail,
  documentExportQuery,
  documentFormats,
  documentInput,
  documentQuery,
  orderDocuments,
  ownDocument,
} from '../documents.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

const file = id.extend({ format: z.enum(documentFormats, 'Tuntematon tiedostomuoto') })

export const documentsEndpoints = {
  'GET /api/admin/documents': {
    name: 'listDocuments',
    summary: 'Invoices, credit notes and receipts, newest first',
    access: 'admin',
    may: 'documents.read',
    query: documentQuery,
    output: z.array(document),
  },
  'GET /api/admin/documents/export': {
    name: 'exportDocuments',
    summary: 'Documents as a table, newest first',
    access: 'admin',
    may: 'documents.read',
    query: documentExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/documents/{id}': {
    name: 'getDocument',
    summary: 'One document with its lines, and what of them can still be credited',
    access: 'admin',
    may: 'documents.read',
    params: id,
    output: documentDetail,
  },
  'GET /api/admin/documents/{id}/files/{format}': {
    name: 'downloadDocument',
    summary: 'A file of a document: PDF/A-3 with the UBL within it, Finvoice 3.0 or UBL; the same one for ever',
    access: 'admin',
    may: 'documents.read',
    params: file,
    produces: 'application/octet-stream',
    fails: ['pdf_failed'],
  },
  'POST /api/admin/documents/{id}/credit': {
    name: 'creditDocument',
    summary: 'Issue a credit note that takes back all that is left of a document, or some pieces of its lines',
    access: 'admin',
    may: 'documents.write',
    params: id,
    body: creditInput,
    output: documentDetail,
    creates: true,
    fails: ['document_refused'],
  },
  'GET /api/admin/orders/{id}/documents': {
    name: 'listOrderDocuments',
    summary: 'The documents of an order, oldest first, and why another cannot be issued now',
    access: 'admin',
    may: 'documents.read',
    params: id,
    output: orderDocuments,
  },
  'POST /api/admin/orders/{id}/documents': {
    name: 'issueDocument',
    summary: 'Issue the invoice or the receipt of an order; the one that stands where there is one',
    access: 'admin',
    may: 'documents.write',
    params: id,
    body: documentInput,
    output: documentDetail,
    creates: true,
    fails: ['document_refused'],
  },
  'GET /api/auth/orders/{id}/documents': {
    name: 'listOwnDocuments',
    summary: 'Invoices, credit notes and receipts of one of the own orders, oldest first',
    access: 'customer',
    params: id,
    output: z.array(ownDocument),
  },
  'GET /api/auth/documents/{id}/pdf': {
    name: 'downloadOwnDocument',
    summary: 'One of these documents as a PDF',
    access: 'customer',
    params: id,
    produces: 'application/octet-stream',
    fails: ['pdf_failed'],
  },
} as const satisfies EndpointGroup
