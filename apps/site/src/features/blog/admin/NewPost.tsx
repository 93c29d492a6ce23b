import type { GeneratedPost, UnknownFigure } from '@arkpax/schema/ai-writing'
import { blogPostInput } from '@arkpax/schema/blog'
import { type BlogDraftFields, blogDraftFields } from '@arkpax/schema/blog-drafts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Notice } from '~/components/admin/Notice.tsx'
import { sentKey } from '~/components/admin/sent-key.ts'
import { markUnknownFigures } from '~/components/admin/text-editor/unknown-figures.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { call } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { AiWriting } from './AiWriting.tsx'
import { postFormText } from './admin-blog.fi.ts'
import { aiText } from './ai-writing.fi.ts'
import { ImportPost } from './ImportPost.tsx'
import { PostDesk } from './PostDesk.tsx'
import { judgeBy, newPostFields, type PostValues, sentOf } from './post-values.ts'
import type { ReadPost } from './read-post.ts'
import { showPostErrors } from './show-post-errors.ts'
import { UnknownFigures } from './UnknownFigures.tsx'
import { useAiWriting } from './use-ai-writing.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { usePostMutation } from './use-posts.ts'

interface Props {
  draftId: string
  read: ReadPost
  onLeave: () => void
  onCreated: (id: number) => void
}

/** A draft that the model wrote, as the form takes it, and its figures that nothing vouches for. */
interface WrittenDraft {
  fields: BlogDraftFields
  figures: readonly UnknownFigure[]
}

const FIELDS = blogDraftFields.keyof().options

/** A new post, written by AI or by hand, or begun from one that came with the site. What AI wrote goes into the form over another text only when asked. */
export function NewPost({ draftId, read, onLeave, onCreated }: Props) {
  const [tab, setTab] = useState('manual')
  const [waiting, setWaiting] = useState<WrittenDraft>()
  const [figures, setFigures] = useState<readonly UnknownFigure[]>()
  const form = useForm<PostValues>({
    resolver: judgeBy(blogPostInput),
    defaultValues: { ...read.start.fields, is_published: false },
  })
  const draft = useKeptDraft({ draftId, form, start: read.start, postVersion: null })
  const create = usePostMutation('POST /api/admin/blog', {
    success: postFormText.created,
    failure: postFormText.createFailed,
  })
  const writing = useAiWriting((post) => {
    const written = { fields: draftOf(post), figures: post.unknown_figures }
    if (isFilled()) setWaiting(written)
    else take(written)
  })

  const isFilled = () => FIELDS.some((name) => form.getValues(name) !== newPostFields[name])

  function fill(fields: BlogDraftFields) {
    for (const name of FIELDS) form.setValue(name, fields[name], { shouldDirty: true })
  }

  function take({ fields, figures }: WrittenDraft) {
    fill(fields)
    setWaiting(undefined)
    setFigures(figures)
    setTab('manual')
    showToast({ ...aiText.postReady, tone: 'success' })
  }

  const submit = form.handleSubmit(async (values) => {
    await draft.keeper.flush()
    const body = { ...sentOf(values), draft_id: draftId }
    const idempotencyKey = sentKey(sessionStorage, `arkpax:blog-sent:${draftId}`, JSON.stringify(body))
    try {
      const { id } = await create.mutateAsync([{ body, idempotencyKey }])
      await draft.keeper.forget()
      onCreated(id)
    } catch (error) {
      showPostErrors(form, error)
    }
  })

  async function discard() {
    await draft.keeper.forget()
    if (draft.keeper.base().version > 0)
      await asStaff(() => call('DELETE /api/admin/blog-drafts/{id}', { params: { id: draftId } }))
    onLeave()
  }

  const ai = (
    <div className="grid gap-6">
      {waiting && (
        <Notice
          urgent
          title={aiText.replace.title}
          text={aiText.replace.text(form.getValues('title') || aiText.replace.untitled)}
        >
          <Button size="sm" tone="solid" onClick={() => take(waiting)}>
            {aiText.replace.confirm}
          </Button>
          <Button size="sm" onClick={() => setWaiting(undefined)}>
            {aiText.replace.keep}
          </Button>
        </Notice>
      )}
      <AiWriting writing={writing} />
    </div>
  )
  const manual = (
    <PostDesk
      post={null}
      draftId={draftId}
      form={form}
      draft={draft}
      isChanged={draft.keeper.base().version > 0 || draft.keeping.state !== 'kept'}
      isOther={false}
      above={figures && <UnknownFigures figures={figures} />}
      tools={<ImportPost isFilled={isFilled} onChoose={fill} />}
      onSubmit={submit}
      onDiscard={discard}
      onLeave={onLeave}
    />
  )
  return (
    <Tabs
      label={postFormText.tabs.label}
      keepsAll
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'ai', label: postFormText.tabs.ai, content: ai },
        { id: 'manual', label: postFormText.tabs.manual, content: manual },
      ]}
    />
  )
}

const draftOf = ({ unknown_figures, tags, content, ...post }: GeneratedPost): BlogDraftFields => ({
  ...newPostFields,
  ...post,
  tags: tags.join(', '),
  content: markUnknownFigures(content, unknown_figures),
})
