import type { ProductStatus, StaffProduct } from '@arkpax/schema/products'
import { useState } from 'react'
import { ChosenBar } from '~/components/admin/lists/ChosenBar.tsx'
import { FailuresDialog } from '~/components/admin/lists/FailuresDialog.tsx'
import { NamedRows } from '~/components/admin/lists/NamedRows.tsx'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { chosenProductsText as text } from './chosen-products.fi.ts'

const nameOf = ({ name }: StaffProduct) => name

/** The visibilities in the order of their buttons. */
const statuses = ['shown', 'hidden', 'draft'] as const

/** Shows the chosen products to visitors, hides them, makes drafts of them or deletes them, after asking. */
export function ChosenProducts({ rows }: { rows: ChosenRows<StaffProduct> }) {
  const [asked, setAsked] = useState<ProductStatus | 'remove' | null>(null)
  const { act, progress, failures, forgetFailures } = useActOnRows<StaffProduct>({
    nameOf,
    changes: ['GET /api/admin/products', 'GET /api/admin/products/{id}', 'GET /api/admin/dashboard'],
  })
  const notYet = (status: ProductStatus) => rows.chosen.filter((product) => product.status !== status)
  const close = () => setAsked(null)

  function change(status: ProductStatus) {
    close()
    void act({
      items: notYet(status),
      each: ({ id, version }) => update(id, status, version),
      success: text[status].done,
      undo: (before, { id, version }) => update(id, before.status, version),
      undone: text.undone,
    })
  }
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
        <Button size="sm" disabled={progress !== null} onClick={() => setAsked('remove')}>
          {text.remove.ask}
        </Button>
      </ChosenBar>
      {statuses.map((status) => (
        <ConfirmDialog
          key={status}
          open={asked === status}
          onClose={close}
          onConfirm={() => change(status)}
          title={text[status].title(notYet(status).length)}
          text={text[status].text}
          confirmLabel={text[status].confirm}
          tone="action"
        >
          <NamedRows label={text.products} names={notYet(status).map(nameOf)} />
        </ConfirmDialog>
      ))}
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

const update = (id: string, status: ProductStatus, version: number) =>
  callAsStaff('PUT /api/admin/products/{id}', { params: { id }, body: { status }, ifMatch: version })
