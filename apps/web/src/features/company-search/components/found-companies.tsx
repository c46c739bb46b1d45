import { Button, Checkbox } from '@mantine/core'
import type { SearchResults } from '@merleg/contract/company-search.contract'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Pager } from '../../../shared/ui/pager.tsx'
import { CompareSelection } from '../../comparison/compare-selection.widget.tsx'
import { WatchSelection } from '../../watch-list/watch-selection.widget.tsx'
import { useResultColumns } from '../result-columns.ts'
import type { ResultsView } from '../results-view.ts'
import lists from '../../../shared/ui/company-list.module.css'
import classes from '../search-results.module.css'
import { type RowSelection, useRowSelection } from '../use-row-selection.ts'
import { ResultTable } from './result-table.tsx'
import { ResultTools } from './result-tools.tsx'

type FoundCompaniesProps = {
  variant: SearchVariant
  found: SearchResults
  isStale: boolean
  view: ResultsView
  onViewChange: (changes: ResultsView) => void
}

/** The list with what stands around it: count, state of the data, order, columns, choice, pages. */
export function FoundCompanies({ variant, found, isStale, view, onViewChange }: FoundCompaniesProps) {
  const { t } = useTranslation('company-search/page')
  const format = useFormat()
  const { results, notes, meta } = found
  const columns = useResultColumns(variant, view.orderBy)
  const selection = useRowSelection()
  return (
    <section className={lists.list} aria-label={t('tableCaption')}>
      <div className={classes.head}>
        <p className={classes.summary} role="status">
          <strong>{t('hits', { count: meta.count, formatted: format.number(meta.count) })}</strong>
          {' · '}
          {t('asOf', { moment: format.dateTime(meta.asOf) })}
        </p>
        <ResultTools variant={variant} meta={meta} view={view} onViewChange={onViewChange} columns={columns} />
      </div>
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      <SelectionBar found={found} selection={selection} />
      <ResultTable variant={variant} rows={results} columns={columns.shown} selection={selection} isStale={isStale} />
      <Pager
        count={meta.count}
        currentPage={meta.currentPage}
        perPage={meta.perPage}
        onPageChange={(currentPage) => onViewChange({ currentPage })}
        onPerPageChange={(perPage) => onViewChange({ perPage })}
      />
    </section>
  )
}

function SelectionBar({ found: { results }, selection }: { found: SearchResults; selection: RowSelection }) {
  const { t } = useTranslation('company-search/page')
  const count = selection.companies.length
  const onPage = results.filter(({ companyId }) => selection.has(companyId)).length
  return (
    <div className={lists.selection}>
      <Checkbox
        size="xs"
        label={t('selectPage')}
        checked={onPage > 0 && onPage === results.length}
        indeterminate={onPage > 0 && onPage < results.length}
        onChange={(event) => selection.chooseAll(results, event.currentTarget.checked)}
      />
      <span role="status">{count > 0 && t('selected', { count })}</span>
      {count > 0 && (
        <>
          <WatchSelection companyIds={selection.companies.map(({ id }) => id)} />
          <CompareSelection companies={selection.companies} />
          <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
            {t('unselect')}
          </Button>
        </>
      )}
    </div>
  )
}
