import type { GroupFailure, ReportGroup } from '@merleg/contract/report/group.contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { HiddenNote } from '../../header/components/hidden-note.tsx'
import classes from '../group.module.css'

/** Failed companies within two ties: what happened, through whom, and whether tie and failure met in time. */
export function GroupFailures({
  failures: { count, items, inactive, notes, silence },
}: {
  failures: ReportGroup['failures']
}) {
  const { t } = useTranslation('report/group/page')
  // The head says of a company that was not there yet what would be said here.
  if (count === 0 && silence === null) return null
  return (
    <Panel title={t('failures')}>
      {silence !== null && <StateSilence silence={silence} />}
      <HiddenNote ended={inactive} />
      <ul className={classes.items}>
        {items.map((item) => (
          <FailureItem key={item.url ?? item.name} item={item} />
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </Panel>
  )
}

function FailureItem({ item }: { item: GroupFailure }) {
  const { t } = useTranslation('report/group/page')
  return (
    <li>
      <div className={classes.head}>
        <UrlLink url={item.url} className={classes.name}>
          {item.name}
        </UrlLink>
        <StatusBadge status={item.status} />
        <span className={classes.note}>{t('steps', { count: item.steps })}</span>
      </div>
      <p className={classes.text}>{item.text}</p>
      <ul className={classes.list}>
        {item.paths.map((path) => (
          <li key={path.text}>
            <Way parties={path.parties} />
            <span className={classes.block}>{path.text}</span>
            <span className={path.isOverlap ? classes.strong : classes.note}>{path.time}</span>
            {!path.isActive && <span className={classes.note}> ({t('ended')})</span>}
          </li>
        ))}
      </ul>
      {item.morePaths > 0 && <p className={classes.note}>{t('morePaths', { count: item.morePaths })}</p>}
    </li>
  )
}

function Way({ parties }: { parties: GroupFailure['paths'][number]['parties'] }) {
  return (
    <span className={classes.way}>
      {parties.map(({ name, url }, index) => (
        <span key={`${url ?? ''} ${name}`}>
          {index > 0 && ' › '}
          <UrlLink url={url}>{name}</UrlLink>
        </span>
      ))}
    </span>
  )
}
