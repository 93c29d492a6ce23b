import { cleanStores } from 'nanostores'
import { afterAll } from 'vitest'
import { inboxPreferences } from '../src/features/contact/admin/inbox-preferences.ts'

// A store stops listening to its window a second after the last screen is gone: by then the window of the tests may be gone, too.
afterAll(() => cleanStores(inboxPreferences))
