import type { BlogDraftFields } from '@arkpax/schema/blog-drafts'
import { Copy } from 'lucide-react'
import { EditConflicts } from '~/components/admin/EditConflicts.tsx'
import type { EditConflict } from '~/components/admin/merge-edits.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { showToast } from '~/lib/toast.ts'
import { postFormText } from './admin-blog.fi.ts'
import { plainTextOf } from './plain-text.ts'

interface Props {
  conflicts: EditConflict<BlogDraftFields>[]
  /** One's own text as it is by now. */
  ownOf: (field: keyof BlogDraftFields) => string
  onChoose: (field: keyof BlogDraftFields, value: string) => void
}

/** What two people have typed at the same place, side by side, to choose from; one's own can be taken along in any case. */
export function PostConflicts({ conflicts, ownOf, onChoose }: Props) {
  if (conflicts.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <EditConflicts
        conflicts={conflicts}
        labelOf={(field) => fieldNames[field]}
        shownOf={(field, value) => (field === 'content' ? plainTextOf(value) : value)}
        onChoose={onChoose}
      />
      <div>
        <Button size="sm" className="min-h-11" onClick={() => void copyOwn(conflicts.map(({ field }) => ownOf(field)))}>
          <Copy className="size-4" aria-hidden="true" />
          {postFormText.copyOwn}
        </Button>
      </div>
    </div>
  )
}

/** What the form calls its fields. */
export const fieldNames: Record<keyof BlogDraftFields, string> = {
  title: postFormText.title,
  slug: postFormText.slug,
  excerpt: postFormText.excerpt,
  content: postFormText.content,
  author: postFormText.author,
  category: postFormText.category,
  tags: postFormText.tags,
  image_url: postFormText.imageUrl,
  read_time: postFormText.readTime,
}

async function copyOwn(texts: readonly string[]) {
  try {
    await navigator.clipboard.writeText(texts.join('\n\n'))
    showToast({ title: postFormText.ownCopied, tone: 'success' })
  } catch {
    showToast({ title: postFormText.ownNotCopied, tone: 'destructive' })
  }
}
