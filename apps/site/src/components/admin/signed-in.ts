import { mayDo, type Permission } from '@arkpax/schema/permissions'
import type { SignedInStaff } from '@arkpax/schema/staff'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

/** Who is signed in to the back office; nobody before the gate is open. */
export const signedIn = atom<SignedInStaff | undefined>(undefined)

/** Whether the role of whoever is signed in has a permission. The server asks again; this decides what is shown. */
export function useMay(permission: Permission): boolean {
  return useRights()(permission)
}

/** The same for many permissions. */
export function useRights(): (permission: Permission) => boolean {
  const staff = useStore(signedIn)
  return (permission) => staff !== undefined && mayDo(staff.role, permission)
}
