import { CHANGE_VIEWS } from '@merleg/contract/address-words'
import { Button, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBefore, monthsBefore } from '@merleg/domain/calendar-days'
import { todayInHungary } from '../../../../shared/format/today.ts'
import { DayField } from '../../../../shared/form/day-field.tsx'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { Changes } from '../changes-filter.ts'
import type { Comparison } from '../changes.queries.ts'
import classes from './compare-bar.module.css'

type CompareBarProps = {
  comparison: Comparison
  /** The last answer: the days that the server chose, and those of the company. */
  data: Changes | undefined
  onChange: (comparison: Comparison) => void
}

/** Which days are compared, and whether it is the company or what was known of it. */
export function CompareBar({ comparison, data, onChange }: CompareBarProps) {
  const { t } = useTranslation('report/changes/page')
  const today = todayInHungary()
  const to = comparison.to ?? today
  const from = comparison.from ?? monthsBefore(to, 12)
  return (
    <section className={classes.bar} aria-label={t('days.legend')}>
      <div className={classes.days}>
        <DayField label={t('days.from')} value={from} max={today} onChange={(day) => onChange({ from: day })} />
        <span className={classes.arrow}>
          <Icon name="arrow-right" />
        </span>
        <DayField label={t('days.to')} value={to} max={today} onChange={(day) => onChange({ to: day })} />
        <Presets shown={{ from, to }} data={data} today={today} onChange={onChange} />
      </div>
      <ViewChoice comparison={comparison} onChange={onChange} />
    </section>
  )
}

type PresetsProps = Pick<CompareBarProps, 'data' | 'onChange'> & { shown: { from: string; to: string }; today: string }

/** Days that readers mostly ask for; the ones shown are marked. */
function Presets({ shown, data, today, onChange }: PresetsProps) {
  const { t } = useTranslation('report/changes/page')
  const presets = [
    { key: 'month', from: daysBefore(today, 30) },
    { key: 'quarter', from: monthsBefore(today, 3) },
    { key: 'year', from: monthsBefore(today, 12) },
    { key: 'fiveYears', from: monthsBefore(today, 60) },
    { key: 'statement', from: data?.lastStatementDay },
    { key: 'known', from: data?.firstKnownOn },
  ] as const
  return (
    <div className={classes.presets} role="group" aria-label={t('days.presets')}>
      {presets.map(({ key, from }) => {
        if (from == null) return null
        const isShown = shown.from === from && shown.to === today
        return (
          <Button
            key={key}
            variant={isShown ? 'light' : 'subtle'}
            size="compact-xs"
            aria-pressed={isShown}
            onClick={() => onChange({ from, to: undefined })}
          >
            {t(`days.${key}`)}
          </Button>
        )
      })}
    </div>
  )
}

function ViewChoice({ comparison: { view = 'world', knownAt }, onChange }: Omit<CompareBarProps, 'data'>) {
  const { t } = useTranslation('report/changes/page')
  const format = useFormat()
  const hintId = useId()
  const hint =
    view === 'knowledge'
      ? t('view.knowledgeHint')
      : knownAt === undefined
        ? t('view.worldHint')
        : t('view.worldKnownHint', { date: format.date(knownAt) })
  return (
    <div className={classes.view}>
      <SegmentedControl
        size="xs"
        aria-label={t('view.legend')}
        aria-describedby={hintId}
        data={CHANGE_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onChange={(value) => onChange({ view: value === 'knowledge' ? value : undefined, knownAt: undefined })}
      />
      <p id={hintId} className={classes.hint}>
        {hint}{' '}
        {knownAt !== undefined && view === 'world' && (
          <Button variant="subtle" size="compact-xs" onClick={() => onChange({ knownAt: undefined })}>
            {t('view.knownAtClear')}
          </Button>
        )}
      </p>
    </div>
  )
}
