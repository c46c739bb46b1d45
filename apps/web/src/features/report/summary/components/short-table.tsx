import { Button } from '@mantine/core'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../../shared/ui/data-table.tsx'

/** So many rows a card shows before it is asked for more; one or two more are not worth the asking. */
const FIRST_ROWS = 5
const WORTH_HIDING = 3

/** A table of a card: its first rows, the others on demand, so that cards side by side stay of one height. */
export function ShortTable<Row>({ rows, ...table }: ComponentProps<typeof DataTable<Row>>) {
  const { t } = useTranslation('common-ui')
  const [isWhole, setIsWhole] = useState(false)
  const isLong = rows.length >= FIRST_ROWS + WORTH_HIDING
  return (
    <>
      <DataTable {...table} rows={isLong && !isWhole ? rows.slice(0, FIRST_ROWS) : rows} />
      {isLong && (
        <div>
          <Button variant="subtle" size="compact-xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('actions.showLess') : t('actions.showRest', { count: rows.length - FIRST_ROWS })}
          </Button>
        </div>
      )}
    </>
  )
}
