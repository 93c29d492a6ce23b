import type { GeneratedPost, GeneratePostInput, Topics, TopicsInput, WritingProgress } from '@arkpax/schema/ai-writing'
import type { Deps } from '../../deps.ts'
import type { LanguageModel } from '../../services/language-model.ts'
import { listTags, listTitles } from '../blog/blog.repo.ts'
import { readShownFaq } from '../faq/faq.repo.ts'
import { listWholeProducts } from '../products/products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { postForm, topicsForm } from './answer-forms.ts'
import { finishDraft } from './finish-draft.ts'
import { HOUSE_TAGS } from './post-choices.ts'
import { productFacts } from './product-facts.ts'
import { postRules, postTask, topicsRules, topicsTask } from './prompts.ts'
import { writeJson } from './write-json.ts'

const TOPICS_MS = 60_000
const POST_MS = 240_000
/** Finnish is read about 150 words a minute; a word has about nine characters with its space, in four tokens. */
const WORDS_A_MINUTE = 150
const CHARACTERS_A_WORD = 9
const TOKENS_A_WORD = 5
const TOKENS_BESIDE = 2_000

/** Suggests topics for a post, best first; tells how far it is meanwhile. */
export async function* suggestTopics(
  deps: Deps,
  model: LanguageModel,
  input: TopicsInput,
  signal: AbortSignal,
): AsyncGenerator<WritingProgress, Topics> {
  const rules = topicsRules(await readFacts(deps), await listTitles(deps.db))
  const budget = { maxOutputTokens: 1_000, expectedLength: 500, deadlineMs: TOPICS_MS }
  const { topics } = yield* writeJson(model, { rules, task: topicsTask(input), schema: topicsForm, ...budget, signal })
  return { success: true, topics }
}

/** Writes a post for the form to take as a draft, and stores nothing; tells how far it is meanwhile. */
export async function* writePost(
  deps: Deps,
  model: LanguageModel,
  input: GeneratePostInput,
  signal: AbortSignal,
): AsyncGenerator<WritingProgress, GeneratedPost> {
  const facts = await readFacts(deps)
  const tags = [...new Set([...HOUSE_TAGS, ...(await listTags(deps.db))])]
  const words = Number.parseInt(input.target_length, 10) * WORDS_A_MINUTE
  const answer = yield* writeJson(model, {
    rules: postRules(facts, words, tags),
    task: postTask(input),
    schema: postForm(tags),
    maxOutputTokens: words * TOKENS_A_WORD + TOKENS_BESIDE,
    expectedLength: words * CHARACTERS_A_WORD,
    deadlineMs: POST_MS,
    signal,
  })
  return finishDraft(deps, input, answer, facts)
}

async function readFacts({ db, now }: Deps): Promise<string> {
  const products = await listWholeProducts(db, { limit: 100 }, now())
  return productFacts(products.items, { faq: await readShownFaq(db), settings: await readSettings(db) })
}
