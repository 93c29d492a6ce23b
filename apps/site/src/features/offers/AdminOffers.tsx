import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useBegunId } from '~/components/admin/use-begun-id.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { OfferPage } from './OfferPage.tsx'
import { Offers } from './Offers.tsx'
import { offersText } from './offers.fi.ts'
import { StartOffer } from './StartOffer.tsx'

/** The back office of offers: the list, the one that the address names, one from a contact message, or a new one, which is stored with its first save. */
export function AdminOffers() {
  const [{ id, viesti, uusi }, setAddress] = useUrlState({ id: '', viesti: '', uusi: '' })
  const begun = useBegunId(uusi, (made) => setAddress({ uusi: made }, 'replace'))
  const shown = id || (viesti ? '' : begun)
  const close = () => setAddress({ id: '', viesti: '', uusi: '' })
  const open = (opened: string) => setAddress({ id: opened, viesti: '', uusi: '' }, 'replace')
  return (
    <AdminScreen section="offers" title={offersText.title}>
      {shown ? (
        <OfferPage
          key={shown}
          id={shown}
          isNew={!id}
          onStored={() => open(shown)}
          onClose={close}
          onOpen={(opened) => setAddress({ id: opened })}
        />
      ) : viesti ? (
        <StartOffer key={viesti} contactMessageId={viesti} onStarted={open} />
      ) : (
        <Offers
          onOpen={(opened) => setAddress({ id: opened })}
          onNew={() => setAddress({ uusi: crypto.randomUUID() })}
        />
      )}
    </AdminScreen>
  )
}
