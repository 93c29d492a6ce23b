import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useBegunId } from '~/components/admin/use-begun-id.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { LetterPage } from './LetterPage.tsx'
import { Letters } from './Letters.tsx'
import { lettersText } from './letters.fi.ts'

/** The back office of letters to subscribers: the list, the one that the address names, or a new one, which is stored with its first word. */
export function AdminLetters() {
  const [{ id, uusi }, setAddress] = useUrlState({ id: '', uusi: '' })
  const begun = useBegunId(uusi, (made) => setAddress({ uusi: made }, 'replace'))
  const shown = id || begun
  return (
    <AdminScreen section="letters" title={lettersText.title}>
      {shown ? (
        <LetterPage
          key={shown}
          id={shown}
          isNew={!id}
          onStored={() => setAddress({ id: shown, uusi: '' }, 'replace')}
          onClose={() => setAddress({ id: '', uusi: '' })}
          onOpen={(opened) => setAddress({ id: opened })}
        />
      ) : (
        <Letters
          onOpen={(opened) => setAddress({ id: opened })}
          onNew={() => setAddress({ uusi: crypto.randomUUID() })}
        />
      )}
    </AdminScreen>
  )
}
