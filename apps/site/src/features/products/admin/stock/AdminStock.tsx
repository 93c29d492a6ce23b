import type { Product } from '@arkpax/schema/products'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { adminStockText } from './admin-stock.fi.ts'
import { GoodsList } from './GoodsList.tsx'
import { HoldsDialog } from './HoldsDialog.tsx'
import { ReorderList } from './ReorderList.tsx'
import { StockDialog } from './StockDialog.tsx'
import { StockLog } from './StockLog.tsx'
import { StockSummary } from './StockSummary.tsx'
import { StockTable } from './StockTable.tsx'

/** The stock's back office: figures, warnings, the level of every product with what holds it, what is coming and what to order, and the log of changes. */
export function AdminStock() {
  const [editing, setEditing] = useState<Product | null>(null)
  const [holding, setHolding] = useState<Product | null>(null)
  return (
    <AdminScreen section="stock" title={adminStockText.title}>
      <div className="grid grid-cols-1 gap-10">
        <StockSummary />
        <StockTable onEdit={setEditing} onHold={setHolding} />
        <GoodsList />
        <ReorderList />
        <StockLog />
      </div>
      <HoldsDialog product={holding} onClose={() => setHolding(null)} />
      <StockDialog id={editing?.id ?? null} onClose={() => setEditing(null)} />
    </AdminScreen>
  )
}
