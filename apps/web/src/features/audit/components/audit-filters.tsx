import { NativeSelect } from '@mantine/core'
import type { AuditPage } from '@merleg/contract/audit.contract'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/form/day-field.tsx'
import classes from '../audit.module.css'
import type { AuditFilter } from '../audit.queries.ts'

type AuditFiltersProps = {
  filter: AuditFilter
  acts: AuditPage['acts']
  users: AuditPage['users']
  onChange: (change: AuditFilter) => void
}

/** What is asked of the trail: act, user and days. */
export function AuditFilters({ filter, acts, users, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit/page')
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('act')}
        value={filter.act ?? ''}
        data={[{ value: '', label: t('allActs') }, ...acts.map(({ act, text }) => ({ value: act, label: text }))]}
        onChange={(event) => onChange({ act: acts.find(({ act }) => act === event.currentTarget.value)?.act })}
      />
      <NativeSelect
        label={t('user')}
        value={filter.user ?? ''}
        data={[
          { value: '', label: t('allUsers') },
          ...users.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
        ]}
        onChange={(event) => onChange({ user: event.currentTarget.value || undefined })}
      />
      <DayField
        label={t('from')}
        value={filter.from}
        onChange={(from) => onChange({ from })}
        onClear={() => onChange({ from: undefined })}
      />
      <DayField
        label={t('to')}
        value={filter.to}
        onChange={(to) => onChange({ to })}
        onClear={() => onChange({ to: undefined })}
      />
    </div>
  )
}
