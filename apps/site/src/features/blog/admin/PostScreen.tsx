import { useQuery } from '@tanstack/react-query'
import { Loading } from '~/components/admin/list-states.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { postFormText } from './admin-blog.fi.ts'
import { EditPost } from './EditPost.tsx'
import { NewPost } from './NewPost.tsx'
import { readNewPost, readPost } from './read-post.ts'

interface Props {
  /** The post that is there, or the draft of one that is not. */
  of: { id: number } | { draftId: string }
  onLeave: () => void
  /** The post has been made. */
  onCreated: (id: number) => void
}

/** The screen of one post: read anew each time that it is opened, with what was typed and not saved. */
export function PostScreen({ of, onLeave, onCreated }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['post-desk', of],
    queryFn: () => ('id' in of ? readPost(of.id) : readNewPost(of.draftId)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <LoadFailure title={postFormText.loadFailed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if ('draftId' in of) return <NewPost draftId={of.draftId} read={data} onLeave={onLeave} onCreated={onCreated} />
  return data.post && <EditPost read={{ ...data, post: data.post }} onLeave={onLeave} />
}
