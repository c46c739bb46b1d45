import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../../shared/ui/filter-chips.tsx'
import { countByKind, countItems, filterYears, type TimelineFilter, type TimelineYear } from '../timeline-filter.ts'
import type { OpenYears } from '../use-open-years.ts'
import classes from './timeline-filters.module.css'

type TimelineFiltersProps = {
  years: readonly TimelineYear[]
  filter: TimelineFilter
  open: OpenYears
  onKindChange: (kind: TimelineFilter['kind']) => void
}

/** How many events there are, of which kinds; each of them narrows the line. */
export function TimelineFilters({ years, filter, open, onKindChange }: TimelineFiltersProps) {
  const { t } = useTranslation('report/timeline/page')
  const counts = countByKind(years, filter)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const shownYears = filterYears(years, filter)
  return (
    <div className={classes.filters}>
      <p className={classes.summary} role="status">
        <strong>{t('count', { count: countItems(shownYears) })}</strong>
      </p>
      {shownYears.length > 1 && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.opener}
          onClick={() => open.setAll(!open.areAllOpen)}
        >
          {t(open.areAllOpen ? 'closeAll' : 'openAll')}
        </Button>
      )}
      {counts.length > 1 && (
        <div className={classes.kinds}>
          <FilterChips
            label={t('filter.kinds')}
            options={[
              { value: undefined, label: t('kinds.all'), count: total },
              ...counts.map(({ kind, count }) => ({ value: kind, label: t(`kinds.${kind}`), count })),
            ]}
            value={filter.kind}
            onChange={onKindChange}
          />
        </div>
      )}
    </div>
  )
}
