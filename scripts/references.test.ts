import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const OUTSIDE = String.raw`\b(spec|specification|architecture) §|\b[A-Z]{2,6}-[0-9]{2}\b`
const TEXTS = [
  '*.ts',
  '*.tsx',
  '*.astro',
  '*.mjs',
  '*.css',
  '*.md',
  '*.py',
  '*.typ',
  '*.yml',
  'biome.json',
  'Caddyfile',
  'Dockerfile',
  ':!scripts/references.test.ts',
]

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
const pages = git('ls-files', '*.md').stdout.split('\n').filter(Boolean)
const MOST_WORDS = 1_200

it('no comment points at a document that is not in the repository', () => {
  const { stdout, status } = git('grep', '-nIE', OUTSIDE, '--', ...TEXTS)
  expect(stdout).toBe('')
  // 1 is what git says when it has looked and found nothing.
  expect(status).toBe(1)
})

describe('the pages that tell about the house', () => {
  it.each(pages)('%s names only files that are there', (page) => {
    const text = readFileSync(page, 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => join(dirname(page), path))
    const named = [
      ...text.matchAll(/(?<![\w./-])(?:apps|bench|content|docs|packages|renders|scripts)\/[\w./-]*\w/g),
    ].map(([path]) => path)
    // What a build writes is not there before one.
    const missing = [...links, ...named].filter((path) => !path.includes('/dist') && !existsSync(path))
    expect(missing).toEqual([])
  })

  it('keep the README short enough to be read', () => {
    expect(readFileSync('README.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS)
  })
})
