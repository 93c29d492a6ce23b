import { formatDate } from '@arkpax/schema/format-fi'
import { escapeHtml } from '@arkpax/schema/html'
import { imageUrl } from '@arkpax/schema/text'

/** A post as the preview shows it; `content` has been cleaned by the server. */
export interface PreviewedPost {
  title: string
  category: string
  author: string
  readTime: string
  picture: string
  date: string
  content: string
}

/**
 * The document of the preview's frame. Everything but `content` is text here; links open nowhere, because the frame may
 * open no windows.
 */
export function previewDocument(post: PreviewedPost, stylesheet: string): string {
  const text = (value: string) => escapeHtml(value)
  const picture = imageUrl('').safeParse(post.picture).success
    ? `<img class="picture" src="${text(post.picture)}" alt="">`
    : ''
  return `<!doctype html>
<html lang="fi">
<head>
<meta charset="utf-8">
<base target="_blank">
<link rel="stylesheet" href="${text(stylesheet)}">
</head>
<body>
<p class="category">${text(post.category)}</p>
<h1>${text(post.title)}</h1>
<p class="facts"><span>${text(post.author)}</span><time>${formatDate(post.date)}</time><span>${text(post.readTime)}</span></p>
${picture}
<div class="prose">${post.content}</div>
</body>
</html>`
}
