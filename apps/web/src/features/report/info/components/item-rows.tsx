import { infoDetailsPage, printInfoPage } from '@merleg/contract/pages'
import { Button } from '@mantine/core'
import type { InfoItem, InfoRow } from '@merleg/contract/report/info.contract'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../shared/http/use-error-text.ts'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { SkeletonRows } from '../../../../shared/ui/skeletons.tsx'
import { SourceText } from '../../../../shared/ui/source-text.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import { infoRowsQuery } from '../info.queries.ts'
import classes from './info-item.module.css'

type ItemRowsProps = { companyId: string; type: InfoType; item: InfoItem }

/** What an open item tells: as it came with the page, else asked for now. */
export function ItemRows({ companyId, type, item }: ItemRowsProps) {
  const { t } = useTranslation(['report/info/page', 'ui/page'])
  const errorText = useErrorText()
  const isKnown = item.rows.length > 0 || !item.hasRows
  const { data, error, refetch } = useQuery({ ...infoRowsQuery(type, companyId, item.id), enabled: !isKnown })
  const rows = isKnown ? item.rows : data?.rows
  return (
    <div className={classes.body}>
      {rows && <Rows rows={rows} />}
      {!rows && error && (
        <p className={classes.error} role="alert">
          <Icon name="error" size={15} />
          <span>
            {t('rowsError')} {errorText(error)}
          </span>
          <Button variant="default" size="compact-xs" onClick={() => void refetch()}>
            {t('ui/page:actions.retry')}
          </Button>
        </p>
      )}
      {!rows && !error && <SkeletonRows rows={4} />}
      <ItemActions companyId={companyId} type={type} item={item} />
    </div>
  )
}

function Rows({ rows }: { rows: readonly InfoRow[] }) {
  const { t } = useTranslation('report/info/page')
  if (rows.length === 0) return <p className={classes.none}>{t('noRows')}</p>
  return (
    <dl className={classes.rows}>
      {rows.map(({ key, value, lang, url }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity and keep their order
        <div key={index}>
          <dt>{key}</dt>
          <dd>
            <SourceText lang={lang}>
              <ClampedText text={value}>{url === null ? value : <UrlLink url={url}>{value}</UrlLink>}</ClampedText>
            </SourceText>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ItemActions({ companyId, type, item }: ItemRowsProps) {
  const { t } = useTranslation('report/info/page')
  const details: string = infoDetailsPage(companyId, `${type}-info`, item.id)
  const print: string = printInfoPage(companyId, item.id)
  return (
    <p className={classes.actions}>
      {item.hasDetails && (
        <Link to={details} aria-label={t('detailsOf', { item: item.key })}>
          {t('details')} ›
        </Link>
      )}
      <Link to={print} className={classes.print} aria-label={t('printOf', { item: item.key })}>
        <Icon name="print" size={15} /> {t('print')}
      </Link>
    </p>
  )
}
