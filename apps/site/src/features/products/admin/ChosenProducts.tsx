import type { ProductStatus, StaffProduct } from '@arkpax/schema/products'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { NamedRows } from '~/components/admin/lists/NamedRows.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { showToast } from '~/lib/toast.ts'
import { chosenProductsText as text } from './chosen-products.fi.ts'
import { PricesDialog } from './PricesDialog.tsx'
import { useChangeProducts } from './use-change-products.ts'

const nameOf = ({ name }: StaffProduct) => name

/** The visibilities in the order of their buttons. */
const statuses = ['shown', 'hidden', 'draft'] as const

/** Shows the chosen products to visitors, hides them, makes drafts of them or deletes them, after asking. */
export function ChosenProducts({ rows }: { rows: ChosenRows<StaffProduct> }) {
  const [asked, setAsked] = useState<ProductStatus | 'remove' | 'price' | 'campaign' | 'endCampaign' | null>(null)
  const { act, progress, failures, forgetFailures } = useActOnRows<StaffProduct>({
    nameOf,
    changes: ['GET /api/admin/products', 'GET /api/admin/products/{id}', 'GET /api/admin/dashboard'],
  })
  const close = () => setAsked(null)
  const notYet = (status: ProductStatus) => rows.chosen.filter((product) => product.status !== status)
  const inCampaign = rows.chosen.filter(({ campaign_price }) => campaign_price !== null)
  const together = useChangeProducts({
    done: (count) =>
      (asked === 'shown' || asked === 'hidden' || asked === 'draft' ? text[asked] : text.endCampaign).done(count),
    onDone: close,
    onLate(products) {
      close()
      const names = products.map(nameOf).join(', ')
      showToast({ title: text.late.title, description: text.late.text(names), tone: 'destructive' })
    },
  })
  function remove() {
    close()
    void act({
      items: rows.chosen,
      each: ({ id }) => callAsStaff('DELETE /api/admin/products/{id}', { params: { id } }),
      success: text.remove.done,
    })
  }

  return (
    <>
      <ChosenBar rows={rows} progress={progress}>
        {statuses.map((status) => (
          <Button
            key={status}
            size="sm"
            disabled={progress !== null || notYet(status).length === 0}
            onClick={() => setAsked(status)}
          >
            {text[status].ask}
          </Button>
        ))}
        <Button size="sm" disabled={progress !== null} onClick={() => setAsked('price')}>
          {text.prices}
        </Button>
        <Button size="sm" disabled={progress !== null} onClick={() => setAsked('campaign')}>
          {text.campaign}
        </Button>
        {inCampaign.length > 0 && (
          <Button size="sm" disabled={progress !== null} onClick={() => setAsked('endCampaign')}>
            {text.endCampaign.ask}
          </Button>
        )}
        <Button size="sm" disabled={progress !== null} onClick={() => setAsked('remove')}>
          {text.remove.ask}
        </Button>
      </ChosenBar>
      {statuses.map((status) => (
        <ConfirmDialog
          key={status}
          open={asked === status}
          onClose={close}
          onConfirm={() => together.change(notYet(status), () => ({ status }))}
          pending={together.isPending}
          title={text[status].title(notYet(status).length)}
          text={text[status].text}
          confirmLabel={text[status].confirm}
          tone="action"
        >
          <NamedRows label={text.products} names={notYet(status).map(nameOf)} />
        </ConfirmDialog>
      ))}
      {(asked === 'price' || asked === 'campaign') && (
        <PricesDialog kind={asked} products={rows.chosen} onClose={close} />
      )}
      <ConfirmDialog
        open={asked === 'endCampaign'}
        onClose={close}
        onConfirm={() => together.change(inCampaign, () => ({ campaign_price: null }))}
        pending={together.isPending}
        title={text.endCampaign.title(inCampaign.length)}
        text={text.endCampaign.text}
        confirmLabel={text.endCampaign.confirm}
        tone="action"
      >
        <NamedRows label={text.products} names={inCampaign.map(nameOf)} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        onConfirm={remove}
        title={text.remove.title(rows.chosen.length)}
        text={text.remove.text}
        confirmLabel={text.remove.confirm}
      >
        <NamedRows label={text.products} names={rows.chosen.map(nameOf)} />
      </ConfirmDialog>
      <FailuresDialog failures={failures} onClose={forgetFailures} />
    </>
  )
}
