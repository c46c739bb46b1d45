import { Button } from '@mantine/core'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { useTranslation } from 'react-i18next'
import { monthsBefore } from '@merleg/domain/calendar-days'
import { todayInHungary } from '../../../../shared/format/today.ts'
import { DayField } from '../../../../shared/form/day-field.tsx'
import type { CompanyDataView } from '../company-data.queries.ts'
import classes from './time-choice.module.css'

export type ShownDays = Pick<
  EndpointAnswer<typeof getCompanyData>,
  'asOf' | 'knownAt' | 'firstKnownOn' | 'lastStatementDay'
>

type TimeChoiceProps = { view: CompanyDataView; data: ShownDays; onViewChange: (changes: CompanyDataView) => void }

/** The two days a reader may choose, in plain words: of which day the state is, and as known when. */
export function TimeChoice({ view, data, onViewChange }: TimeChoiceProps) {
  const { t } = useTranslation('report/company-data/page')
  const today = todayInHungary()
  const { firstKnownOn, lastStatementDay } = data
  const { asOf, knownAt } = view
  return (
    <section className={classes.choice} aria-label={t('time.title')}>
      <div>
        <h3 className={classes.title}>{t('asOf')}</h3>
        <p className={classes.hint}>{t('time.asOfHint')}</p>
        <Presets
          label={`${t('asOf')}: ${t('time.presets')}`}
          chosen={asOf}
          presets={[
            { key: 'today', label: t('time.today'), day: undefined },
            { key: 'yearAgo', label: t('time.yearAgo'), day: monthsBefore(today, 12) },
            { key: 'fiveYearsAgo', label: t('time.fiveYearsAgo'), day: monthsBefore(today, 60) },
            { key: 'statement', label: t('time.statement'), day: lastStatementDay },
          ]}
          onChoose={(day) => onViewChange({ asOf: day })}
        />
      </div>
      <div>
        <h3 className={classes.title}>{t('time.knownAt')}</h3>
        <p className={classes.hint}>{t('time.knownAtHint')}</p>
        <div className={classes.field}>
          <DayField
            label={t('time.knownAt')}
            value={knownAt}
            max={today}
            onChange={(day) => onViewChange({ knownAt: day })}
            onClear={() => onViewChange({ knownAt: undefined })}
          />
          <Presets
            label={`${t('time.knownAt')}: ${t('time.presets')}`}
            chosen={knownAt}
            presets={[
              { key: 'now', label: t('time.now'), day: undefined },
              { key: 'yearAgo', label: t('time.yearAgo'), day: monthsBefore(today, 12) },
              { key: 'firstKnown', label: t('time.firstKnown'), day: firstKnownOn },
            ]}
            onChoose={(day) => onViewChange({ knownAt: day })}
          />
        </div>
      </div>
    </section>
  )
}

type PresetsProps = {
  label: string
  chosen: string | undefined
  /** A day of null is not known of this company; undefined is today. */
  presets: ReadonlyArray<{ key: string; label: string; day: string | null | undefined }>
  onChoose: (day: string | undefined) => void
}

function Presets({ label, chosen, presets, onChoose }: PresetsProps) {
  return (
    <div role="group" aria-label={label} className={classes.presets}>
      {presets.map(
        (preset) =>
          preset.day !== null && (
            <Button
              key={preset.key}
              variant={chosen === preset.day ? 'light' : 'subtle'}
              size="compact-xs"
              aria-pressed={chosen === preset.day}
              onClick={() => onChoose(preset.day ?? undefined)}
            >
              {preset.label}
            </Button>
          ),
      )}
    </div>
  )
}
