import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { FilterChips } from '../../../../shared/ui/filter-chips.tsx'
import { countByKind, STATEMENT_SECTION, type Changes, type ChangesFilter } from '../changes-filter.ts'
import { ChangeKindIcon } from './change-kind.tsx'
import classes from './change-filters.module.css'

type ChangeFiltersProps = { data: Changes; filter: ChangesFilter; onChange: (filter: ChangesFilter) => void }

/** How many changes there are, of which kinds and in which sections; each of them narrows the list. */
export function ChangeFilters({ data, filter, onChange }: ChangeFiltersProps) {
  const { t } = useTranslation(['report/changes/page', 'report/changes/words'])
  const format = useFormat()
  const counts = countByKind(data)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const days = { from: format.date(data.from), to: format.date(data.to) }
  const kinds = [
    { value: undefined, count: total, label: t('filter.all') },
    ...counts.map(({ kind, count }) => ({
      value: kind,
      count,
      label: t(`report/changes/words:kinds.${kind}`),
      icon: <ChangeKindIcon kind={kind} />,
    })),
  ]
  return (
    <div className={classes.filters}>
      <p className={classes.summary} role="status">
        <strong>{t('count', { count: total })}</strong> {t('summary', days)}
      </p>
      <FilterChips
        label={t('filter.kinds')}
        options={kinds}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <NativeSelect
        size="xs"
        className={classes.section}
        aria-label={t('filter.section')}
        value={filter.section ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ section: value === '' ? undefined : value })}
        data={[
          { value: '', label: t('filter.allSections') },
          ...data.groups.map(({ id, title, changes }) => ({ value: id, label: `${title} (${changes.length})` })),
          ...(data.statements.length > 0
            ? [{ value: STATEMENT_SECTION, label: `${t('statements')} (${data.statements.length})` }]
            : []),
        ]}
      />
    </div>
  )
}
