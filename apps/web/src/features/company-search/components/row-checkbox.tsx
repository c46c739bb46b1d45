import { Checkbox } from '@mantine/core'
import type { FoundRow } from '@merleg/contract/company-search.contract'
import { useTranslation } from 'react-i18next'
import type { RowSelection } from '../use-row-selection.ts'

type RowCheckboxProps = { row: FoundRow; rows: readonly FoundRow[]; selection: RowSelection }

/** Chooses a company; with the shift key all between this one and the one before. */
export function RowCheckbox({ row, rows, selection }: RowCheckboxProps) {
  const { t } = useTranslation('company-search/page')
  return (
    <Checkbox
      size="xs"
      aria-label={t('selectOf', { name: row.name.value })}
      checked={selection.has(row.companyId)}
      onChange={({ currentTarget, nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
        selection.choose(row, { isChosen: currentTarget.checked, within: isRange ? rows : null })
      }}
    />
  )
}
