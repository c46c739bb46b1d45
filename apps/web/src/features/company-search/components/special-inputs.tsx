import { toIsoDay } from '@merleg/domain/company-search/saved-day'
import { Autocomplete, Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { CRITERION_TEXT_MAX_LENGTH } from '@merleg/contract/company-search-query'
import { GEO_RADIUS_MAX_KM, geoPlaces } from '@merleg/contract/search.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { readFilterDay, writeFilterDay } from '../filter-day.ts'
import { optionsOf } from '../criterion-options.ts'
import classes from '../search-form.module.css'
import { OptionSelect } from './choice-input.tsx'
import type { DraftKinds } from '../draft-kinds.ts'
import type { CriterionInputProps } from './criterion-input.ts'

/** Yes or indifferent. */
export function CriterionFlag({ label, value, onChange }: CriterionInputProps<DraftKinds['flag']>) {
  return (
    <Checkbox
      className={classes.flag}
      label={label}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

/** So many months back from today, by the day on which accounts were filed. */
export function CriterionMonths({ label, value, onChange, faultOf }: CriterionInputProps<DraftKinds['months']>) {
  const { t } = useTranslation('company-search/page')
  return (
    <TextInput
      label={label}
      description={t('filedDays')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('monthsPlaceholder')}
      rightSection={<span className={classes.unit}>{t('months')}</span>}
      rightSectionWidth="7rem"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={value}
      error={faultOf('')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

const DAYS = ['start', 'end'] as const

/** Kinds of information, with the days between which they were so. */
export function CriterionInfo({
  id,
  label,
  value,
  onChange,
  faultOf,
  prefill,
  reader,
}: CriterionInputProps<DraftKinds['info']>) {
  const { t } = useTranslation('company-search/page')
  const format = useFormat()
  const tidy = (end: 'start' | 'end'): void => {
    const day = readFilterDay(value[end], reader)
    const text = day === null ? value[end] : writeFilterDay(day, reader)
    if (text !== value[end]) onChange({ ...value, [end]: text })
  }
  return (
    <div className={classes.info}>
      <OptionSelect
        label={t('infoTypes', { label })}
        value={value.type}
        fault={faultOf('type') ?? faultOf('')}
        options={optionsOf(id, prefill)}
        onChange={(type) => onChange({ ...value, type })}
      />
      {DAYS.map((end) => {
        const day = readFilterDay(value[end], reader)
        return (
          <TextInput
            key={end}
            label={t(`info.${end}`)}
            placeholder={t('dayPattern')}
            value={value[end]}
            error={faultOf(end)}
            description={day === null ? undefined : format.date(toIsoDay(day))}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            maxLength={40}
            onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value })}
            onBlur={() => tidy(end)}
          />
        )
      })}
    </div>
  )
}

const SUGGESTION_DELAY_MS = 150

/** Around a settlement, which is proposed while its name is typed. */
export function CriterionPlace({ label, value, onChange, faultOf }: CriterionInputProps<DraftKinds['place']>) {
  const { t } = useTranslation('company-search/page')
  const [typed] = useDebouncedValue(value.settlement.trim(), SUGGESTION_DELAY_MS)
  const { data } = useQuery({
    ...endpointQuery(geoPlaces, { query: { query: typed } }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const chosen = data?.settlements.find(({ name }) => name === value.settlement.trim())
  const hasNoPosition = chosen !== undefined && !chosen.hasCoordinates && value.radiusKm.trim() !== ''
  return (
    <div className={classes.place}>
      <Autocomplete
        label={label}
        placeholder={t('settlementPlaceholder')}
        data={typed === '' ? [] : [...new Set(data?.settlements.map(({ name }) => name))]}
        maxLength={CRITERION_TEXT_MAX_LENGTH}
        value={value.settlement}
        error={faultOf('settlement') ?? faultOf('')}
        description={hasNoPosition ? t('noCoordinates') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(settlement) => onChange({ ...value, settlement })}
      />
      <TextInput
        label={t('radius')}
        placeholder={t('radiusPlaceholder', { limit: GEO_RADIUS_MAX_KM })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={value.radiusKm}
        error={faultOf('radiusKm')}
        onChange={(event) => onChange({ ...value, radiusKm: event.currentTarget.value })}
      />
    </div>
  )
}
