import { showToast } from '~/lib/toast.ts'
import { postText } from './blog.fi.ts'

class ShareButton extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => void share())
  }
}

async function share() {
  const here = { title: document.title, url: location.href.split('#')[0] ?? location.href }
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(here)
      return
    }
    await navigator.clipboard.writeText(here.url)
    showToast(postText.linkCopied)
  } catch (error) {
    const wasCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!wasCancelled) showToast({ ...postText.linkNotCopied, tone: 'destructive' })
  }
}

customElements.define('share-button', ShareButton)
