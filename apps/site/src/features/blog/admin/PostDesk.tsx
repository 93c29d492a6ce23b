import type { AdminBlogPost } from '@arkpax/schema/blog'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { bottomBar } from '~/components/admin/bottom-bar.ts'
import { Notice } from '~/components/admin/Notice.tsx'
import { PresenceNotice } from '~/components/admin/PresenceNotice.tsx'
import { useUnsavedWarning } from '~/components/admin/use-unsaved-warning.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { showToast } from '~/lib/toast.ts'
import { adminBlogText, postFormText as text } from './admin-blog.fi.ts'
import { KeepingStatus } from './KeepingStatus.tsx'
import { PostChecks } from './PostChecks.tsx'
import { PostConflicts } from './PostConflicts.tsx'
import { PostFields } from './PostFields.tsx'
import { PostPreview } from './PostPreview.tsx'
import { PostRevisions } from './PostRevisions.tsx'
import { PostSchedule } from './PostSchedule.tsx'
import { PostShares } from './PostShares.tsx'
import { type PostValues, typedOf } from './post-values.ts'
import type { useKeptDraft } from './use-kept-draft.ts'

interface Props {
  post: AdminBlogPost | null
  draftId: string
  form: UseFormReturn<PostValues>
  draft: ReturnType<typeof useKeptDraft>
  /** Something is typed that the post does not have. */
  isChanged: boolean
  /** The post has been saved elsewhere since the draft was begun. */
  isOther: boolean
  above?: ReactNode
  tools?: ReactNode
  onSubmit: () => void
  onDiscard: () => Promise<void>
  onPost?: (post: AdminBlogPost) => void
  onLeave: () => void
}

/** What has the focus is not under the bar at the end of the screen. */
const ABOVE_BAR =
  '[&_input]:scroll-mb-32 [&_textarea]:scroll-mb-32 [&_select]:scroll-mb-32 [&_[role=textbox]]:scroll-mb-32'

/** Where a post is written: its form, the page that comes of it, and what else belongs to it. What is typed is kept all the time. */
export function PostDesk({ post, draftId, form, draft, isChanged, isOther, above, tools, ...does }: Props) {
  const { onSubmit, onDiscard, onPost, onLeave } = does
  const [openedAt] = useState(() => new Date().toISOString())
  const values = useWatch({ control: form.control, compute: (all: PostValues) => all })
  const { keeping, hasStore, restoredAt, others, conflicts, keeper } = draft
  useUnsavedWarning(!hasStore && keeping.state !== 'kept')

  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <form onSubmit={onSubmit} noValidate className={`grid grid-cols-1 gap-6 ${ABOVE_BAR}`}>
        <PresenceNotice others={others} text={text.presence} />
        {restoredAt && <Notice text={text.draftRestored(formatDateTime(restoredAt))} />}
        {!hasStore && <Notice text={text.draftNotKept} />}
        {isOther && <Notice text={text.otherVersion} />}
        {post && isChanged && <Notice text={text.unsaved} />}
        <PostConflicts conflicts={conflicts} ownOf={draft.ownOf} onChoose={draft.choose} />
        {above}
        {tools && <div>{tools}</div>}
        <PostFields form={form} isNew={post === null} />
        <PostPreview values={values} date={post?.published_at ?? post?.created_at ?? openedAt} />
        <div
          ref={bottomBar}
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-snow px-4 py-3"
        >
          <KeepingStatus keeping={keeping} hasStore={hasStore} />
          <div className="flex flex-wrap gap-3">
            {isChanged && <Discard onDiscard={onDiscard} />}
            <Button className="max-sm:hidden" onClick={onLeave}>
              {text.backToList}
            </Button>
            <Button type="submit" tone="action" pending={form.formState.isSubmitting}>
              {post ? text.submitEdit : text.submitNew}
            </Button>
          </div>
        </div>
      </form>
      <aside className="grid grid-cols-1 gap-5" aria-label={text.beside}>
        <PostChecks values={values} />
        {post && onPost && (
          <PostSchedule key={`${post.publish_at} ${post.withdraw_at}`} post={post} onChanged={onPost} />
        )}
        <PostShares draftId={draftId} isThere={post !== null || keeper.base().version > 0} />
        <PostRevisions
          draftId={draftId}
          fields={typedOf(values)}
          onBeforeRestore={keeper.flush}
          onRestored={draft.rebase}
        />
      </aside>
    </div>
  )
}

/** Throws away what is typed and not saved, after asking. */
function Discard({ onDiscard }: { onDiscard: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const { confirmDiscard, discarded, discardFailed } = adminBlogText.drafts

  async function discard() {
    setPending(true)
    try {
      await onDiscard()
      showToast({ title: discarded, tone: 'success' })
    } catch {
      showToast({ title: discardFailed, tone: 'destructive' })
    } finally {
      setPending(false)
      setAsked(false)
    }
  }

  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {text.discardDraft}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={confirmDiscard.title}
        text={confirmDiscard.text}
        confirmLabel={confirmDiscard.confirm}
        pending={isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => void discard()}
      />
    </>
  )
}
