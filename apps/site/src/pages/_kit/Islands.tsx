import { mistakes } from '@arkpax/schema/forms/mistakes'
import { useState } from 'react'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Checkbox, Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { StarField } from '~/components/ui/react/StarField.tsx'
import { Stars } from '~/components/ui/react/Stars.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { Tabs } from '~/components/ui/react/Tabs.tsx'
import { showToast } from '~/lib/toast.ts'
import { choices, tableRows, tones } from './samples.ts'

/** The React components of the gallery. */
export function Islands() {
  const [stars, setStars] = useState<number | null>(null)
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-3">
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
        <Button pending>Kesken</Button>
        <Button tone="quiet">Vihje</Button>
        <Badge tone="good">Julkaistu</Badge>
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <TextField label="Nimi" hint="Etu- ja sukunimi" />
        <TextField label="Sähköposti" error={mistakes.emailInvalid} defaultValue="väärin" />
        <Select label="Malli">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea label="Viesti" rows={3} />
        <Checkbox label="Julkaise heti" />
        <StarField label="Arvosana" value={stars} onChange={setStars} />
        <Stars rating={4} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialogi</Button>
        <Button onClick={() => setOpen('confirm')}>Vahvistus</Button>
        <Button
          onClick={() =>
            showToast({
              title: 'Tuote lisätty vertailuun!',
              description: 'Ark PRO 2400 W',
              tone: 'success',
              action: { label: 'Siirry vertailuun', href: '/tuotevertailu' },
            })
          }
        >
          Ilmoitus
        </Button>
        <Button onClick={() => showToast({ title: 'Virhe', description: 'Yritä uudelleen.', tone: 'destructive' })}>
          Virheilmoitus
        </Button>
      </div>
      <Tabs
        label="Esimerkki"
        tabs={[
          { id: 'a', label: 'Tilaukset', content: <Skeleton /> },
          { id: 'b', label: 'Tuotteet', content: 'Tuotteet' },
        ]}
      />
      <Table label="Käyttöaika">
        <thead>
          <tr>
            <HeadCell>Laite</HeadCell>
            <HeadCell numeric>Teho</HeadCell>
            <HeadCell numeric>Aika</HeadCell>
          </tr>
        </thead>
        <tbody>
          {tableRows.map(([name, watts, hours]) => (
            <tr key={name}>
              <Cell>{name}</Cell>
              <Cell numeric>{watts}</Cell>
              <Cell numeric>{hours}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <EmptyState title="Ei tilauksia vielä" />
      <Dialog open={open === 'dialog'} onClose={close} title="Dialogin otsikko">
        <p>Sisältö.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Poistetaanko tuote?"
        text="Tuote katoaa kaupasta heti. Tilaukset säilyvät."
        confirmLabel="Poista"
      />
    </div>
  )
}
