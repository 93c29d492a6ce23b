import { useEffect, useEffectEvent } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { customerText as text } from './customers.fi.ts'

interface Props {
  email: string
  onFound: (id: string) => void
  onClose: () => void
}

/** Goes on to the customer whom an address belongs to, or says that there is none. */
export function CustomerOfAddress({ email, onFound, onClose }: Props) {
  const found = useFreshRead('GET /api/admin/customers/of-address', { query: { email } })
  const id = found.data?.id
  const goOn = useEffectEvent(onFound)
  useEffect(() => {
    if (id) goOn(id)
  }, [id])
  return (
    <Loaded read={found} failure={text.failed} waiting={<Loading />}>
      {() =>
        id ? (
          <Loading />
        ) : (
          <EmptyState {...text.unknown(email)}>
            <Button className="mt-3" onClick={onClose}>
              {text.back}
            </Button>
          </EmptyState>
        )
      }
    </Loaded>
  )
}
