import type { WritingProgress } from '@arkpax/schema/ai-writing'
import * as z from 'zod'
import type { LanguageModel } from '../../services/language-model.ts'
import { mendingTask } from './prompts.ts'
import { UnusableAnswer } from './writing-failure.ts'

/** An answer of the model in a form of its own. */
export interface JsonTask<T> {
  rules: string
  task: string
  /** The form. Its messages are told to the model when the answer does not keep to it. */
  schema: z.ZodType<T>
  maxOutputTokens: number
  /** Characters that a good answer has, about; progress is counted against them. */
  expectedLength: number
  /** Milliseconds for the answer, the mending included. */
  deadlineMs: number
  signal: AbortSignal
}

/**
 * Has the model write, tells how far it is, and gives the answer. An answer that does not keep to its form is written anew
 * once. Throws a ModelError, or an UnusableAnswer.
 */
export async function* writeJson<T>(model: LanguageModel, task: JsonTask<T>): AsyncGenerator<WritingProgress, T> {
  const until = performance.now() + task.deadlineMs
  const question = { role: 'user' as const, content: task.task }
  const first = yield* write(model, task, 'writing', [question], task.deadlineMs)
  const judged = judge(first, task.schema)
  if ('value' in judged) return judged.value

  const mending = [
    question,
    { role: 'assistant' as const, content: first },
    { role: 'user' as const, content: mendingTask(judged.problems) },
  ]
  const second = judge(
    yield* write(model, task, 'mending', mending, Math.max(1, until - performance.now())),
    task.schema,
  )
  if ('value' in second) return second.value
  throw new UnusableAnswer()
}

type Messages = { role: 'user' | 'assistant'; content: string }[]

async function* write<T>(
  model: LanguageModel,
  { rules, maxOutputTokens, expectedLength, signal }: JsonTask<T>,
  step: WritingProgress['step'],
  messages: Messages,
  deadlineMs: number,
): AsyncGenerator<WritingProgress, string> {
  let text = ''
  let told = -1
  let headings: string[] = []
  for await (const piece of model.stream({
    system: rules,
    messages,
    maxOutputTokens,
    deadlineMs,
    signal,
    json: true,
  })) {
    text += piece
    const percent = Math.min(99, Math.floor((100 * text.length) / expectedLength))
    const before = headings.length
    if (piece.includes('>')) headings = headingsOf(text)
    if (percent > told || headings.length > before) yield { step, percent, headings }
    told = percent
  }
  return text
}

function judge<T>(text: string, schema: z.ZodType<T>): { value: T } | { problems: string[] } {
  const { success, data, error } = schema.safeParse(readJson(text))
  if (success) return { value: data }
  return {
    problems: error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)),
  }
}

/** The object in the text; some models put a fence or a word around it. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

const HEADING = /<h2>([^<]{1,200})<\\?\/h2>/g

/** The headings in JSON that is still being written. */
const headingsOf = (json: string) => [...json.matchAll(HEADING)].flatMap(([, heading = '']) => readJsonText(heading))

function readJsonText(text: string): string[] {
  try {
    return [z.string().parse(JSON.parse(`"${text}"`))]
  } catch {
    return []
  }
}
