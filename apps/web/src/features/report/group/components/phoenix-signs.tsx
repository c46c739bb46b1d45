import type { PhoenixItem, ReportGroup } from '@merleg/contract/report/group.contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../group.module.css'

/** Signs that one company may carry on another one's business, each with what speaks for and against it. */
export function PhoenixSigns({ phoenix: { items, notes, silence } }: { phoenix: ReportGroup['phoenix'] }) {
  const { t } = useTranslation('report/group/page')
  // The head says of a company that was not there yet what would be said here.
  if (items.length === 0 && silence === null) return null
  return (
    <Panel title={t('phoenix')}>
      {silence !== null && <StateSilence silence={silence} />}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      <ul className={classes.items}>
        {items.map((item) => (
          <SignItem key={`${item.failed.name} ${item.risen.name}`} item={item} />
        ))}
      </ul>
    </Panel>
  )
}

function SignItem({ item }: { item: PhoenixItem }) {
  const { t } = useTranslation('report/group/page')
  const { failed, risen, reasons, counterReasons } = item
  return (
    <li>
      <div className={classes.head}>
        <strong className={item.level === 'strong' ? classes.strongSign : classes.weakSign}>{item.title}</strong>
        <span className={classes.way}>
          <UrlLink url={failed.url}>{failed.name}</UrlLink>
          {' › '}
          <UrlLink url={risen.url}>{risen.name}</UrlLink>
        </span>
      </div>
      <p className={classes.text}>{item.text}</p>
      <div className={classes.sides}>
        <Reasons title={t('for')} reasons={reasons} />
        <Reasons title={t('against')} reasons={counterReasons.length === 0 ? [t('nothingAgainst')] : counterReasons} />
      </div>
    </li>
  )
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <div>
      <h3 className={classes.subtitle}>{title}</h3>
      <ul className={classes.list}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
