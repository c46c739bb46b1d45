import { Button } from '@mantine/core'
import type { FinancialAlert, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { getStatusColors } from '../../../../shared/ui/status-color.ts'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from './alert-list.module.css'

/** So many stand above the table; one or two more are not worth the asking. */
const FIRST_ALERTS = 4
const WORTH_HIDING = 3

/** What the accounts warn of, the gravest first, each with a way to the line it is about. */
export function AlertList({ alerts, checked }: Pick<FinancialSummary, 'alerts' | 'checked'>) {
  const { t } = useTranslation(['report/financial-summary/page', 'ui/page'])
  const [isWhole, setIsWhole] = useState(false)
  const titleId = useId()
  if (alerts.length === 0) {
    return (
      <p className={classes.none}>
        <Icon name="info" size={16} /> {checked}
      </p>
    )
  }
  const isLong = alerts.length >= FIRST_ALERTS + WORTH_HIDING
  const shown = isLong && !isWhole ? alerts.slice(0, FIRST_ALERTS) : alerts
  return (
    <section className={classes.alerts} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t('alerts.title', { count: alerts.length })}
      </h3>
      <ul className={classes.list}>
        {shown.map((alert) => (
          <Alert key={`${alert.code} ${alert.title}`} alert={alert} />
        ))}
      </ul>
      <p className={classes.checked}>{checked}</p>
      {isLong && (
        <div>
          <Button variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('ui/page:actions.showLess') : t('alerts.more', { count: alerts.length - FIRST_ALERTS })}
          </Button>
        </div>
      )}
    </section>
  )
}

function Alert({ alert: { severity, icon, title, description, bg, color, url } }: { alert: FinancialAlert }) {
  const { t } = useTranslation('report/financial-summary/page')
  return (
    <li className={classes.alert}>
      <span
        className={classes.icon}
        style={{ background: getStatusColors(bg).soft, color: getStatusColors(color).text }}
      >
        <Icon name={icon} size={17} />
      </span>
      <div>
        <div className={classes.name}>
          {title} <span className={classes.severity}>({t(`alerts.severity.${severity}`)})</span>
        </div>
        <div className={classes.description}>
          {description}{' '}
          {url !== null && (
            <UrlLink url={url} className={classes.link}>
              {t('alerts.open')}
              <span className="visually-hidden">: {title}</span>
            </UrlLink>
          )}
        </div>
      </div>
    </li>
  )
}
