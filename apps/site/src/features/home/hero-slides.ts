import { heroSlides as heroSlidesSchema } from '@arkpax/schema/content'
import slidesJson from '../../../../../content/data/hero-slides.json' with { type: 'json' }

/** The slides of the home page (spec §3). */
export const heroSlides = heroSlidesSchema.parse(slidesJson)

/** How wide a slide's picture is shown: the whole window; a phone shows the middle of a picture cropped to 4:3. */
export const HERO_SIZES = '(min-width: 64rem) 100vw, 133vw'
