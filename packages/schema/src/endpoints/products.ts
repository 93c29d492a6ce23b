import * as z from 'zod'
import { pageQuery } from '../paging.ts'
import { product, productChange, productInput, productWithDetails } from '../products.ts'
import type { EndpointGroup } from './endpoint.ts'
import { id } from './shared.ts'

export const productsEndpoints = {
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
} as const satisfies EndpointGroup
