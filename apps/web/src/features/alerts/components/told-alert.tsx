import type { Alert } from '@merleg/contract/alert'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useToldTitle } from '../../../shared/format/use-told-title.ts'
import classes from '../alerts.module.css'
import { ImportanceMark } from './importance-mark.tsx'

/** What an alert tells in a line, and the way to it. */
export function ToldAlert({ alert: { id, events, eventCount, importance } }: { alert: Alert }) {
  const { t } = useTranslation('alerts/page')
  const titleOf = useToldTitle()
  const [first] = events
  const others = Math.max(0, eventCount - 1)
  return (
    <span className={classes.line}>
      <ImportanceMark importance={importance} />
      <span>
        <Link to="/monitoring/inbox" search={{ alert: id }}>
          {first === undefined ? t('unknownEvent') : titleOf(first)}
        </Link>
        {others > 0 && <span className={classes.second}> {t('more', { count: others })}</span>}
      </span>
    </span>
  )
}
