import { Button, SegmentedControl } from '@mantine/core'
import type { ExportCalculation, StartedExport } from '@merleg/contract/list-export.contract'
import { listExportPage } from '@merleg/contract/pages'
import { EXPORT_FORMATS, type ExportFormat } from '@merleg/domain/list-export/export-size'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ApiError } from '../../../shared/http/api-error.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { PurchaseState } from '../../credits/purchase-state.widget.tsx'
import classes from '../list-export.module.css'
import { useFileSize } from '../use-file-size.ts'
import { toMinor, useForints } from '../use-forints.ts'

type PurchaseProps = {
  /** The start of the export as far as it is. */
  run: { data: StartedExport | undefined; error: Error | null; isPending: boolean }
  calculation: ExportCalculation
  isStale: boolean
  /** Offered at first. */
  format?: ExportFormat
  onStart: (format: ExportFormat) => void
  /** Back to the choice after a start, where there is one. */
  onAgain?: (() => void) | undefined
}

/** The last step of buying a list: its file, its price, and the export that was started. */
export function Purchase({ run, calculation, isStale, format: firstFormat = 'xlsx', onStart, onAgain }: PurchaseProps) {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const errorText = useErrorText()
  const [fileFormat, setFileFormat] = useState<ExportFormat>(firstFormat)
  const { quoteExpiresAt, canStart, price, balance, count, fileBytes, asOf } = calculation
  if (run.data !== undefined) return <Started {...run.data} onAgain={onAgain} />
  const named = { count, number: format.number(count), format: t(`formats.${fileFormat}`) }
  return (
    <div className={classes.purchase}>
      <FormatChoice value={fileFormat} fileBytes={fileBytes} onChange={setFileFormat} />
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
          onBuy={() => onStart(fileFormat)}
          onOpen={() => undefined}
        />
      )}
    </div>
  )
}

const isInsufficient = (error: Error): boolean => error instanceof ApiError && error.code === 'credit.insufficient'

type FormatChoiceProps = Pick<ExportCalculation, 'fileBytes'> & {
  value: ExportFormat
  onChange: (format: ExportFormat) => void
}

function FormatChoice({ value, fileBytes, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('list-export/page')
  const { t: tUi } = useTranslation('ui/page')
  const sizeOf = useFileSize()
  return (
    <>
      <div className={classes.format}>
        <SegmentedControl
          size="xs"
          aria-label={t('format')}
          data={EXPORT_FORMATS.map((one) => ({ value: one, label: t(`formats.${one}`) }))}
          value={value}
          onChange={(chosen) => onChange(EXPORT_FORMATS.find((one) => one === chosen) ?? 'xlsx')}
        />
        <span className={classes.note}>{t('size', { size: sizeOf(fileBytes[value]) })}</span>
      </div>
      {value === 'csv' && <p className={classes.note}>{tUi('files.csvCodes')}</p>}
    </>
  )
}

function Started({ id, outcome, message, price, onAgain }: StartedExport & Pick<PurchaseProps, 'onAgain'>) {
  const { t } = useTranslation('list-export/page')
  const forints = useForints()
  return (
    <div className={classes.started} role="status">
      <p>{message}</p>
      {outcome !== 'found' && <p>{t('started.price', { amount: forints(price) })}</p>}
      <UrlLink url={listExportPage(id)}>{t('started.open')}</UrlLink>
      {onAgain !== undefined && (
        <Button size="compact-sm" variant="subtle" onClick={onAgain}>
          {t('started.again')}
        </Button>
      )}
    </div>
  )
}
