import {
  DEFAULT_TARGET_LENGTH,
  type GeneratedPost,
  generatePostInput,
  topicsInput,
  type WritingProgress,
} from '@arkpax/schema/ai-writing'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { asStaff } from '~/components/admin/admin-session.ts'
import { ApiError, callEvents } from '~/lib/api.ts'
import { showToast } from '~/lib/toast.ts'
import { aiText } from './ai-writing.fi.ts'
import { readWriting } from './read-writing.ts'

/** What the form of AI writing holds: everything as typed. */
type AiWish = z.input<typeof generatePostInput>

const defaults: AiWish = { topic: '', category: 'Oppaat', target_length: DEFAULT_TARGET_LENGTH, focus_points: '' }

let kept = defaults

/** The wish as it was when the dialog was last closed on this page. */
const readWish = (): AiWish => kept

function keepWish(wish: AiWish): void {
  kept = wish
}

/** What the model is doing now. */
export interface Running {
  what: 'topics' | 'post'
  progress: WritingProgress | null
}

/** The form of AI writing and what runs from it. It outlives a change of tab; closing the dialog ends what runs. */
export function useAiWriting(onWritten: (post: GeneratedPost) => void) {
  const form = useForm<AiWish>({
    resolver: zodResolver(generatePostInput, undefined, { raw: true }),
    defaultValues: readWish(),
  })
  const [running, setRunning] = useState<Running | null>(null)
  const [topics, setTopics] = useState<string[]>([])
  /** The server's account of what went wrong, or that the person stopped it. */
  const [note, setNote] = useState<string>()
  const stopping = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      stopping.current?.abort()
      keepWish(form.getValues())
    },
    [form],
  )

  async function run<T>(
    what: Running['what'],
    failed: typeof aiText.topicsFailed,
    write: (signal: AbortSignal, onProgress: (progress: WritingProgress) => void) => Promise<T>,
  ): Promise<T | undefined> {
    const controller = new AbortController()
    stopping.current = controller
    setNote(undefined)
    setRunning({ what, progress: null })
    try {
      return await asStaff(() => write(controller.signal, (progress) => setRunning({ what, progress })))
    } catch (error) {
      if (controller.signal.aborted) setNote(aiText.stopped)
      else {
        setNote(error instanceof ApiError ? error.detail : undefined)
        showToast({ ...failed, tone: 'destructive' })
      }
    } finally {
      setRunning(null)
    }
  }

  async function suggest() {
    const { error, data: body } = topicsInput.safeParse(form.getValues())
    if (error) return void (await form.trigger(['category', 'target_length', 'focus_points']))
    const found = await run('topics', aiText.topicsFailed, (signal, onProgress) =>
      readWriting(callEvents('POST /api/admin/generate-topics', { body, signal }), onProgress),
    )
    if (!found) return
    setTopics(found.topics)
    form.setValue('topic', found.topics[0] ?? '', { shouldValidate: true })
    showToast({ ...aiText.topicsReady(found.topics.length), tone: 'success' })
  }

  const create = form.handleSubmit(async (body) => {
    const post = await run('post', aiText.postFailed, (signal, onProgress) =>
      readWriting(callEvents('POST /api/admin/generate-blog-post', { body, signal }), onProgress),
    )
    if (post) onWritten(post)
  })

  return { form, running, topics, note, suggest, create, stop: () => stopping.current?.abort() }
}

export type AiWritingState = ReturnType<typeof useAiWriting>
