import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportScreen } from './ImportScreen.tsx'
import { importsText } from './imports.fi.ts'
import { NewImport } from './NewImport.tsx'

/** Files that are brought in: a new one and those before, and in their place the one that is open by the address. */
export function AdminImports() {
  const [{ tuonti: open }, setAddress] = useUrlState({ tuonti: '' })
  return (
    <AdminScreen
      section="imports"
      title={importsText.title}
      actions={open && <Button onClick={() => setAddress({ tuonti: '' })}>{importsText.allImports}</Button>}
    >
      {open ? (
        <ImportScreen key={open} id={open} onOpen={(tuonti) => setAddress({ tuonti }, 'replace')} />
      ) : (
        <div className="grid grid-cols-1 gap-10">
          <NewImport onRead={({ id }) => setAddress({ tuonti: id })} />
          <ImportList onOpen={(tuonti) => setAddress({ tuonti })} />
        </div>
      )}
    </AdminScreen>
  )
}
