import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { SEARCH_TEXT_MAX_LENGTH, SEARCH_TEXT_MIN_LENGTH } from '@merleg/contract/search.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companySuggestionsQuery } from '../list-matching.queries.ts'

const SUGGESTION_DELAY_MS = 150

/** Another company, found by typing. */
export function CompanyFinder({ onChoose }: { onChoose: (companyId: string) => void }) {
  const { t } = useTranslation('list-matching/page')
  const [text, setText] = useState('')
  const [typed] = useDebouncedValue(text.trim(), SUGGESTION_DELAY_MS)
  const isLong = typed.length >= SEARCH_TEXT_MIN_LENGTH && typed.length <= SEARCH_TEXT_MAX_LENGTH
  const { data } = useQuery({ ...companySuggestionsQuery(typed), enabled: isLong })
  const options = (isLong ? (data?.results ?? []) : []).map(({ companyId, name, address, taxNumber }) => ({
    value: companyId,
    label: [name.value, taxNumber, address].filter((part) => part !== null).join(' · '),
  }))
  return (
    <Select
      size="xs"
      label={t('decide.find')}
      placeholder={t('decide.findPlaceholder')}
      searchable
      data={options}
      filter={({ options: all }) => all}
      value={null}
      searchValue={text}
      onSearchChange={setText}
      nothingFoundMessage={t(isLong ? 'decide.notFound' : 'decide.typeMore')}
      onChange={(companyId) => {
        if (companyId !== null) onChoose(companyId)
      }}
    />
  )
}
