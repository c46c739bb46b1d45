import type { TakenStep } from '@merleg/contract/alert'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../alerts.module.css'

/** Every step of an alert, the oldest first; nothing is taken out of it. */
export function AlertHistory({ steps }: { steps: readonly TakenStep[] }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  return (
    <div>
      <h3 className={classes.part}>{t('history.title')}</h3>
      {steps.length === 0 && <p className={classes.second}>{t('history.empty')}</p>}
      <ol className={classes.history}>
        {steps.map(({ action, user, takenAt, text, assignee, snoozedUntil }) => (
          <li key={`${takenAt} ${action} ${text}`}>
            <span>
              {t(`history.${action}`, {
                user: user.name,
                assignee: assignee?.name ?? '',
                date: format.day(snoozedUntil),
              })}
            </span>{' '}
            <time className={classes.second} dateTime={takenAt}>
              {format.dateTime(takenAt)}
            </time>
            {text !== '' && <p className={classes.comment}>{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
