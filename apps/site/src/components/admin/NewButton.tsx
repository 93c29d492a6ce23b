import { Plus } from 'lucide-react'
import { Button } from '~/components/ui/react/Button.tsx'

interface Props {
  label: string
  onClick: () => void
}

/** The main button of a list or a part of a screen: it begins something new. */
export const NewButton = ({ label, onClick }: Props) => (
  <Button tone="action" onClick={onClick}>
    <Plus className="size-4" aria-hidden="true" />
    {label}
  </Button>
)
