import type { CompanySummary } from '@merleg/contract/report/summary.contract'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from './contacts-card.module.css'
import { ShortList } from './short-list.tsx'

type Contacts = CompanySummary['contacts']

/** Phones, e-mail addresses and websites of the register. */
export function ContactsCard({ contacts }: { contacts: Contacts }) {
  const { t } = useTranslation('report/summary/words')
  return (
    <KeyValueList
      items={(['phone', 'email', 'website'] as const).map((kind) => ({
        key: kind,
        label: t(`contacts.${kind}`),
        value: contacts[kind].length === 0 ? null : <ContactList contacts={contacts[kind]} />,
      }))}
    />
  )
}

function ContactList({ contacts }: { contacts: Contacts['phone'] }) {
  return (
    <ShortList items={contacts} first={3}>
      {(shown) =>
        shown.map(({ value, url, provenance }) => (
          <div key={value} className={classes.contact}>
            <UrlLink url={url}>{value}</UrlLink>
            <ProvenanceHint provenance={provenance} label={value} />
          </div>
        ))
      }
    </ShortList>
  )
}
