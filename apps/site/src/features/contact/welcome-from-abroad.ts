import { cameFrom } from './came-from.ts'

const language = cameFrom(document.referrer, location.origin)
document.querySelector(`[data-from="${language}"]`)?.removeAttribute('hidden')
