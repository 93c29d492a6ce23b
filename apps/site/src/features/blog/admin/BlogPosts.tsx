import type { ListedBlogPost } from '@arkpax/schema/blog'
import { blogQuery } from '@arkpax/schema/blog'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { adminBlogText } from './admin-blog.fi.ts'
import { BlogFilters } from './BlogFilters.tsx'
import { PostCards } from './PostCards.tsx'
import { PostList } from './PostList.tsx'
import { RemovePost } from './RemovePost.tsx'

interface Props {
  onEdit: (post: ListedBlogPost) => void
  /** A post and its draft are gone. */
  onRemoved: () => void
}

/** The posts that the filters choose, a page at a time, as a list or as cards. */
export function BlogPosts({ onEdit, onRemoved }: Props) {
  const [filters, setFilters] = useUrlState({ q: '', status: 'all', view: 'list' })
  const status = blogQuery.shape.status.catch('all').parse(filters.status)
  const list = usePagedList('GET /api/admin/blog', { q: filters.q, status, fields: 'summary' })
  const [removing, setRemoving] = useState<ListedBlogPost | null>(null)
  const Posts = filters.view === 'cards' ? PostCards : PostList

  return (
    <div>
      <BlogFilters filters={filters} onChange={setFilters} />
      <ListResults
        list={list}
        isFiltered={filters.q !== '' || status !== 'all'}
        text={adminBlogText}
        onClear={() => setFilters({ q: '', status: 'all' })}
      >
        {(posts) => <Posts posts={posts} onEdit={onEdit} onRemove={setRemoving} />}
      </ListResults>
      <RemovePost post={removing} onClose={() => setRemoving(null)} onRemoved={onRemoved} />
    </div>
  )
}
