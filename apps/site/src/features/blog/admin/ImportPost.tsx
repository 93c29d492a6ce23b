import { type BlogDraftFields, blogDraftFields } from '@arkpax/schema/blog-drafts'
import { useQuery } from '@tanstack/react-query'
import { FileInput } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Loading } from '~/components/admin/list-states.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { call } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { importText as text } from './admin-blog.fi.ts'

interface Props {
  /** The form holds something that would be replaced. */
  isFilled: () => boolean
  onChoose: (fields: BlogDraftFields) => void
}

/** Begins a new post from one that came with the site: its text goes into the form, cleaned as a post is. */
export function ImportPost({ isFilled, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" className="min-h-11" onClick={() => setOpen(true)}>
        <FileInput className="size-4" aria-hidden="true" />
        {text.open}
      </Button>
      <Dialog open={isOpen} title={text.title} onClose={() => setOpen(false)}>
        <p className="mb-4">{text.text}</p>
        {isOpen && isFilled() && <p className="mb-4 font-semibold">{text.replace}</p>}
        <BuiltInPosts
          onChoose={async (post) => {
            try {
              const body = { content: post.content }
              const { content } = await asStaff(() => call('POST /api/admin/blog/preview', { body }))
              onChoose({ ...post, content })
              setOpen(false)
            } catch {
              showToast({ title: text.failed, tone: 'destructive' })
            }
          }}
        />
      </Dialog>
    </>
  )
}

function BuiltInPosts({ onChoose }: { onChoose: (post: BlogDraftFields) => void }) {
  const posts = useQuery({ queryKey: ['built-in-posts'], queryFn: readBuiltIn })
  return (
    <Loaded read={posts} failure={text.failed} waiting={<Loading />}>
      {(items) => (
        <ul className="grid gap-2">
          {items.map((post) => (
            <li key={post.slug} className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-2">
              <span className="min-w-0 flex-1 basis-60">{post.title}</span>
              <Button
                size="sm"
                className="min-h-11"
                aria-label={text.takeOne(post.title)}
                onClick={() => onChoose(post)}
              >
                {text.take}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

async function readBuiltIn({ signal }: { signal: AbortSignal }) {
  const answer = await fetch('/admin/built-in-posts.json', { signal })
  if (!answer.ok) throw new Error(`The built-in posts cannot be fetched: ${answer.status}`)
  return z.array(blogDraftFields).parse(await answer.json())
}
