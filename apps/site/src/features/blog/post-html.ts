import { loadRenderers } from 'astro:container'
import { render } from 'astro:content'
import { getContainerRenderer } from '@astrojs/mdx/container-renderer'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { BuiltInPost } from './blog-content.ts'

/** Gives the function that renders the text of a built-in post as HTML, without the page around it. For build time. */
export async function loadPostRenderer(): Promise<(post: BuiltInPost) => Promise<string>> {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) })
  return async (post) => {
    const { Content } = await render(post)
    return container.renderToString(Content)
  }
}
