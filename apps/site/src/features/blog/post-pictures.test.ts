import { expect, it } from 'vitest'
import { withPictureFiles } from './post-pictures.ts'

it('gives a picture of ours its files, and keeps what the post says of it', () => {
  const html = withPictureFiles(
    '<p><img src="/images/ark-pro-hero-800.webp" alt="Asema &amp; &quot;laituri&quot;" loading="lazy" /></p>',
  )
  expect(html).toMatch(/^<p><picture><source type="image\/avif" srcset="\/images\/ark-pro-hero-\d+\.avif \d+w, /)
  expect(html).toContain('alt="Asema &amp; &quot;laituri&quot;" width="')
  expect(html.match(/<img /g)).toHaveLength(1)
})

it('leaves a picture of elsewhere and an embedded one as they are', () => {
  const html =
    '<img src="https://kuvat.fi/a.jpg" alt="" loading="lazy" /><img src="data:image/png;base64,AAAA" alt="" />'
  expect(withPictureFiles(html)).toBe(html)
})
