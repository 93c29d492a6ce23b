import { line, paragraphs } from '@arkpax/schema/text'
import * as z from 'zod'
import { isEmptyHtml } from '../../services/clean-html.ts'
import { DEFAULT_PICTURE, pictures } from './post-choices.ts'

const LIKE_JSON = 'Vastauksen on oltava annetun muotoinen JSON-olio'

/** Topic suggestions as the model gives them; repeats are dropped. */
export const topicsForm = z.object(
  {
    topics: z
      .array(line(300, 'Aihe puuttuu'), 'topics puuttuu tai ei ole lista')
      .min(1, 'Anna vähintään yksi aihe')
      .transform((topics) => [...new Set(topics)].slice(0, 10)),
  },
  LIKE_JSON,
)

const MOST_TAGS = 5

/** An article as the model gives it. Tags and pictures that are none of the choices are dropped. */
export const postForm = (tags: readonly string[]) =>
  z.object(
    {
      title: line(300, 'title puuttuu'),
      excerpt: paragraphs(1_000, 'excerpt puuttuu'),
      content: paragraphs(200_000, 'content puuttuu').refine((html) => !isEmptyHtml(html), 'content on tyhjä'),
      tags: z
        .array(z.string(), 'tags puuttuu tai ei ole lista')
        .transform((given) => tags.filter((tag) => given.some((one) => isSame(one, tag))).slice(0, MOST_TAGS))
        .refine((chosen) => chosen.length > 0, 'Valitse tagit annetuista'),
      image: z
        .string()
        .refine((name) => pictures.has(name))
        .catch(DEFAULT_PICTURE),
    },
    LIKE_JSON,
  )
export type WrittenPost = z.output<ReturnType<typeof postForm>>

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase()
