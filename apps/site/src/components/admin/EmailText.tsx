interface Props {
  email: string
  /** Where it is what the row is called by. */
  isWide?: boolean
}

/** An e-mail address in a cell: on one line, cut where the column ends; on a phone whole. */
export const EmailText = ({ email, isWide = false }: Props) => (
  <span
    title={email}
    className={`md:block md:truncate ${isWide ? 'md:max-w-[clamp(13rem,26vw,22rem)]' : 'md:max-w-[clamp(9rem,22vw,18rem)]'}`}
  >
    {email}
  </span>
)
