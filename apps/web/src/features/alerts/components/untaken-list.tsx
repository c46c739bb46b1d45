import { useTranslation } from 'react-i18next'
import classes from '../alerts.module.css'
import type { Untaken } from '../use-alert-steps.ts'

/** Whom a step did not reach, and why. */
export function UntakenList({ untaken }: { untaken: readonly Untaken[] }) {
  const { t } = useTranslation('alerts/page')
  if (untaken.length === 0) return null
  return (
    <>
      <p>{t('untaken', { count: untaken.length })}</p>
      <ul className={classes.untaken}>
        {untaken.map(({ company, message }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a company may have several alerts
          <li key={index}>
            <strong>{company}</strong>: {message}
          </li>
        ))}
      </ul>
    </>
  )
}
