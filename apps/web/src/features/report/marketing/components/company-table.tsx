import { Button } from '@mantine/core'
import { type Key, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { DataTable, type DataColumn } from '../../../../shared/ui/data-table.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../marketing.module.css'

/** What no register tells. */
export const NOT_KNOWN = '–'

/** So many companies are drawn at first, and with each step. */
const ROWS_PER_STEP = 20

type CompanyTableProps<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  getRowKey: (row: Row) => Key
}

/** A table of companies, drawn in steps; what is no longer in force in the second ink. */
export function CompanyTable<Row extends { valid: boolean }>({ rows, ...table }: CompanyTableProps<Row>) {
  const { t } = useTranslation('report/marketing/page')
  const [steps, setSteps] = useState(1)
  const limit = steps * ROWS_PER_STEP
  const rest = rows.length - limit
  return (
    <>
      <DataTable
        {...table}
        rows={rows.slice(0, limit)}
        rowClassName={({ valid }) => (valid ? undefined : classes.ended)}
      />
      {rest > 0 && (
        <div className={classes.more}>
          <Button variant="default" size="xs" onClick={() => setSteps(steps + 1)}>
            {t('next', { count: Math.min(rest, ROWS_PER_STEP) })}
          </Button>
        </div>
      )}
    </>
  )
}

/** The name of a company, which leads to its report where there is one. */
export function CompanyName({ name, url }: { name: string; url: string | null }) {
  return (
    <ClampedText text={name}>
      <UrlLink url={url}>{name}</UrlLink>
    </ClampedText>
  )
}
