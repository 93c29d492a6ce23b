import type { GeneratedPost, UnknownFigure } from '@arkpax/schema/ai-writing'
import { useState } from 'react'
import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { showToast } from '~/lib/toast.ts'
import { AiWriting } from './AiWriting.tsx'
import { postFormText } from './admin-blog.fi.ts'
import { aiText } from './ai-writing.fi.ts'
import { NewPost } from './NewPost.tsx'
import { keepDraft, readDraft } from './post-draft.ts'
import { newPostValues, type PostValues } from './post-values.ts'
import { useAiWriting } from './use-ai-writing.ts'

/** A draft that the model wrote, as the form takes it. */
export interface WrittenDraft {
  values: PostValues
  figures: readonly UnknownFigure[]
}

/** A new post, written by AI or by hand. What AI wrote goes into the form by hand, over another draft only when asked. */
export function NewPostTabs({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState('manual')
  const [waiting, setWaiting] = useState<WrittenDraft>()
  const [written, setWritten] = useState<WrittenDraft>()

  function take(draft: WrittenDraft) {
    keepDraft(null, draft.values, new Date())
    setWaiting(undefined)
    setWritten(draft)
    setTab('manual')
    showToast({ ...aiText.postReady, tone: 'success' })
  }

  const writing = useAiWriting((post) => {
    const draft = { values: draftOf(post), figures: post.unknown_figures }
    if (readDraft(null)) setWaiting(draft)
    else take(draft)
  })

  const kept = waiting && (readDraft(null)?.values.title || aiText.replace.untitled)
  const ai = (
    <div className="grid gap-6">
      {waiting && kept && (
        <Notice urgent title={aiText.replace.title} text={aiText.replace.text(kept)}>
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
  const manual = <NewPost written={written} onClose={onClose} />
  return (
    <Tabs
      label={postFormText.tabs.label}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'ai', label: postFormText.tabs.ai, content: ai },
        { id: 'manual', label: postFormText.tabs.manual, content: manual },
      ]}
    />
  )
}

function draftOf({ unknown_figures, tags, ...post }: GeneratedPost): PostValues {
  return { ...newPostValues, ...post, tags: tags.join(', ') }
}
