import { Button, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../../shared/ui/filter-chips.tsx'
import { countByKind, filterYears, type TimelineFilter, type TimelineYear } from '../timeline-filter.ts'
import type { OpenYears } from '../use-open-years.ts'
import classes from './timeline-filters.module.css'

type TimelineFiltersProps = {
  years: readonly TimelineYear[]
  filter: TimelineFilter
  open: OpenYears
  onChange: (changes: Partial<TimelineFilter>) => void
}

/** How many events there are, of which kinds; each of them narrows the line. */
export function TimelineFilters({ years, filter, open, onChange }: TimelineFiltersProps) {
  const { t } = useTranslation('report/timeline/page')
  const counts = countByKind(years, filter)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const shownYears = filterYears(years, filter)
  const shown = shownYears.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className={classes.filters}>
      <p className={classes.summary} role="status">
        <strong>{t('count', { count: shown })}</strong>
      </p>
      <Checkbox
        size="xs"
        label={t('filter.onlyValid')}
        checked={filter.onlyValid}
        onChange={(event) => onChange({ onlyValid: event.currentTarget.checked })}
      />
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
            onChange={(kind) => onChange({ kind })}
          />
        </div>
      )}
    </div>
  )
}
