import { Button, SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ExportCalculation } from '@merleg/contract/list-export.contract'
import { listExportPage } from '@merleg/contract/pages'
import { listChosenColumns } from '@merleg/domain/list-export/export-columns'
import { EXPORT_FORMATS, type ExportFormat } from '@merleg/domain/list-export/export-size'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { ApiError } from '../../shared/http/api-error.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { PurchaseState } from '../credits/purchase-state.widget.tsx'
import { ColumnChoice } from './components/column-choice.tsx'
import { PreviewRows } from './components/preview-rows.tsx'
import { PriceTable } from './components/price-table.tsx'
import classes from './list-export.module.css'
import { calculationQuery, useRunExport } from './list-export.queries.ts'
import { useExportChoice } from './use-export-choice.ts'
import { useFileSize } from './use-file-size.ts'
import { toMinor } from './use-forints.ts'

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
          <Purchase run={run} calculation={data} selected={settled} isStale={isStale} />
        </>
      )}
    </>
  )
}

type PurchaseProps = {
  run: ReturnType<typeof useRunExport>
  calculation: ExportCalculation
  selected: ReturnType<typeof useExportChoice>['selected']
  isStale: boolean
}

function Purchase({ run, calculation, selected, isStale }: PurchaseProps) {
  const { t } = useTranslation('list-export/page')
  const { t: tUi } = useTranslation('ui/page')
  const format = useFormat()
  const errorText = useErrorText()
  const sizeOf = useFileSize()
  const [fileFormat, setFileFormat] = useState<ExportFormat>('xlsx')
  const { quoteId, quoteExpiresAt, canStart, price, balance, count, fileBytes, asOf } = calculation
  if (run.data !== undefined) return <Started {...run.data} onAgain={run.reset} />
  const named = { count, number: format.number(count), format: t(`formats.${fileFormat}`) }
  return (
    <div className={classes.purchase}>
      <div className={classes.format}>
        <SegmentedControl
          size="xs"
          aria-label={t('format')}
          data={EXPORT_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
          value={fileFormat}
          onChange={(value) => setFileFormat(EXPORT_FORMATS.find((one) => one === value) ?? 'xlsx')}
        />
        <span className={classes.note}>{t('size', { size: sizeOf(fileBytes[fileFormat]) })}</span>
      </div>
      {fileFormat === 'csv' && <p className={classes.note}>{tUi('files.csvCodes')}</p>}
      <p className={classes.note} role="status">
        {isStale ? t('prices.updating') : t('prices.quote', { time: format.dateTime(quoteExpiresAt) })}
      </p>
      <p className={classes.note}>{t('prices.asOf', { time: format.dateTime(asOf) })}</p>
      {run.error !== null && !isInsufficient(run.error) && <p role="alert">{errorText(run.error)}</p>}
      {canStart && (
        <PurchaseState
          title={t('product', named)}
          account="normal"
          price={toMinor(price)}
          balance={toMinor(balance)}
          boughtAt={null}
          isBusy={isStale || run.isPending}
          error={run.error}
          buyLabel={t('start')}
          onBuy={() => run.mutate({ selected, quoteId, format: fileFormat })}
          onOpen={() => undefined}
        />
      )}
    </div>
  )
}

const isInsufficient = (error: Error): boolean => error instanceof ApiError && error.code === 'credit.insufficient'

type StartedProps = { id: string; message: string; onAgain: () => void }

function Started({ id, message, onAgain }: StartedProps) {
  const { t } = useTranslation('list-export/page')
  return (
    <div className={classes.started} role="status">
      <p>{message}</p>
      <UrlLink url={listExportPage(id)}>{t('started.open')}</UrlLink>
      <Button size="compact-sm" variant="subtle" onClick={onAgain}>
        {t('started.again')}
      </Button>
    </div>
  )
}
