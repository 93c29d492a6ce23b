import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { OfferPage } from './OfferPage.tsx'
import { Offers } from './Offers.tsx'
import { offersText } from './offers.fi.ts'
import { StartOffer } from './StartOffer.tsx'

/** The back office of offers: the list, the one that the address names, or a new one, also from a contact message. */
export function AdminOffers() {
  const [{ id, viesti, uusi }, setAddress] = useUrlState({ id: '', viesti: '', uusi: '' })
  const close = () => setAddress({ id: '', viesti: '', uusi: '' })
  const open = (opened: string) => setAddress({ id: opened, viesti: '', uusi: '' }, 'replace')
  return (
    <AdminScreen section="offers" title={offersText.title}>
      {id ? (
        <OfferPage key={id} id={id} onClose={close} onOpen={(opened) => setAddress({ id: opened })} />
      ) : viesti || uusi ? (
        <StartOffer key={viesti} contactMessageId={viesti} onStarted={open} />
      ) : (
        <Offers onOpen={(opened) => setAddress({ id: opened })} onNew={() => setAddress({ uusi: '1' })} />
      )}
    </AdminScreen>
  )
}
