import { NativeSelect } from '@mantine/core'
import type { ChangeKind } from '@merleg/contract/report/changes.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { countByKind, STATEMENT_SECTION, type Changes, type ChangesFilter } from '../changes-filter.ts'
import { ChangeKindIcon } from './change-kind.tsx'
import classes from './change-filters.module.css'

type ChangeFiltersProps = { data: Changes; filter: ChangesFilter; onChange: (filter: ChangesFilter) => void }

/** How many changes there are, of which kinds and in which sections; each of them narrows the list. */
export function ChangeFilters({ data, filter, onChange }: ChangeFiltersProps) {
  const { t } = useTranslation(['report/changes-page', 'report/changes'])
  const format = useFormat()
  const counts = countByKind(data)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const days = { from: format.date(data.from), to: format.date(data.to) }
  const kinds: ReadonlyArray<{ kind: ChangeKind | undefined; count: number; label: string }> = [
    { kind: undefined, count: total, label: t('filter.all') },
    ...counts.map(({ kind, count }) => ({ kind, count, label: t(`report/changes:kinds.${kind}`) })),
  ]
  return (
    <div className={classes.filters}>
      <p className={classes.summary} role="status">
        <strong>{t('count', { count: total })}</strong> {t('summary', days)}
      </p>
      <div className={classes.kinds} role="group" aria-label={t('filter.kinds')}>
        {kinds.map(({ kind, count, label }) => (
          <button
            key={kind ?? 'all'}
            type="button"
            className={classes.kind}
            aria-pressed={filter.kind === kind}
            onClick={() => onChange({ kind })}
          >
            {kind !== undefined && <ChangeKindIcon kind={kind} />}
            {label} <span className={classes.count}>{format.number(count)}</span>
          </button>
        ))}
      </div>
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
