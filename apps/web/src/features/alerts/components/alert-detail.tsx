import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { WholeAlert } from '@merleg/contract/alert'
import { useFormat } from '../../../shared/format/use-format.ts'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { SkeletonRows } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { wholeAlertQuery } from '../alerts.queries.ts'
import classes from '../alerts.module.css'
import type { Inbox } from '../use-inbox.ts'
import { AlertActions } from './alert-actions.tsx'
import { AlertEvents } from './alert-events.tsx'
import { AlertHistory } from './alert-history.tsx'
import { CommentBox } from './comment-box.tsx'
import { ImportanceMark } from './importance-mark.tsx'

/** The chosen alert with everything about it. */
export function AlertDetail({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('alerts/page')
  const id = inbox.search.alert
  if (id === undefined)
    return (
      <Frame>
        <StateEmpty icon="bell" title={t('chosen')} text={t('chooseOne')} />
      </Frame>
    )
  return <ChosenAlert id={id} inbox={inbox} />
}

function ChosenAlert({ id, inbox }: { id: number; inbox: Inbox }) {
  const { data, error, refetch } = useQuery(wholeAlertQuery(id))
  const place = useRef<HTMLDivElement>(null)
  // Where it stands below the list it would not be seen.
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && window.matchMedia('(width < 62em)').matches) place.current?.scrollIntoView({ block: 'start' })
  }, [isThere])
  if (error !== null && data === undefined)
    return (
      <Frame>
        <StateError error={error} onRetry={() => void refetch()} />
      </Frame>
    )
  if (data === undefined)
    return (
      <Frame>
        <SkeletonRows rows={10} />
      </Frame>
    )
  return (
    <Frame>
      <div ref={place} className={classes.detail}>
        <AlertHead alert={data} />
        <AlertActions alert={data} inbox={inbox} />
        <AlertEvents alert={data} />
        <Ratings rating={data.rating} />
        <p className={classes.second}>
          <Deadline day={data.filingDeadline} />
        </p>
        <AlertHistory steps={data.history} />
        <CommentBox alert={data} />
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('alerts/page')
  return (
    <section className={classes.panel} aria-label={t('chosen')}>
      {children}
    </section>
  )
}

function AlertHead({ alert }: { alert: WholeAlert }) {
  const { t } = useTranslation(['alerts/page', 'alerts/words'])
  const format = useFormat()
  const { company, importance, isByRule, ruleNames, assignee, snoozedUntil, proposedBy, decidedBy, decidedAt, state } =
    alert
  const standing = snoozedUntil === null ? state : 'snoozed'
  return (
    <div className={classes.head}>
      <h2 className={classes.headName}>
        <ImportanceMark importance={importance} />
        <UrlLink url={company.name.url}>{company.name.value}</UrlLink>
      </h2>
      <p className={classes.marks}>
        {company.status !== null && <StatusBadge status={company.status} variant="plain" />}
        <span>{company.importance === null ? t('unwatched') : t(`watchImportance.${company.importance}`)}</span>
        {company.isMadeUp && <span>{t('madeUp')}</span>}
        {isByRule && <span>{[t('byRule'), ruleNames.join(', ')].filter((part) => part !== '').join(': ')}</span>}
      </p>
      <p className={classes.marks}>
        <strong>{t(`alerts/words:states.${standing}`)}</strong>
        <span>{assignee === null ? t('nobodyAssigned') : t('assignedTo', { name: assignee.name })}</span>
        {snoozedUntil !== null && <span>{t('snoozedUntil', { day: format.day(snoozedUntil) })}</span>}
        {state === 'proposed' && proposedBy !== null && <span>{t('proposedBy', { name: proposedBy.name })}</span>}
        {decidedBy !== null && (
          <span>{t('decidedBy', { name: decidedBy.name, moment: format.dateTime(decidedAt) })}</span>
        )}
      </p>
      <p className={classes.links}>
        <UrlLink url={company.name.url}>{t('toReport')}</UrlLink>
        <Link
          from="/monitoring/inbox"
          to="/monitoring/inbox"
          search={(old) => ({ ...old, company: company.id, currentPage: undefined })}
        >
          {t('allOfCompany')}
        </Link>
      </p>
    </div>
  )
}

function Ratings({ rating: { atEvent, now, isByOtherModel } }: { rating: WholeAlert['rating'] }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const show = (rating: typeof atEvent): ReactNode =>
    rating === null ? (
      t('ratingUnknown')
    ) : (
      <>
        <RiskBadge {...rating} />{' '}
        <span className={classes.second}>{t('ratingOf', { date: format.date(rating.asOf) })}</span>
      </>
    )
  return (
    <div>
      <h3 className={classes.part}>{t('rating')}</h3>
      <dl className={classes.ratings}>
        <dt>{t('ratingThen')}</dt>
        <dd>{show(atEvent)}</dd>
        <dt>{t('ratingNow')}</dt>
        <dd>{show(now)}</dd>
      </dl>
      {isByOtherModel && <p className={classes.second}>{t('otherModel')}</p>}
    </div>
  )
}

function Deadline({ day }: { day: string | null }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  return day === null ? t('deadlineUnknown') : t('deadline', { date: format.date(day) })
}
