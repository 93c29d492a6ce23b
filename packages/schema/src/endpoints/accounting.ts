import {
  accountingAccounts,
  accountingMonthKey,
  accountingQuery,
  accountingReport,
  ledgerQuery,
  receivables,
  versionedAccounts,
} from '../accounting.ts'
import type { EndpointGroup } from './endpoint.ts'

export const accountingEndpoints = {
  'GET /api/admin/accounting': {
    name: 'getAccounting',
    summary: 'Sales of a year by month with their tax, by day of delivery or of payment',
    access: 'admin',
    may: 'accounting.read',
    query: accountingQuery,
    output: accountingReport,
  },
  'GET /api/admin/accounting/ledger': {
    name: 'exportLedger',
    summary: 'The rows of a ledger between two months as a table, with account numbers',
    access: 'admin',
    may: 'accounting.read',
    query: ledgerQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/accounting/receivables': {
    name: 'getReceivables',
    summary: 'Invoices that have not been paid in full, the latest first',
    access: 'admin',
    may: 'accounting.read',
    output: receivables,
  },
  'GET /api/admin/accounting/accounts': {
    name: 'getAccountingAccounts',
    summary: 'The numbers of the accounts that sales go to',
    access: 'admin',
    may: 'accounting.read',
    output: versionedAccounts,
  },
  'PUT /api/admin/accounting/accounts': {
    name: 'setAccountingAccounts',
    summary: 'Set the numbers of the accounts that sales go to',
    access: 'admin',
    may: 'accounting.write',
    body: accountingAccounts,
    output: versionedAccounts,
    versioned: true,
  },
  'POST /api/admin/accounting/periods/{month}/close': {
    name: 'closeAccountingPeriod',
    summary:
      'Close a past month, with all before it: their sums never change, what comes later goes to the first open month',
    access: 'admin',
    may: 'accounting.write',
    params: accountingMonthKey,
    output: accountingReport.shape.closed.unwrap(),
    fails: ['period_closed'],
  },
} as const satisfies EndpointGroup
