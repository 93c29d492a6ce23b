import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Duties } from '~/features/law/Duties.tsx'
import { lawText } from '~/features/law/law.fi.ts'
import { LawCard } from '~/features/settings/LawCard.tsx'

/** The screen behind /admin/settings/law: what the owner gives for the law, and its duties by their days. */
export const LawPage = () => (
  <AdminScreen section="law" title={lawText.title}>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="max-w-[70ch]">{lawText.intro}</p>
      <ForOwner />
      <Duties />
    </div>
  </AdminScreen>
)

function ForOwner() {
  return useMay('law.write') ? <LawCard /> : null
}
