import { Button } from '@mantine/core'
import type { Alert } from '@merleg/contract/alert'
import { daysBefore, monthsBefore } from '@merleg/domain/calendar-days'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/form/day-field.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { todayInHungary } from '../../../shared/format/today.ts'
import { wholeAlertQuery } from '../alerts.queries.ts'
import classes from '../alerts.module.css'

type SnoozeChoicesProps = { alerts: readonly Alert[]; isBusy: boolean; onChoose: (until: string) => void }

/** Days until which an alert is put aside: near ones, the deadline of the next accounts, or any other. */
export function SnoozeChoices({ alerts, isBusy, onChoose }: SnoozeChoicesProps) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const today = todayInHungary()
  const [first] = alerts
  const isOne = alerts.length === 1
  const whole = useQuery({ ...wholeAlertQuery(first?.id ?? 0), enabled: isOne && first !== undefined })
  const deadline = whole.data?.filingDeadline
  const choices = [
    { until: daysBefore(today, -1), label: 'snooze.tomorrow' },
    { until: daysBefore(today, -7), label: 'snooze.week' },
    { until: monthsBefore(today, -1), label: 'snooze.month' },
  ] as const
  return (
    <>
      <p className={classes.second}>{t('snooze.text')}</p>
      <div className={classes.choices} role="group" aria-label={t('snooze.title')}>
        {choices.map(({ until, label }, index) => (
          <Button
            key={label}
            variant="default"
            disabled={isBusy}
            data-autofocus={index === 0 || undefined}
            onClick={() => onChoose(until)}
          >
            {t(label, { date: format.date(until) })}
          </Button>
        ))}
        {isOne && deadline != null && (
          <Button variant="default" disabled={isBusy} onClick={() => onChoose('filing-deadline')}>
            {t('snooze.deadline', { date: format.date(deadline) })}
          </Button>
        )}
        {!isOne && (
          <Button variant="default" disabled={isBusy} onClick={() => onChoose('filing-deadline')}>
            {t('snooze.deadlines')}
          </Button>
        )}
      </div>
      {isOne && deadline === null && <p className={classes.second}>{t('deadlineUnknown')}</p>}
      <DayField label={t('snooze.other')} value={undefined} onChange={onChoose} />
    </>
  )
}
