import { RESULT_ORDERS } from '@merleg/contract/address-words'
import { Button, Checkbox, Popover, Select } from '@mantine/core'
import { isLargestFirst, type SearchResults } from '@merleg/contract/company-search.contract'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { listResultColumns, RESULT_COLUMNS, type ResultColumn, type useResultColumns } from '../result-columns.ts'
import type { ResultsView } from '../results-view.ts'
import classes from '../search-results.module.css'

type ResultToolsProps = {
  variant: SearchVariant
  meta: SearchResults['meta']
  view: ResultsView
  onViewChange: (changes: ResultsView) => void
  columns: ReturnType<typeof useResultColumns>
}

/** By what the list is sorted, which way, and which columns it has. */
export function ResultTools({ variant, meta, view, onViewChange, columns }: ResultToolsProps) {
  const { t } = useTranslation('company-search/page')
  const { orderBy, orderOptions } = meta
  const direction = view.order ?? (isLargestFirst(orderBy) ? 'desc' : 'asc')
  return (
    <div className={classes.tools}>
      <Select
        size="xs"
        aria-label={t('orderBy')}
        leftSection={<Icon name="table" size={14} />}
        data={orderOptions.map(({ id, label }) => ({ value: id, label }))}
        value={orderBy}
        allowDeselect={false}
        onChange={(value) =>
          onViewChange({ orderBy: RESULT_ORDERS.find((order) => order === value), order: undefined })
        }
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} size={14} />}
        aria-label={t('changeOrder', { direction: t(`order.${direction}`) })}
        onClick={() => onViewChange({ orderBy, order: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {t(`order.${direction}`)}
      </Button>
      <ColumnChoice variant={variant} columns={columns} />
    </div>
  )
}

function ColumnChoice({ variant, columns }: Pick<ResultToolsProps, 'variant' | 'columns'>) {
  const { t } = useTranslation('company-search/page')
  const choose = (keys: readonly string[]): void =>
    columns.choose(RESULT_COLUMNS.filter((column: ResultColumn) => keys.includes(column)))
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button size="xs" variant="default" rightSection={<Icon name="chevron-down" size={14} />}>
          {t('chooseColumns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('chooseColumns')}>
        <Checkbox.Group value={[...columns.chosen]} onChange={choose} aria-label={t('chooseColumns')}>
          <div className={classes.columns}>
            {listResultColumns(variant).map((column) => (
              <Checkbox key={column} size="xs" value={column} label={t(`columns.${column}`)} />
            ))}
          </div>
        </Checkbox.Group>
        {columns.reset !== null && (
          <Button size="compact-sm" variant="subtle" mt="xs" onClick={columns.reset}>
            {t('resetColumns')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
