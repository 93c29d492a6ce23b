import { announceCut } from './announce-cut.ts'
import { PRODUCTS_EVENT } from './products-event.ts'

// Only a page that was built while a campaign was on has this: one that has ended since is no longer told.
document.addEventListener(PRODUCTS_EVENT, ({ detail }) => {
  for (const product of detail) announceCut(product)
})
