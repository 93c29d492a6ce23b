import { useMay } from '~/components/admin/signed-in.ts'
import { adminPaths } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { doctorText as text } from './doctor.fi.ts'

/** A line for whoever can mend it, while something in the shop must be mended. */
export const DoctorLine = () => (useMay('doctor.read') ? <Line /> : null)

function Line() {
  const { data } = useRead('GET /api/admin/doctor')
  const toMend = data?.findings.filter(({ level }) => level === 'mend') ?? []
  if (toMend.length === 0) return null
  return (
    <p className="mb-6 rounded-md bg-danger-tint p-4">
      <a href={adminPaths.doctor} className="font-semibold underline">
        {text.line(toMend.length)}
      </a>
      {`: ${toMend.map(({ title }) => title).join(', ')}.`}
    </p>
  )
}
