import type { Verdict } from '@merleg/contract/report/verdict.contract'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../verdict.module.css'

/** The gravest alerts of the accounts, and what was looked at. */
export function VerdictAlerts({ id, alerts }: { id: string; alerts: NonNullable<Verdict['alerts']> }) {
  const { t } = useTranslation('report/verdict/words')
  const titleId = useId()
  const { items, total, checked } = alerts
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.subtitle}>
        <Link to="/report/$id/financial-report-summary" params={{ id }}>
          {t('alerts')}
        </Link>
        {total > items.length && <span className={classes.count}>{t('ofAll', { total })}</span>}
      </h3>
      <ul className={classes.lines}>
        {items.map(({ title, text, url, severity }) => (
          <li key={`${title} ${text}`} data-severity={severity}>
            <span>
              <strong>{url === null ? title : <UrlLink url={url}>{title}</UrlLink>}</strong> {text}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{checked}</p>
    </section>
  )
}
