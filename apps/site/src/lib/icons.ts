import type { LucideIconData, LucideIconNode } from 'lucide-react'

type IconImports = Record<string, (() => Promise<{ __iconData: LucideIconData }>) | undefined>

// The specifier is hidden from Vite, which would bundle every one of the icons.
const source = 'lucide-react/dynamicIconImports'
const icons: { default: IconImports } = await import(/* @vite-ignore */ source)

/** The shapes of a lucide icon by its name or an older name of it. For build time. */
export async function iconShapes(name: string): Promise<LucideIconNode[]> {
  const load = Object.hasOwn(icons.default, name) ? icons.default[name] : undefined
  if (!load) throw new Error(`There is no lucide icon '${name}'`)
  return (await load()).__iconData.node
}
