import type { AstroIntegration } from 'astro'

/** Shows the component gallery at `/_kit` while developing; a build does not have it. */
export function kitGallery(): AstroIntegration {
  return {
    name: 'kit-gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return
        injectRoute({ pattern: '/_kit', entrypoint: new URL('../src/pages/_kit/gallery.astro', import.meta.url) })
      },
    },
  }
}
