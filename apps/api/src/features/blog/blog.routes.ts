import type { Route } from '../../http/route.ts'
export const blogRoutes: Route[] = []
