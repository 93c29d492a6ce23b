import type { Product } from '@arkpax/schema/products'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { adminStockText, stockFormText } from './admin-stock.fi.ts'
import { EditStock } from './EditStock.tsx'
import { StockLog } from './StockLog.tsx'
import { StockSummary } from './StockSummary.tsx'
import { StockTable } from './StockTable.tsx'

/** The stock's back office (spec §2): figures, warnings, the level of every product, and the log of changes. */
export function AdminStock() {
  const [editing, setEditing] = useState<Product | null>(null)
  const close = () => setEditing(null)
  return (
    <AdminScreen section="stock" title={adminStockText.title}>
      <div className="grid grid-cols-1 gap-10">
        <StockSummary />
        <StockTable onEdit={setEditing} />
        <StockLog />
      </div>
      <Dialog open={editing !== null} onClose={close} title={stockFormText.title}>
        {editing && <EditStock id={editing.id} onClose={close} />}
      </Dialog>
    </AdminScreen>
  )
}
