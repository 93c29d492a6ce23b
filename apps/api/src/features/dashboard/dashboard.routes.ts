import { route } from '../../http/route.ts'
import { readDashboard } from './dashboard.service.ts'
import { readToday } from './today.service.ts'

export const dashboardRoutes = [
  route('GET /api/admin/dashboard', {}, ({ deps, db, staff, now }) => readDashboard(db, deps.config, staff.id, now)),
  route('GET /api/admin/today', {}, ({ db, staff, now }) => readToday(db, staff, now)),
]
