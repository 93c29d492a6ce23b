import * as z from 'zod'
import { pageQuery } from '../paging.ts'
import { priceChange } from '../price-changes.ts'
import { changedProducts, productChanges } from '../product-changes.ts'
import {
  product,
  productChange,
  productInput,
  productPreview,
  productWithDetails,
  staffProduct,
  staffProductExportQuery,
  staffProductQuery,
  staffProductWithDetails,
} from '../products.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const productsEndpoints = {
  'GET /api/products': {
    name: 'listProducts',
    summary: 'The products that are shown, in the order of the lists',
    access: 'public',
    query: pageQuery,
    output: z.array(product),
  },
  'GET /api/products/{id}': {
    name: 'getProduct',
    summary: 'One product that is shown, with its details',
    access: 'public',
    params: id,
    output: productWithDetails,
  },
  'GET /api/admin/products': {
    name: 'listStaffProducts',
    summary: 'Products for staff, drafts and hidden ones too, in the order of the lists',
    access: 'admin',
    may: 'products.read',
    query: staffProductQuery,
    output: z.array(staffProduct),
  },
  'GET /api/admin/products/export': {
    name: 'exportProducts',
    summary: 'Products as a table that can be imported again, with texts as staff have written them',
    access: 'admin',
    may: 'products.read',
    query: staffProductExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/products/{id}': {
    name: 'getStaffProduct',
    summary: 'One product for staff with its details, also a draft or a hidden one',
    access: 'admin',
    may: 'products.read',
    params: id,
    output: staffProductWithDetails,
  },
  'GET /api/admin/products/{id}/prices': {
    name: 'listPriceChanges',
    summary: 'What a product has cost, costs and is going to cost, newest first',
    access: 'admin',
    may: 'products.read',
    params: id,
    query: pageQuery,
    output: z.array(priceChange),
  },
  'POST /api/admin/products': {
    name: 'createProduct',
    summary: 'Add a product',
    access: 'admin',
    may: 'products.write',
    body: productInput,
    output: staffProductWithDetails,
    creates: true,
    fails: ['sku_taken'],
  },
  'PUT /api/admin/products': {
    name: 'updateProducts',
    summary: 'Change prices, campaigns or the status of many products at once: all of them, or none',
    access: 'admin',
    may: 'products.write',
    body: productChanges,
    maxBodyKiB: 256,
    output: changedProducts,
    fails: ['stale'],
  },
  'POST /api/admin/products/preview': {
    name: 'previewProduct',
    summary: 'A product as visitors would read it; nothing is stored',
    access: 'admin',
    may: 'products.write',
    body: productPreview,
    output: productWithDetails,
  },
  'PUT /api/admin/products/{id}': {
    name: 'updateProduct',
    summary: 'Change a product; fields that are left out stay, and stock is ignored: it has a call of its own',
    access: 'admin',
    may: 'products.write',
    params: id,
    body: productChange,
    output: staffProductWithDetails,
    versioned: true,
    fails: ['sku_taken'],
  },
  'DELETE /api/admin/products/{id}': {
    name: 'deleteProduct',
    summary: 'Hide a product everywhere; orders keep it',
    access: 'admin',
    may: 'products.write',
    params: id,
  },
} as const satisfies EndpointGroup
