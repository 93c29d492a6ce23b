import type { OwnSecondFactors } from '@arkpax/schema/staff'
import { type ReactNode, useRef, useState } from 'react'
import { refreshSignedIn } from '~/components/admin/admin-session.ts'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { Passkeys } from './Passkeys.tsx'
import { NewRecoveryCodes, RecoveryCodesLeft } from './RecoveryCodes.tsx'
import { ownText } from './staff.fi.ts'

const text = ownText.factor

/** One's own second factors: passkeys, an authenticator app, and the codes for when those are lost. */
export function SecondFactors() {
  const factors = useRead('GET /api/admin/second-factor')
  return (
    <Loaded read={factors} failure={text.loadFailed}>
      {(known) => <Known {...known} />}
    </Loaded>
  )
}

function Known(factors: OwnSecondFactors) {
  const { app, passkeys, recovery_codes_left } = factors
  const [codes, setCodes] = useState<string[]>([])
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, `${app} ${passkeys.length} ${codes.length}`)

  /** New codes have to be saved before the rest of the back office opens. */
  function settle(made: string[]) {
    setCodes(made)
    if (made.length === 0) void refreshSignedIn()
  }

  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      {codes.length > 0 ? (
        <NewRecoveryCodes codes={codes} onDone={() => settle([])} />
      ) : (
        <>
          <p>{app || passkeys.length > 0 ? text.on : text.off}</p>
          <Part title={text.passkeys.title}>
            <Passkeys passkeys={passkeys} onChanged={settle} />
          </Part>
          <Part title={text.app.title}>
            <AuthenticatorApp isOn={app} onChanged={settle} />
          </Part>
          {(app || passkeys.length > 0) && (
            <Part title={text.codes.title}>
              <RecoveryCodesLeft left={recovery_codes_left} onRenewed={setCodes} />
            </Part>
          )}
        </>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
