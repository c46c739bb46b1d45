import { Select } from '@mantine/core'
import type { Portfolio } from '@merleg/contract/portfolio.contract'
import { useTranslation } from 'react-i18next'
import { type ChangeView, isNarrowed, NO_FIGURE, type PortfolioView } from '../../../shared/address/portfolio-view.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DayField } from '../../../shared/form/day-field.tsx'
import classes from '../portfolio.module.css'

type FilterBarProps = { view: PortfolioView; portfolio: Portfolio | undefined; isStale: boolean; onChange: ChangeView }

/** Which companies and which two days. */
export function PortfolioFilterBar({ view, portfolio, isStale, onChange }: FilterBarProps) {
  const { t } = useTranslation('portfolio/page')
  const format = useFormat()
  const importances = portfolio?.meta.importances ?? []
  const labels = portfolio?.meta.labels ?? []
  const { count = 0, watchedCount = 0, missingCount = 0 } = portfolio?.meta ?? {}
  return (
    <div className={classes.filter} role="group" aria-label={t('filter.label')}>
      <Select
        size="xs"
        label={t('filter.importance')}
        placeholder={t('filter.any')}
        data={importances.map(({ key, label }) => ({ value: key, label }))}
        value={view.importance ?? null}
        onChange={(value) => onChange({ ...NO_FIGURE, importance: importances.find(({ key }) => key === value)?.key })}
        clearable
      />
      <Select
        size="xs"
        label={t('filter.labels')}
        placeholder={t('filter.any')}
        data={[...new Set([...labels, ...(view.label === undefined ? [] : [view.label])])]}
        value={view.label ?? null}
        onChange={(value) => onChange({ ...NO_FIGURE, label: value ?? undefined })}
        clearable
        searchable
      />
      <DayField
        label={t('filter.from')}
        value={view.from ?? portfolio?.moves.from}
        onChange={(from) => onChange({ ...NO_FIGURE, from })}
        onClear={() => onChange({ ...NO_FIGURE, from: undefined })}
      />
      <DayField
        label={t('filter.to')}
        value={view.to ?? portfolio?.moves.to}
        onChange={(to) => onChange({ ...NO_FIGURE, to })}
        onClear={() => onChange({ ...NO_FIGURE, to: undefined })}
      />
      {portfolio && !isStale && (
        <p className={classes.count} role="status">
          {isNarrowed(view)
            ? t('filteredCount', { number: format.number(count), total: format.number(watchedCount - missingCount) })
            : t('count', { count, number: format.number(count) })}
          {missingCount > 0 && ` · ${t('missing', { count: missingCount, number: format.number(missingCount) })}`}
        </p>
      )}
    </div>
  )
}
