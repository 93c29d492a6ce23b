import type { Deps } from '../../deps.ts'
import { keptLiveShop } from './live-shop.service.ts'

/** Has the assistant's thread start and read what it knows, so that the first visitor does not wait for it. Never throws. */
export async function wakeAssistant(deps: Deps): Promise<void> {
  try {
    await deps.assistant.retrieve('', 1, await keptLiveShop(deps))
  } catch (error) {
    if (deps.isReady()) deps.log.warn({ err: error }, 'the assistant could not be woken')
  }
}
