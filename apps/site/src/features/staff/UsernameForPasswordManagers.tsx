/** Whose password a form is about: managers read it from a text field, which people need not see. */
export const UsernameForPasswordManagers = ({ email }: { email: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className="sr-only"
  />
)
