import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedPost, GeneratePostInput } from '@arkpax/schema/ai-writing'
import { textOfHtml } from '@arkpax/schema/html'
import { slugify } from '@arkpax/schema/slug'
import type { Deps } from '../../deps.ts'
import { isEmptyHtml, loadHtmlCleaner } from '../../services/clean-html.ts'
import { listSlugsLike } from '../blog/blog.repo.ts'
import type { WrittenPost } from './answer-forms.ts'
import { DEFAULT_PICTURE, LINKS, pictures } from './post-choices.ts'
import { unknownFigures } from './unknown-figures.ts'
import { UnusableAnswer } from './writing-failure.ts'

const LONGEST_SLUG = 80

/** Makes of the model's answer a draft that the form can take: clean, at a free address, its doubtful figures named. */
export async function finishDraft(
  deps: Deps,
  input: GeneratePostInput,
  written: WrittenPost,
  facts: string,
): Promise<GeneratedPost> {
  const clean = await loadHtmlCleaner()
  const content = clean(onlyOwnLinks(clean(written.content)))
  if (isEmptyHtml(content)) throw new UnusableAnswer()
  const text = [written.title, written.excerpt, textOfHtml(content)].join('\n')
  return {
    title: written.title,
    slug: await findFreeSlug(deps, written.title),
    excerpt: written.excerpt,
    content,
    category: input.category,
    tags: written.tags,
    image_url: (pictures.get(written.image) ?? pictures.get(DEFAULT_PICTURE))?.url ?? '',
    read_time: input.target_length,
    // What the editor has typed needs no doubting.
    unknown_figures: unknownFigures(text, [facts, input.topic, input.focus_points].join('\n')),
  }
}

/** A model cannot know what stands at other addresses: their links become text, and pictures go. Takes cleaned HTML. */
const onlyOwnLinks = (html: string) =>
  html
    .replace(/<img [^>]*>/g, '')
    .replace(/<a((?: [^>]*)?)>(.*?)<\/a>/gs, (whole, attributes: string, text: string) => {
      const [, path = ''] = attributes.match(/ href="([^"]*)"/) ?? []
      return Object.hasOwn(LINKS, path) ? whole : text
    })

/** A slug of the title that no post has, neither in the database nor among the built pages. */
async function findFreeSlug({ db, config }: Deps, title: string): Promise<string> {
  const base = slugify(title).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'artikkeli'
  const taken = new Set(await listSlugsLike(db, base))
  const isTaken = (slug: string) => taken.has(slug) || existsSync(join(config.siteDir, 'blogi', `${slug}.html`))
  let slug = base
  for (let number = 2; isTaken(slug); number++) slug = `${base}-${number}`
  return slug
}
