import { STATEMENT_KINDS } from '@merleg/contract/address-words'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/form/day-field.tsx'
import classes from '../credits.module.css'
import type { StatementFilter } from '../credits.queries.ts'

type StatementFiltersProps = { filter: StatementFilter; onChange: (changes: StatementFilter) => void }

/** Which entries of which days; both days are included. */
export function StatementFilters({ filter, onChange }: StatementFiltersProps) {
  const { t } = useTranslation(['credits/page', 'credits/words'])
  return (
    <div className={classes.filter} role="group" aria-label={t('filter.label')}>
      <Select
        size="xs"
        label={t('filter.kind')}
        placeholder={t('filter.allKinds')}
        data={STATEMENT_KINDS.map((kind) => ({ value: kind, label: t(`credits/words:kinds.${kind}`) }))}
        value={filter.kind ?? null}
        onChange={(value) => onChange({ kind: STATEMENT_KINDS.find((kind) => kind === value) })}
        clearable
      />
      <DayField
        label={t('filter.from')}
        value={filter.from}
        onChange={(from) => onChange({ from })}
        onClear={() => onChange({ from: undefined })}
      />
      <DayField
        label={t('filter.to')}
        value={filter.to}
        onChange={(to) => onChange({ to })}
        onClear={() => onChange({ to: undefined })}
      />
    </div>
  )
}
