import { Select } from '@mantine/core'
import type { CompanyStatus } from '@merleg/domain/company-status'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { searchFiltersQuery } from '../search.queries.ts'
import classes from './result-filters.module.css'

type Filter = { status?: CompanyStatus | undefined; county?: string | undefined }
type ResultFiltersProps = {
  filter: Filter
  /** Left out where the place of the seat is what is searched for. */
  hasCounty: boolean
  onChange: (filter: Filter) => void
}

/** Narrows the results to a status and to the seats of a county. */
export function ResultFilters({ filter, hasCounty, onChange }: ResultFiltersProps) {
  const { t } = useTranslation('search/page')
  const { data } = useQuery(searchFiltersQuery())
  const statuses = data?.statuses.map(({ id, value }) => ({ value: id, label: value })) ?? []
  return (
    <div className={classes.filters} role="group" aria-label={t('filters.label')}>
      <Select
        label={t('filters.status')}
        placeholder={t('filters.anyStatus')}
        data={statuses}
        value={filter.status ?? null}
        onChange={(status) => onChange({ ...filter, status: status ?? undefined })}
        clearable
      />
      {hasCounty && (
        <Select
          label={t('filters.county')}
          placeholder={t('geo.anyCounty')}
          data={data?.counties ?? []}
          value={filter.county ?? null}
          onChange={(county) => onChange({ ...filter, county: county ?? undefined })}
          clearable
          searchable
        />
      )}
    </div>
  )
}
