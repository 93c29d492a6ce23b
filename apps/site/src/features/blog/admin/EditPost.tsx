import { type AdminBlogPost, adminBlogPost, blogPostChange } from '@arkpax/schema/blog'
import { draftFieldsOf } from '@arkpax/schema/blog-draft-fields'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { asStaff } from '~/components/admin/admin-session.ts'
import { currentOf } from '~/components/admin/stale.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { call } from '~/lib/api.ts'
import { postFormText } from './admin-blog.fi.ts'
import { PostDesk } from './PostDesk.tsx'
import { judgeBy, type PostValues, sentOf, typedOf } from './post-values.ts'
import type { ReadPost } from './read-post.ts'
import { showPostErrors } from './show-post-errors.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { usePostMutation } from './use-posts.ts'

interface Props {
  read: ReadPost & { post: AdminBlogPost }
  onLeave: () => void
}

/** A post that is there. What is typed stays in its draft until the post is updated, over what others have saved of it. */
export function EditPost({ read, onLeave }: Props) {
  const [post, setPost] = useState(read.post)
  const [isChanged, setChanged] = useState(read.isChanged)
  const draftId = String(post.id)
  const form = useForm<PostValues>({
    resolver: judgeBy(blogPostChange),
    defaultValues: { ...read.start.fields, is_published: read.post.is_published },
  })
  const draft = useKeptDraft({ draftId, form, start: read.start, postVersion: post.version })
  const replace = usePostMutation('PUT /api/admin/blog/{id}', {
    success: postFormText.updated,
    failure: postFormText.updateFailed,
  })

  /** Goes on from what somebody else has saved; true where both have changed the same. */
  function goOnFrom(current: AdminBlogPost): boolean {
    if (form.getValues('is_published') === post.is_published) form.setValue('is_published', current.is_published)
    setPost(current)
    const { version } = draft.keeper.base()
    return draft.rebase({ fields: draftFieldsOf(current), version }, draftFieldsOf(post))
  }

  async function save(values: PostValues, over: AdminBlogPost): Promise<void> {
    await draft.keeper.flush()
    const sent = typedOf(values)
    const body = { ...sentOf(values), draft_version: draft.keeper.base().version }
    try {
      const saved = await replace.mutateAsync([{ params: { id: post.id }, body, ifMatch: over.version }])
      setPost(saved)
      const newest = await asStaff(() => call('GET /api/admin/blog-drafts/{id}', { params: { id: draftId } }))
      setChanged(newest.is_changed)
      draft.rebase(newest, sent)
    } catch (error) {
      const current = currentOf(error, adminBlogPost)
      if (current && !goOnFrom(current)) await save(form.getValues(), current)
      if (!current) showPostErrors(form, error)
    }
  }

  async function discard() {
    await draft.keeper.forget()
    await asStaff(() => call('DELETE /api/admin/blog-drafts/{id}', { params: { id: draftId } }))
    const newest = await asStaff(() => call('GET /api/admin/blog-drafts/{id}', { params: { id: draftId } }))
    setChanged(false)
    draft.rebase(newest, typedOf(form.getValues()))
  }

  return (
    <>
      <PostDesk
        post={post}
        draftId={draftId}
        form={form}
        draft={draft}
        isChanged={isChanged || draft.keeping.state !== 'kept'}
        isOther={read.isChanged && read.draftOf !== null && read.draftOf !== read.post.version}
        onSubmit={form.handleSubmit((values) => save(values, post))}
        onDiscard={discard}
        onPost={setPost}
        onLeave={onLeave}
      />
      <ThingHistory entity="blog_post" id={draftId} className="mt-6" />
    </>
  )
}
