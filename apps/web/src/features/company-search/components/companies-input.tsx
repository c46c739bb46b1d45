import { MultiSelect } from '@mantine/core'
import { SIMILAR_TO_MAX } from '@merleg/contract/company-search-query'
import { autocomplete } from '@merleg/contract/search.contract'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { useSuggestionHint, useSuggestions } from '../../../shared/suggestions/use-suggestions.ts'
import classes from '../search-form.module.css'
import type { DraftKinds } from '../draft-kinds.ts'
import type { CriterionInputProps } from './criterion-input.ts'

const toNameQuery = (id: string) => ({
  ...endpointQuery(autocomplete, { query: { query: id } }),
  retry: false,
  staleTime: Infinity,
})

/** Names of companies by their ids: as they were chosen, else as the quick search knows them. */
export function useCompanyNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const found = useQueries({ queries: ids.map((id) => toNameQuery(id)) })
  return new Map(
    ids.map((id, index) => {
      const company = found[index]?.data?.results.find(({ companyId }) => companyId === id)
      return [id, company?.name.value ?? id]
    }),
  )
}

/** Companies that others are to be like, chosen by typing. */
export function CriterionCompanies({ label, value, onChange, faultOf }: CriterionInputProps<DraftKinds['companies']>) {
  const { t } = useTranslation('company-search/page')
  const [text, setText] = useState('')
  const found = useSuggestions(text)
  const hint = useSuggestionHint(found)
  const names = useCompanyNames(value)
  const suggested = found.suggestions
    .filter(({ companyId }) => !value.includes(companyId))
    .map(({ companyId, name, address }) => ({
      value: companyId,
      label: address === null ? name.value : `${name.value} · ${address}`,
    }))
  const chosen = value.map((id) => ({ value: id, label: names.get(id) ?? id }))
  return (
    <MultiSelect
      className={classes.wide}
      label={label}
      description={t('similarHint', { limit: SIMILAR_TO_MAX })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={value.length === 0 ? t('similarPlaceholder') : undefined}
      data={[...chosen, ...suggested]}
      value={[...value]}
      maxValues={SIMILAR_TO_MAX}
      error={faultOf('')}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': t('clearField', { label }) }}
      // The server finds by more than the beginning of a name.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      nothingFoundMessage={hint}
      maxDropdownHeight={280}
      onChange={onChange}
    />
  )
}
