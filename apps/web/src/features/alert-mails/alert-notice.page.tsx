import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import classes from './alert-mails.module.css'
import { alertNoticeQuery } from './alert-mails.queries.ts'
import { NoticeCompany } from './components/notice-company.tsx'

const route = getRouteApi('/main/monitoring/alert/$id')

/** What a mail of the monitoring was about (spec part 1 §2 "Monitoring alert page"). */
export function AlertNoticePage() {
  const { t } = useTranslation('alert-mails/page')
  const format = useFormat()
  const { id } = route.useParams()
  const { data, error, refetch } = useQuery(alertNoticeQuery(id))
  if (data === undefined)
    return (
      <div className={classes.page}>
        <PageHeading title={t('notice.title')} />
        {error === null ? <SkeletonPanel rows={8} /> : <StateError error={error} onRetry={() => void refetch()} />}
      </div>
    )
  const others = data.companyCount - data.items.length
  return (
    <div className={classes.page}>
      <PageHeading title={data.title} />
      <p className={classes.lead}>
        {t('notice.lead', { count: data.companyCount, moment: format.dateTime(data.createdAt) })}
      </p>
      {data.items.length === 0 && (
        <StateEmpty icon="message" title={t('notice.emptyTitle')} text={t('notice.emptyText')} />
      )}
      {data.items.map((item) => (
        <NoticeCompany key={item.url} item={item} />
      ))}
      {others > 0 && data.items.length > 0 && (
        <p className={classes.lead}>{t('notice.others', { count: others, number: format.number(others) })}</p>
      )}
    </div>
  )
}
