import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listExportPage } from '@merleg/contract/pages'
import { listChosenColumns } from '@merleg/domain/list-export/export-columns'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { ColumnChoice } from './components/column-choice.tsx'
import { PreviewRows } from './components/preview-rows.tsx'
import { PriceTable } from './components/price-table.tsx'
import { Purchase } from './components/purchase.tsx'
import classes from './list-export.module.css'
import { calculationQuery, useRunExport } from './list-export.queries.ts'
import { useExportChoice } from './use-export-choice.ts'

const DEBOUNCE_MS = 300

/** May this user take lists along? Who may not does not see that there are any. */
export function useMayExport(): boolean {
  return !usePreferences().claims.includes('MarketingLetoltesTiltas')
}

type ExportPanelProps = { searchId: string; isOpen: boolean; onOpen: () => void }

/** Buying the list of what a search found (spec part 1 §4 "Export panel"); worked out once it is opened. */
export function ExportPanel({ searchId, isOpen, onOpen }: ExportPanelProps) {
  const { t } = useTranslation('list-export/page')
  return (
    <Panel
      title={t('title')}
      className={classes.panel}
      actions={<UrlLink url={listExportPage()}>{t('ownLists')}</UrlLink>}
    >
      <p className={classes.intro}>{t('intro')}</p>
      {isOpen ? <OpenPanel searchId={searchId} /> : <Button onClick={onOpen}>{t('compose')}</Button>}
    </Panel>
  )
}

function OpenPanel({ searchId }: { searchId: string }) {
  const { t } = useTranslation('list-export/page')
  const { selected, change } = useExportChoice()
  const [settled] = useDebouncedValue(selected, DEBOUNCE_MS)
  const hasColumns = listChosenColumns(selected).length > 0
  // Here and not by the button, which goes where the price cannot be worked out: what was begun is not begun again.
  const run = useRunExport(searchId)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...calculationQuery({ searchId, selected: settled }),
    enabled: listChosenColumns(settled).length > 0,
  })
  const isStale = isPlaceholderData || isFetching || settled !== selected
  return (
    <>
      <ColumnChoice
        selected={selected}
        onChange={(flag, isOn) => {
          // What was refused was another list.
          if (run.isError) run.reset()
          change(flag, isOn)
        }}
      />
      {!hasColumns && (
        <p className={classes.note} role="alert">
          {t('noColumns')}
        </p>
      )}
      {hasColumns && error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {hasColumns && error === null && data === undefined && <SkeletonTable columns={5} />}
      {hasColumns && error === null && data !== undefined && (
        <>
          <PriceTable calculation={data} isStale={isStale} />
          <PreviewRows searchId={searchId} selected={settled} />
          <Purchase
            run={run}
            calculation={data}
            isStale={isStale}
            onStart={(format) => run.mutate({ selected: settled, quoteId: data.quoteId, format })}
            onAgain={run.reset}
          />
        </>
      )}
    </>
  )
}
