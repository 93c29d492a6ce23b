import { privacyRequestIdentityLabels } from '@arkpax/schema/privacy-labels'
import { type PrivacyRequest, privacyRequestIdentities } from '@arkpax/schema/privacy-requests'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { requestText as text } from './privacy.fi.ts'
import { useRequestUpdate } from './use-request-update.ts'

/** How it was made sure who asks. */
export function Identity({ request: { id, identity, version } }: { request: PrivacyRequest }) {
  const { mutate } = useRequestUpdate(text.identitySaved)
  return (
    <Select
      label={text.identity}
      hint={text.identityHint}
      value={identity ?? ''}
      onChange={({ target }) => {
        const chosen = privacyRequestIdentities.find((known) => known === target.value) ?? null
        mutate([{ params: { id }, body: { identity: chosen }, ifMatch: version }])
      }}
    >
      <option value="">{text.identityNone}</option>
      <Options labels={privacyRequestIdentityLabels} />
    </Select>
  )
}
