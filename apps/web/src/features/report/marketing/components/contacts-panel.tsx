import type { Silence } from '@merleg/contract/fields'
import type { Marketing } from '@merleg/contract/report/marketing.contract'
import { useTranslation } from 'react-i18next'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { filterValid } from '../marketing-filter.ts'
import classes from '../marketing.module.css'
import { NothingListed } from './nothing-listed.tsx'

type Contact = Marketing['contact']['phones'][number]

const KINDS = [
  { list: 'phones', one: 'phone' },
  { list: 'emails', one: 'email' },
  { list: 'websites', one: 'website' },
] as const

type ContactsPanelProps = { contact: Marketing['contact']; onlyValid: boolean; silence: Silence }

/** Phones, e-mail addresses and websites: to follow, to copy, with their days and source. */
export function ContactsPanel({ contact, onlyValid, silence }: ContactsPanelProps) {
  const { t } = useTranslation('report/marketing/page')
  const shown = KINDS.map((kind) => ({ ...kind, contacts: filterValid(contact[kind.list], onlyValid) })).filter(
    ({ contacts }) => contacts.length > 0,
  )
  const isWithEnded = KINDS.some(({ list }) => contact[list].length > 0)
  return (
    <Panel title={t('contact.title')}>
      {shown.length === 0 && <NothingListed silence={silence} hidden={isWithEnded ? t('contact.noneValid') : null} />}
      <div className={classes.contacts}>
        {shown.map(({ list, one, contacts }) => (
          <div key={list}>
            <h3>{t(`contact.${list}`)}</h3>
            <ul>
              {contacts.map((value, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a register may say the same twice; the order stays
                <ContactItem key={index} contact={value} label={t(`contact.${one}`)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  )
}

function ContactItem({
  contact: { value, url, valid, dates, provenance },
  label,
}: {
  contact: Contact
  label: string
}) {
  const { t } = useTranslation('report/marketing/page')
  return (
    <li className={valid ? classes.contact : `${classes.contact} ${classes.ended}`}>
      <div className={classes.value}>
        <ClampedText text={value}>
          <UrlLink url={url}>{value}</UrlLink>
        </ClampedText>
        <CopyButton value={value} label={`${label}: ${value}`} text="" />
        <ProvenanceHint provenance={provenance} label={value} />
      </div>
      {(dates !== null || !valid) && (
        <div className={classes.dates}>{[dates, valid ? null : t('ended')].filter(Boolean).join(' · ')}</div>
      )}
    </li>
  )
}
