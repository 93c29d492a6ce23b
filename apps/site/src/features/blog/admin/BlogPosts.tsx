import type { ListedBlogPost } from '@arkpax/schema/blog'
import { blogQuery } from '@arkpax/schema/blog'
import { useState } from 'react'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { adminBlogText } from './admin-blog.fi.ts'
import { BlogFilters } from './BlogFilters.tsx'
import { ChosenPosts } from './ChosenPosts.tsx'
import { PostCards } from './PostCards.tsx'
import { PostList } from './PostList.tsx'
import { RemovePost } from './RemovePost.tsx'

interface Props {
  onEdit: (post: ListedBlogPost) => void
}

const { shape } = blogQuery

/** The posts that the filters choose, a page at a time, as a list or as cards. */
export function BlogPosts({ onEdit }: Props) {
  const [{ view }, setView] = useUrlState({ view: 'list' })
  const filters = useListFilters('blog', { q: '', status: 'all', sort: '-date' })
  const { values, days } = filters
  const status = shape.status.catch('all').parse(values.status)
  const query = { q: values.q, status, sort: shape.sort.catch('-date').parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/blog', { ...query, fields: 'summary' })
  const rows = useChosenRows(list.items)
  const [removing, setRemoving] = useState<ListedBlogPost | null>(null)
  const Posts = view === 'cards' ? PostCards : PostList

  return (
    <div>
      <ListTools
        filters={filters}
        sorts={adminBlogText.sorts}
        labels={{ status: () => `${adminBlogText.status}: ${adminBlogText.statuses[status].toLowerCase()}` }}
        search={{ label: adminBlogText.search, placeholder: adminBlogText.searchPlaceholder }}
      >
        <BlogFilters
          filters={{ status, view }}
          onChange={({ view: chosenView, ...changed }) => {
            if (chosenView) setView({ view: chosenView })
            else filters.set(changed)
          }}
        />
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={adminBlogText} onClear={filters.clear}>
        {(posts) => (
          <>
            <ChooseAll rows={rows} />
            <Posts posts={posts} rows={rows} onEdit={onEdit} onRemove={setRemoving} />
          </>
        )}
      </ListResults>
      <ChosenPosts rows={rows} />
      <RemovePost post={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}
