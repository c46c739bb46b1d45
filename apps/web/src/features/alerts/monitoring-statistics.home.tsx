import { type AlertStatistics, getAlertStatistics } from '@merleg/contract/alerts.contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonRows } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { alertStatisticsQuery } from './alerts.queries.ts'
import classes from './alerts.module.css'

/** What is watched, what came of it lately, what is open; as of when, and by which sources. */
function MonitoringStatistics() {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { data, error, refetch } = useQuery(alertStatisticsQuery)
  if (data === undefined)
    return (
      <Panel title={t('statistics.title')}>
        {error === null ? <SkeletonRows rows={5} /> : <StateError error={error} onRetry={() => void refetch()} />}
      </Panel>
    )
  if (data.watchedCount === 0 && data.openCount === 0)
    return (
      <Panel title={t('statistics.title')}>
        <StateEmpty
          icon="bell"
          title={t('empty.unwatchedTitle')}
          text={t('empty.unwatchedText')}
          action={<Link to="/quick/search">{t('empty.toSearch')}</Link>}
        />
      </Panel>
    )
  return (
    <Panel
      title={t('statistics.title')}
      foot={
        <>
          {t('statistics.asOf', { moment: format.dateTime(data.asOf) })} {data.basis}
        </>
      }
    >
      <Figures statistics={data} />
    </Panel>
  )
}

function Figures({ statistics }: { statistics: AlertStatistics }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { watchedCount, last7Days, last30Days, openCount, oldestOpen } = statistics
  return (
    <dl className={classes.figures}>
      <dt>{t('statistics.watched')}</dt>
      <dd>{format.number(watchedCount)}</dd>
      <dt>{t('statistics.last7')}</dt>
      <dd>
        <ByImportance counts={last7Days} />
      </dd>
      <dt>{t('statistics.last30')}</dt>
      <dd>
        <ByImportance counts={last30Days} />
      </dd>
      <dt>{t('statistics.open')}</dt>
      <dd>
        <Link to="/monitoring/inbox">{format.number(openCount)}</Link>
      </dd>
      <dt>{t('statistics.oldest')}</dt>
      <dd>
        {oldestOpen === null ? (
          t('statistics.noOpen')
        ) : (
          <Link to="/monitoring/inbox" search={{ alert: oldestOpen.id }}>
            {format.dateTime(oldestOpen.createdAt)}
          </Link>
        )}
      </dd>
    </dl>
  )
}

function ByImportance({ counts }: { counts: AlertStatistics['last7Days'] }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { negative, neutral, positive } = counts
  return (
    <>
      {format.number(negative + neutral + positive)}
      <span className={classes.second}>
        {t('statistics.byImportance', {
          negative: format.number(negative),
          neutral: format.number(neutral),
          positive: format.number(positive),
        })}
      </span>
    </>
  )
}

export const monitoringStatisticsHome: HomeWidget = {
  readTitle: () => i18next.t('statistics.title', { ns: 'alerts/page' }),
  rank: 25,
  size: 'narrow',
  access: getAlertStatistics.access,
  isHiddenByDefault: false,
  Component: MonitoringStatistics,
}
