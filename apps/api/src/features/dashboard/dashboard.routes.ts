import { route } from '../../http/route.ts'
import { readDashboard } from './dashboard.service.ts'

export const dashboardRoutes = [
  route('GET /api/admin/dashboard', {}, ({ deps, db, now }) => readDashboard(db, deps.config, now)),
]
