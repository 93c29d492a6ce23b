/** Who on the staff may do what: one table of roles and permissions. Every call of staff names the permission that it asks for. */

/** From the one who may do everything to the one who only looks. */
export const staffRoles = ['owner', 'manager', 'sales', 'editor', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

const EVERYONE = ['manager', 'sales', 'editor', 'viewer'] as const

/** The roles beside the owner that have each permission. Nobody but the owner has one that is not here. */
export const permissions = {
  'own.session': EVERYONE,
  'dashboard.read': EVERYONE,
  'orders.read': ['manager', 'sales', 'viewer'],
  'orders.write': ['manager', 'sales'],
  'orders.export': ['manager'],
  'units.read': ['manager', 'sales', 'viewer'],
  'units.write': ['manager', 'sales'],
  'passports.grant': [],
  'payments.read': ['manager', 'sales', 'viewer'],
  'payments.write': ['manager', 'sales'],
  'payments.refund': ['manager'],
  'offers.read': ['manager', 'sales', 'viewer'],
  'offers.write': ['manager', 'sales'],
  'returns.read': ['manager', 'sales', 'viewer'],
  'returns.write': ['manager', 'sales'],
  'documents.read': ['manager', 'sales', 'viewer'],
  'documents.write': ['manager', 'sales'],
  'accounting.read': ['manager', 'viewer'],
  'accounting.write': [],
  'products.read': EVERYONE,
  'products.write': ['manager', 'editor'],
  'media.read': ['manager', 'sales', 'editor'],
  'media.write': ['manager', 'editor'],
  'media.delete': ['manager'],
  'stock.read': ['manager', 'sales', 'viewer'],
  'stock.write': ['manager', 'sales'],
  'messages.read': ['manager', 'sales'],
  'messages.write': ['manager', 'sales'],
  'messages.export': ['manager'],
  'customers.read': ['manager', 'sales'],
  'customers.write': ['manager', 'sales'],
  'customers.export': ['manager'],
  'privacy.manage': ['manager'],
  'chat.read': ['manager', 'sales'],
  'reviews.read': ['manager', 'sales'],
  'reviews.write': ['manager', 'sales'],
  'registrations.read': ['manager', 'sales'],
  'registrations.export': ['manager'],
  'warranty.read': ['manager', 'sales', 'viewer'],
  'warranty.write': ['manager', 'sales'],
  'recalls.read': ['manager', 'sales', 'viewer'],
  'recalls.write': ['manager', 'sales'],
  'recalls.publish': ['manager'],
  'newsletter.read': ['manager'],
  'newsletter.write': ['manager'],
  'newsletter.export': ['manager'],
  'letters.read': ['manager', 'editor'],
  'letters.write': ['manager', 'editor'],
  'letters.send': ['manager'],
  'mail.read': ['manager', 'sales'],
  'mail.write': ['manager', 'sales'],
  'blog.read': ['manager', 'editor'],
  'blog.write': ['manager', 'editor'],
  'faq.read': ['manager', 'editor'],
  'faq.write': ['manager', 'editor'],
  'reports.read': ['manager', 'viewer'],
  'imports.write': ['manager'],
  'doctor.read': ['manager'],
  'law.read': ['manager', 'viewer'],
  'law.write': [],
  'settings.read': ['manager'],
  'settings.write': ['manager'],
  'publishing.read': EVERYONE,
  'publishing.write': ['manager', 'editor'],
  'staff.manage': [],
  'audit-log.read': [],
  'timeline.read': EVERYONE,
} as const satisfies Record<string, readonly Exclude<StaffRole, 'owner'>[]>

export type Permission = keyof typeof permissions

/** Whether a role has a permission. A call without one is the owner's alone. */
export function mayDo(role: StaffRole, permission: Permission | undefined): boolean {
  if (role === 'owner') return true
  const roles: readonly StaffRole[] = permission ? permissions[permission] : []
  return roles.includes(role)
}
