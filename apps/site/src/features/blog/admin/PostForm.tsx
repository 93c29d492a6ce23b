import { type BlogPost, blogPostChange, blogPostInput } from '@arkpax/schema/blog'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useRef, useState } from 'react'
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form'
import { Notice } from '~/components/admin/Notice.tsx'
import { isStale } from '~/components/admin/stale.ts'
import { useUnsavedWarning } from '~/components/admin/use-unsaved-warning.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { ApiError } from '~/lib/api.ts'
import { postFormText } from './admin-blog.fi.ts'
import type { WrittenDraft } from './NewPostTabs.tsx'
import { PostFields } from './PostFields.tsx'
import { readDraft } from './post-draft.ts'
import { judgeBy, newPostValues, type PostValues, postValues, type SentPost, sentOf, valuesOf } from './post-values.ts'
import { UnknownFigures } from './UnknownFigures.tsx'
import { usePostDraft } from './use-post-draft.ts'

interface Props {
  /** The post as the server has it; null for a new one. */
  post: BlogPost | null
  /** What AI wrote of a new post: its text stands in the form, and its doubtful figures beside. */
  written?: WrittenDraft
  /** Stores the post over the version that the form began with; throws when the server refuses. */
  onSave: (post: SentPost, version: number | undefined) => Promise<unknown>
  /** Reads the post anew after somebody else has saved it; a new post has no other version. */
  onLoadNewest?: () => Promise<BlogPost>
  onClose: () => void
}

/** Whose text the form holds while two people edit the same post. */
type Versions =
  | { state: 'one' }
  | { state: 'conflict' }
  | { state: 'newest'; own: PostValues; newest: BlogPost }
  | { state: 'own' }

/** The form of a post. What is typed survives a failed save, somebody else's save, and a closed tab. */
export function PostForm({ post, written, onSave, onLoadNewest, onClose }: Props) {
  const id = post?.id ?? null
  const saved = post ? valuesOf(post) : newPostValues
  const [restored, setRestored] = useState(() => readDraft(id))
  const [versions, setVersions] = useState<Versions>({ state: 'one' })
  const first = useRef(restored?.values ?? written?.values ?? saved)
  const form = useForm<PostValues>({
    resolver: judgeBy(post ? blogPostChange : blogPostInput),
    defaultValues: first.current,
  })
  const draft = usePostDraft(id, form, saved)
  useUnsavedWarning(!draft.isKept)

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSave(sentOf(values), values.version)
      draft.drop()
      onClose()
    } catch (error) {
      if (isStale(error)) setVersions({ state: 'conflict' })
      else showFieldErrors(form, error)
    }
  })

  async function loadNewest() {
    const newest = await onLoadNewest?.()
    if (!newest) return
    const own = form.getValues()
    draft.showNewest(valuesOf(newest))
    setRestored(undefined)
    setVersions({ state: 'newest', own, newest })
  }

  function restoreOwn(own: PostValues, newest: BlogPost) {
    form.reset({ ...own, version: newest.version })
    setVersions({ state: 'own' })
  }

  function discardDraft() {
    draft.drop()
    setRestored(undefined)
    form.reset(saved)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {restored && !written && versions.state === 'one' && (
        <Notice text={postFormText.draftRestored(formatDateTime(restored.keptAt))}>
          <Button size="sm" onClick={discardDraft}>
            {postFormText.discardDraft}
          </Button>
        </Notice>
      )}
      {!draft.isKept && <Notice urgent text={postFormText.draftNotKept} />}
      {versions.state === 'newest' && (
        <Notice text={postFormText.newest.text(formatDateTime(versions.newest.updated_at))}>
          <Button size="sm" onClick={() => restoreOwn(versions.own, versions.newest)}>
            {postFormText.newest.restore}
          </Button>
        </Notice>
      )}
      {versions.state === 'own' && <Notice text={postFormText.own} />}
      {written && <UnknownFigures figures={written.figures} />}
      <PostFields form={form} isNew={post === null} date={post?.published_at ?? post?.created_at} />
      {versions.state === 'conflict' && (
        <Notice urgent title={postFormText.conflict.title} text={postFormText.conflict.text}>
          <Button size="sm" onClick={loadNewest}>
            {postFormText.conflict.load}
          </Button>
        </Notice>
      )}
      <FormActions
        label={post ? postFormText.submitEdit : postFormText.submitNew}
        onCancel={onClose}
        pending={form.formState.isSubmitting}
      />
    </form>
  )
}

/** Puts what the server says of the fields beside them, and the focus on the first. */
function showFieldErrors(form: UseFormReturn<PostValues>, error: unknown): void {
  for (const [index, { name, message }] of fieldErrors(error).entries()) {
    form.setError(name, { message }, { shouldFocus: index === 0 })
  }
}

function fieldErrors(error: unknown): { name: FieldPath<PostValues>; message: string }[] {
  if (!(error instanceof ApiError) || !error.problem) return []
  const { code, detail, errors = [] } = error.problem
  if (code === 'slug_taken') return [{ name: 'slug', message: detail }]
  return errors.flatMap(({ path, detail: message }) => {
    const name = postValues.keyof().safeParse(path.split('.')[0])
    return name.success ? [{ name: name.data, message }] : []
  })
}
