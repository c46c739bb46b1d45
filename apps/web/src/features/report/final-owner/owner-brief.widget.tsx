import { reportPage } from '@merleg/contract/pages'
import { getFinalOwnerBrief } from '@merleg/contract/report/final-owner.contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from './final-owner.module.css'

/** Whether final owners are known, with the way to their page. */
export function OwnerBriefWidget({ id }: { id: string }) {
  const { t } = useTranslation('report/final-owner/words')
  const { data, error, refetch } = useQuery(endpointQuery(getFinalOwnerBrief, { params: { id } }))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p className={classes.text} aria-busy="true" />
  return (
    <>
      <p className={classes.brief}>
        {data.text}{' '}
        {data.names?.map(({ name, link }, index) => (
          <Fragment key={`${link ?? ''} ${name}`}>
            {index > 0 && ', '}
            <UrlLink url={link}>{name}</UrlLink>
          </Fragment>
        ))}
      </p>
      <p className={classes.brief}>
        <UrlLink url={reportPage(id, 'final-owner')}>{t('title')}</UrlLink>
      </p>
    </>
  )
}
