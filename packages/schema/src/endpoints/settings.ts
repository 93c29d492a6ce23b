import { deliverySettings } from '../delivery-settings.ts'
import { lawSettings } from '../law-settings.ts'
import { newsletterSettings } from '../newsletter-settings.ts'
import { saleSettings } from '../sale-settings.ts'
import {
  announcementSettings,
  companyInput,
  hoursSettings,
  noticeSettings,
  termsSettings,
  versionedSettings,
} from '../settings.ts'
import { warrantySettings } from '../warranty-settings.ts'
import type { EndpointGroup } from './endpoint.ts'

export const settingsEndpoints = {
  'GET /api/admin/settings': {
    name: 'getSettings',
    summary: 'Every setting, with the version of each group',
    access: 'admin',
    may: 'settings.read',
    output: versionedSettings,
  },
  'PUT /api/admin/settings/company': {
    name: 'updateCompanySettings',
    summary: 'Change who we are and how to reach us; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: companyInput,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/hours': {
    name: 'updateHoursSettings',
    summary: 'Change when the office answers; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: hoursSettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/terms': {
    name: 'updateTermsSettings',
    summary: 'Change the terms as figures, money in euros; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: termsSettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/sale': {
    name: 'updateSaleSettings',
    summary: 'Change how a sale is made and paid; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: saleSettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/delivery': {
    name: 'updateDeliverySettings',
    summary:
      'Change how goods are delivered and what it costs, money in euros; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: deliverySettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/warranty': {
    name: 'updateWarrantySettings',
    summary: 'Change how warranty cases are dealt with; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: warrantySettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/announcement': {
    name: 'updateAnnouncementSettings',
    summary: 'Change the line above every page; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: announcementSettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/newsletter': {
    name: 'updateNewsletterSettings',
    summary: 'Change how newsletters leave and are subscribed to; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: newsletterSettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/notices': {
    name: 'updateNoticeSettings',
    summary: 'Change where notices to staff go; `If-Match` is the version of this group',
    access: 'admin',
    may: 'settings.write',
    body: noticeSettings,
    output: versionedSettings,
    versioned: true,
  },
  'PUT /api/admin/settings/law': {
    name: 'updateLawSettings',
    summary: 'Change what the law wants told of the shop itself; `If-Match` is the version of this group',
    access: 'admin',
    may: 'law.write',
    body: lawSettings,
    output: versionedSettings,
    versioned: true,
  },
} as const satisfies EndpointGroup
