import type { CustomerDetail } from '@arkpax/schema/customers'
import { finnishDay, formatDate, formatDateTime, formatEuros } from '@arkpax/schema/format-fi'
import { contactStatusLabels, subscriptionStateLabel } from '@arkpax/schema/labels'
import { mailKindLabel, mailStateLabels } from '@arkpax/schema/mail-labels'
import { offerStatusLabels } from '@arkpax/schema/offer-labels'
import { orderTitle } from '@arkpax/schema/order-names'
import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/order-statuses'
import type { ReactNode } from 'react'
import { Badge } from '~/components/ui/react/Badge.tsx'
import {
  adminChatPath,
  adminMailsToPath,
  adminMessagePath,
  adminMessagesOfPath,
  adminOfferPath,
  adminOffersOfPath,
  adminOrderPath,
  adminOrdersOfPath,
  adminPaths,
  adminRegistrationsOfPath,
} from '~/lib/admin-paths.ts'
import { orderStatusTone } from '~/lib/order-status-tone.ts'
import { customerText as text } from './customers.fi.ts'

/** Everything that belongs to a customer by kind, each with the way to the screen where it is handled. */
export function CustomerSections({ customer: { email, sections } }: { customer: CustomerDetail }) {
  const { orders, offers, messages, registrations, reviews, mails, chats, newsletter, stock_alerts } = sections
  const today = finnishDay(new Date())
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Section kind="orders" list={orders} all={adminOrdersOfPath(email)}>
        {({ id, number, status, created_at, total_amount }) => {
          const shown = displayedOrderStatus(status)
          return (
            <Row key={id} href={adminOrderPath(id)} title={orderTitle({ number })} when={created_at}>
              <Badge tone={orderStatusTone[shown]}>{orderStatusLabels[shown]}</Badge> {formatEuros(total_amount)}
            </Row>
          )
        }}
      </Section>
      <Section kind="offers" list={offers} all={adminOffersOfPath(email)}>
        {({ id, number, status, created_at, total_amount }) => (
          <Row key={id} href={adminOfferPath(id)} title={text.offerName(number)} when={created_at}>
            <Badge>{offerStatusLabels[status]}</Badge> {formatEuros(total_amount)}
          </Row>
        )}
      </Section>
      <Section kind="messages" list={messages} all={adminMessagesOfPath(email)}>
        {({ id, subject, status, created_at }) => (
          <Row key={id} href={adminMessagePath(id)} title={subject} when={created_at}>
            {contactStatusLabels[status]}
          </Row>
        )}
      </Section>
      <Section kind="registrations" list={registrations} all={adminRegistrationsOfPath(email)}>
        {({ id, productModel, serialNumber, warrantyEnd, created_at }) => (
          <Row
            key={id}
            href={adminRegistrationsOfPath(serialNumber)}
            title={`${productModel}, ${serialNumber}`}
            when={created_at}
          >
            {warrantyEnd >= today ? text.warrantyUntil(warrantyEnd) : text.warrantyEnded(warrantyEnd)}
          </Row>
        )}
      </Section>
      <Section kind="reviews" list={reviews} all={adminPaths.reviews}>
        {({ id, product_name, rating, title, hidden_at, created_at }) => (
          <Row
            key={id}
            href={`${adminPaths.reviews}?q=${encodeURIComponent(title ?? product_name)}`}
            title={product_name}
            when={created_at}
          >
            {text.stars(rating)} {hidden_at && <Badge tone="danger">{text.hidden}</Badge>}
          </Row>
        )}
      </Section>
      <Section kind="mails" list={mails} all={adminMailsToPath(email)}>
        {({ id, kind, recipient, state, created_at }) => (
          <Row key={id} href={adminMailsToPath(recipient)} title={mailKindLabel(kind)} when={created_at}>
            {mailStateLabels[state]}
          </Row>
        )}
      </Section>
      <Section kind="chats" list={chats} all={adminPaths.chat}>
        {({ id, first_message, started_at }) => (
          <Row key={id} href={adminChatPath(id)} title={first_message} when={started_at} />
        )}
      </Section>
      <Section kind="newsletter" list={newsletter && { items: newsletter, more: false }} all={adminPaths.newsletter}>
        {({ id, email: reader, subscribed_at, unsubscribed_at, ...state }) => (
          <Row
            key={id}
            href={`${adminPaths.newsletter}?q=${encodeURIComponent(reader)}`}
            title={reader}
            when={subscribed_at}
          >
            {subscriptionStateLabel(state)}
            {unsubscribed_at && `, ${text.unsubscribed(unsubscribed_at)}`}
          </Row>
        )}
      </Section>
      <Section kind="stock_alerts" list={stock_alerts && { items: stock_alerts, more: false }} all={adminPaths.stock}>
        {({ id, product_name, confirmed_at, told_at, created_at }) => (
          <Row key={id} href={adminPaths.stock} title={product_name} when={created_at}>
            {text.alertState(confirmed_at, told_at)}
          </Row>
        )}
      </Section>
    </div>
  )
}

interface SectionProps<Item> {
  kind: keyof typeof text.sections
  /** Null where the role may not see it: the section is left out. */
  list: { items: Item[]; more: boolean } | null
  /** The screen with the older ones too. */
  all: string
  children: (item: Item) => ReactNode
}

function Section<Item>({ kind, list, all, children }: SectionProps<Item>) {
  if (!list) return null
  const name = text.sections[kind]
  return (
    <section aria-label={name} className="grid min-w-0 grid-cols-1 gap-3 rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {list.more && (
          <a href={all} aria-label={text.moreOf(name)} className="inline-flex min-h-8 items-center text-sm underline">
            {text.more}
          </a>
        )}
      </div>
      {list.items.length === 0 ? (
        <p className="text-ink-muted">{text.empty[kind]}</p>
      ) : (
        <ul className="max-h-80 overflow-y-auto border-t border-line">{list.items.map(children)}</ul>
      )}
    </section>
  )
}

interface RowProps {
  href: string
  title: string
  when: string
  children?: ReactNode
}

function Row({ href, title, when, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <a href={href} className="inline-flex min-h-8 min-w-0 items-center font-medium underline wrap-anywhere">
        {title}
      </a>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted tabular-nums">
        {children && <span>{children}</span>}
        <time dateTime={when} title={formatDateTime(when)}>
          {formatDate(when)}
        </time>
      </span>
    </li>
  )
}
