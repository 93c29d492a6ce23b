import * as z from 'zod'
import {
  blogPost,
  blogPostChange,
  blogPostInput,
  blogPostSummary,
  blogPreview,
  blogQuery,
  listedBlogPost,
  publishInput,
} from '../blog.ts'
import { pageQuery } from '../paging.ts'
import type { EndpointGroup } from './endpoint.ts'
import { serialId, slug } from './shared.ts'

export const blogEndpoints = {
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
} as const satisfies EndpointGroup
