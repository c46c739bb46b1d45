import type { PortfolioExposure } from '@merleg/contract/portfolio-exposure'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangeView, PortfolioView } from '../../../shared/address/portfolio-view.ts'
import { NumberField } from '../../../shared/typed-number/number-field.tsx'
import { readTypedNumber, writeTypedNumber } from '../../../shared/typed-number/typed-number.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showError } from '../../../shared/ui/toasts.ts'
import classes from '../portfolio.module.css'
import { useDeleteReceivables } from '../portfolio.queries.ts'
import { CurrencyExposure } from './currency-exposure.tsx'
import { ReceivableFaults } from './receivable-faults.tsx'
import { ReceivablesUpload } from './receivables-upload.tsx'

type ExposureProps = { exposure: PortfolioExposure | null; view: PortfolioView; onChange: ChangeView }

/** What the companies owe and what of it may be lost; without a list, how to upload one. */
export function ExposurePanel({ exposure, view, onChange }: ExposureProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  if (exposure === null)
    return (
      <Panel title={t('portfolio/words:exposure')}>
        <p className={classes.note}>{t('upload.text')}</p>
        <ReceivablesUpload label={t('upload.title')} />
      </Panel>
    )
  return (
    <Panel title={t('portfolio/words:exposure')} actions={<DeleteButton />}>
      <ListHead exposure={exposure} view={view} onChange={onChange} />
      {exposure.currencies.length === 0 && <p className={classes.note}>{t('receivables.empty')}</p>}
      {exposure.currencies.map((sum) => (
        <CurrencyExposure key={sum.currency} sum={sum} />
      ))}
      {exposure.faultCount > 0 && <ReceivableFaults count={exposure.faultCount} view={view} onChange={onChange} />}
      <details className={classes.replace}>
        <summary>{t('receivables.replace')}</summary>
        <p className={classes.note}>{t('upload.text')}</p>
        <ReceivablesUpload label={t('receivables.replace')} />
      </details>
    </Panel>
  )
}

function ListHead({
  exposure,
  view,
  onChange,
}: {
  exposure: PortfolioExposure
  view: PortfolioView
  onChange: ChangeView
}) {
  const { origin, assumption, notes, lossShare } = exposure
  return (
    <>
      <p className={classes.note}>{origin}</p>
      <LossShare key={lossShare} value={view.lossShare ?? lossShare * 100} onChange={onChange} />
      <p className={classes.note}>{assumption}</p>
      {notes.map((note) => (
        <p key={note} className={classes.warning}>
          {note}
        </p>
      ))}
    </>
  )
}

/** Per cent; worked out anew when it is confirmed by Enter or by leaving the field. */
function LossShare({ value, onChange }: { value: number; onChange: ChangeView }) {
  const { t } = useTranslation(['portfolio/page', 'ui/page'])
  const { locale } = usePreferences()
  const [typed, setTyped] = useState(() => writeTypedNumber(value, locale))
  const [isWrong, setIsWrong] = useState(false)
  const confirm = (): void => {
    const share = readTypedNumber(typed, locale)
    setIsWrong(Number.isNaN(share))
    if (share === null || Number.isNaN(share)) return
    const lossShare = Math.min(100, Math.max(1, Math.round(share * 10) / 10))
    setTyped(writeTypedNumber(lossShare, locale))
    if (lossShare !== value) onChange({ lossShare })
  }
  return (
    <form
      className={classes.lossShare}
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <NumberField
        size="xs"
        label={t('receivables.lossShare')}
        typed={typed}
        error={isWrong && t('ui/page:validation.number')}
        onTyped={setTyped}
        onLeave={confirm}
      />
    </form>
  )
}

function DeleteButton() {
  const { t } = useTranslation('portfolio/page')
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const removing = useDeleteReceivables()
  const close = () => setIsOpen(false)
  const remove = (): void =>
    removing.mutate(undefined, { onSuccess: close, onError: (error) => showError(errorText(error)) })
  return (
    <>
      <button type="button" className={classes.figure} onClick={() => setIsOpen(true)}>
        {t('receivables.delete')}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('receivables.deleteTitle')}
        confirmLabel={t('receivables.delete')}
        isBusy={removing.isPending}
        onConfirm={remove}
        onClose={close}
      >
        {t('receivables.deleteText')}
      </ConfirmDialog>
    </>
  )
}
