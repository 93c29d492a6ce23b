import { route } from '../../http/route.ts'
import { readDashboard } from './dashboard.service.ts'

export const dashboardRoutes = [route('GET /api/admin/dashboard', {}, ({ db, now }) => readDashboard(db, now))]
