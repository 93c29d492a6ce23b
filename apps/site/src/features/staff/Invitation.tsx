import { invitationAcceptInput } from '@arkpax/schema/staff'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { enter, LAST_EMAIL } from '~/components/admin/admin-session.ts'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { PasswordField } from '~/components/ui/react/PasswordField.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { ApiError, call } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { showToast } from '~/lib/toast.ts'
import { invitationText as text } from './staff.fi.ts'
import { UsernameForPasswordManagers } from './UsernameForPasswordManagers.tsx'

type Whom = { name: string; email: string }

const tokenOfAddress = () => new URLSearchParams(location.search).get('token') ?? ''

/** Where the link of an invitation leads: a password is chosen, and the back office opens. */
export function Invitation() {
  const [token] = useState(tokenOfAddress)
  const [whom, setWhom] = useState<Whom | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  async function read() {
    setFailure(null)
    try {
      setWhom(await call('POST /api/admin/invitations/read', { body: { token } }))
    } catch (error) {
      setFailure(error)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, and again when somebody asks
  useEffect(() => {
    // The token stays neither in the history nor in what the next page is told of this one.
    history.replaceState(null, '', location.pathname)
    if (token) void read()
  }, [token])

  return (
    <div className="grid min-h-dvh place-items-center px-4">
      <section className="w-full max-w-md rounded-md border border-line bg-surface p-6 sm:p-8">
        <h1 className="display mb-4 text-2xl">{text.title}</h1>
        {!token ? (
          <Notice {...text.missing} urgent />
        ) : failure ? (
          <Failure error={failure} onRetry={read} />
        ) : whom ? (
          <Accept token={token} whom={whom} />
        ) : (
          <Loading />
        )}
      </section>
    </div>
  )
}

/** A link that no longer works is told as such; only what may pass is tried again. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = error instanceof ApiError ? error.problem : undefined
  if (problem?.code !== 'link_expired') return <LoadFailure title={text.unreadable} error={error} onRetry={onRetry} />
  return (
    <div className="grid gap-4">
      <Notice title={problem.title} text={problem.detail} urgent />
      <a href={adminPaths.home} className="inline-flex min-h-11 items-center font-medium underline">
        {text.toLogin}
      </a>
    </div>
  )
}

function Accept({ token, whom: { name, email } }: { token: string; whom: Whom }) {
  const form = useForm({ resolver: zodResolver(invitationAcceptInput), defaultValues: { token, password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      const { token: session } = await call('POST /api/admin/invitations/accept', { body })
      await enter(session)
      localStorage.setItem(LAST_EMAIL, email)
      location.replace(adminPaths.home)
    } catch (error) {
      const description = readFailure(error)
      const wrong =
        error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === 'password') : undefined
      if (!wrong) showToast({ title: text.failed, description, tone: 'destructive' })
      form.setError('password', { message: wrong?.detail ?? description }, { shouldFocus: true })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p>{text.welcome(name)}</p>
      <p>
        {text.email} <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <UsernameForPasswordManagers email={email} />
      <PasswordField
        label={text.password}
        hint={text.hint}
        autoComplete="new-password"
        autoFocus
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" tone="action" pending={isSubmitting}>
        {text.submit}
      </Button>
    </form>
  )
}
