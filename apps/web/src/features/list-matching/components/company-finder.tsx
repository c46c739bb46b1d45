import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSuggestionHint, useSuggestions } from '../../../shared/suggestions/use-suggestions.ts'

/** Another company, found by typing. */
export function CompanyFinder({ onChoose }: { onChoose: (companyId: string) => void }) {
  const { t } = useTranslation('list-matching/page')
  const [text, setText] = useState('')
  const found = useSuggestions(text)
  const hint = useSuggestionHint(found)
  const options = found.suggestions.map(({ companyId, name, address, taxNumber }) => ({
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
      nothingFoundMessage={hint}
      onChange={(companyId) => {
        if (companyId !== null) onChoose(companyId)
      }}
    />
  )
}
