import { Button } from '@mantine/core'
import type { MarkedTimeline } from '@merleg/contract/report/timeline.contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { usePrinting } from '../../../../shared/ui/use-printing.ts'
import { HiddenNote } from '../../header/components/hidden-note.tsx'
import { countItems, filterYears, type TimelineFilter } from '../timeline-filter.ts'
import { useOpenYears } from '../use-open-years.ts'
import { TimelineCompany } from './timeline-company.tsx'
import { TimelineFilters } from './timeline-filters.tsx'
import classes from './timeline-view.module.css'
import { TimelineYear } from './timeline-year.tsx'
import { YearJumps } from './year-jumps.tsx'

type TimelineViewProps = {
  id: string
  data: MarkedTimeline
  filter: TimelineFilter
  onKindChange: (kind: TimelineFilter['kind']) => void
}

/** The company, the reader's filter, the years, and what is not on the line. */
export function TimelineView({ id, data, filter, onKindChange }: TimelineViewProps) {
  const { t } = useTranslation('report/timeline/page')
  const { hl } = filter
  const years = filterYears(data.years, filter)
  const ended = countItems(filterYears(data.years, { ...filter, onlyValid: false })) - countItems(years)
  const open = useOpenYears(years, hl)
  const isPrinting = usePrinting()
  const isEmpty = data.years.length === 0
  const alerts = new Map(data.alerts.map((alert) => [alert.item, alert]))
  return (
    <>
      <TimelineCompany company={data.company} />
      {isEmpty ? (
        <StateSilence silence={data.silence} />
      ) : (
        <TimelineFilters years={data.years} filter={filter} open={open} onKindChange={onKindChange} />
      )}
      <HiddenNote ended={ended} />
      {!isEmpty && years.length === 0 && (
        <StateEmpty
          icon="filter"
          text={t('filter.none')}
          action={
            filter.kind !== undefined && (
              <Button variant="default" size="xs" onClick={() => onKindChange(undefined)}>
                {t('filter.clear')}
              </Button>
            )
          }
        />
      )}
      {years.length > 0 && (
        <div className={years.length > 1 ? classes.columns : undefined}>
          {years.length > 1 && <YearJumps years={years} onJump={open.open} />}
          <div className={classes.years}>
            {years.map((year) => (
              <TimelineYear
                key={year.year}
                year={year}
                isOpen={open.isOpen(year.year)}
                named={hl}
                alerts={alerts}
                isPrinting={isPrinting}
                onToggle={() => open.toggle(year.year)}
              />
            ))}
          </div>
        </div>
      )}
      {!isEmpty && data.silence.level !== 'none' && (
        <p className={classes.note}>
          {t('rest')} {data.silence.text}
        </p>
      )}
      {data.undated !== null && (
        <p className={classes.note}>
          {data.undated.text}{' '}
          {data.undated.negative > 0 && (
            <>
              <Link to="/report/$id/negative-info" params={{ id }}>
                {t('negativeInfo')}
              </Link>{' '}
            </>
          )}
          <Link to="/report/$id/company-data" params={{ id }}>
            {t('companyData')}
          </Link>
        </p>
      )}
    </>
  )
}
