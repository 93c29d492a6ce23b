import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { LetterPage } from './LetterPage.tsx'
import { Letters } from './Letters.tsx'
import { lettersText } from './letters.fi.ts'
import { StartLetter } from './StartLetter.tsx'

/** The back office of letters to subscribers: the list, the one that the address names, or a new one. */
export function AdminLetters() {
  const [{ id, uusi }, setAddress] = useUrlState({ id: '', uusi: '' })
  const close = () => setAddress({ id: '', uusi: '' })
  return (
    <AdminScreen section="letters" title={lettersText.title}>
      {id ? (
        <LetterPage key={id} id={id} onClose={close} onOpen={(opened) => setAddress({ id: opened })} />
      ) : uusi ? (
        <StartLetter onStarted={(started) => setAddress({ id: started, uusi: '' }, 'replace')} />
      ) : (
        <Letters onOpen={(opened) => setAddress({ id: opened })} onNew={() => setAddress({ uusi: '1' })} />
      )}
    </AdminScreen>
  )
}
