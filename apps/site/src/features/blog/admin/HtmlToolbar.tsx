import { Bold, Heading2, Heading3, Image, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { htmlFieldText } from './admin-blog.fi.ts'
import { type Insertion, makeLink, makeList, makePicture, type Selection, wrap } from './html-tools.ts'
import { InsertPanel } from './InsertPanel.tsx'

interface Props {
  /** The id of the text area that the tools change. */
  controls: string
  onUse: (tool: (selection: Selection) => Insertion) => void
}

const plainTools: { label: string; icon: LucideIcon; use: (selection: Selection) => Insertion }[] = [
  { label: htmlFieldText.heading2, icon: Heading2, use: (selection) => wrap('heading2', selection) },
  { label: htmlFieldText.heading3, icon: Heading3, use: (selection) => wrap('heading3', selection) },
  { label: htmlFieldText.bold, icon: Bold, use: (selection) => wrap('bold', selection) },
  { label: htmlFieldText.italic, icon: Italic, use: (selection) => wrap('italic', selection) },
  { label: htmlFieldText.list, icon: List, use: makeList },
]

/** The tools above the HTML box; a link and a picture ask for their address first. */
export function HtmlToolbar({ controls, onUse }: Props) {
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  const toggle = (what: 'link' | 'picture') => setAsks(asks === what ? null : what)
  const insert = (tool: (selection: Selection) => Insertion) => {
    setAsks(null)
    onUse(tool)
  }

  return (
    <div>
      <div
        role="toolbar"
        aria-label={htmlFieldText.tools}
        aria-controls={controls}
        className="-mx-2 flex flex-wrap sm:gap-1"
      >
        {plainTools.map(({ label, icon, use }) => (
          <ToolButton key={label} label={label} icon={icon} onClick={() => insert(use)} />
        ))}
        <ToolButton label={htmlFieldText.link} icon={Link} expanded={asks === 'link'} onClick={() => toggle('link')} />
        <ToolButton
          label={htmlFieldText.picture}
          icon={Image}
          expanded={asks === 'picture'}
          onClick={() => toggle('picture')}
        />
      </div>
      {asks === 'link' && (
        <InsertPanel
          address={htmlFieldText.linkAddress}
          onInsert={(address) => insert((selection) => makeLink(selection, address))}
          onCancel={() => setAsks(null)}
        />
      )}
      {asks === 'picture' && (
        <InsertPanel
          address={htmlFieldText.pictureAddress}
          description={htmlFieldText.pictureText}
          onInsert={(address, text) => insert((selection) => makePicture(selection, address, text))}
          onCancel={() => setAsks(null)}
        />
      )}
    </div>
  )
}

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  expanded?: boolean
  onClick: () => void
}

function ToolButton({ label, icon: Icon, expanded, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass('quiet', 'icon')}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  )
}
