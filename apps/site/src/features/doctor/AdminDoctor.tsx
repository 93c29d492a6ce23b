import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { DoctorReport } from './DoctorReport.tsx'
import { doctorText as text } from './doctor.fi.ts'

/** The screen behind /admin/doctor: what must be filled in or is not well. */
export const AdminDoctor = () => (
  <AdminScreen section="doctor" title={text.title}>
    <DoctorReport />
  </AdminScreen>
)
