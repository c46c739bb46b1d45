import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { getAlertMailState } from '@merleg/contract/alert-mails.contract'
import { PAGE_SIZES } from '@merleg/contract/paging'
import { type Settings, SettingsChange } from '@merleg/contract/settings.contract'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { storeAmountUnit } from '../../../shared/format/amount-unit.tsx'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useHasAccess } from '../../../shared/session/access.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../profile-settings.module.css'
import { useUpdateSettings } from '../settings.queries.ts'
import { AlertMailsChoice } from './alert-mails-choice.tsx'

type Flag = Exclude<keyof Settings, 'perPage' | 'alertMails'>

const REPORT_FLAGS = [
  'companyReportValidDetails',
  'companyReportOpenAll',
  'companyReportThousands',
  'companyReportHideHistory',
] as const
const MONITORING_FLAGS = [
  'monitoringNegativeEvents',
  'notificationOfCloses',
  'monitoringTable',
  'weeklyMonitoringReport',
] as const
const OTHER_FLAGS = ['salesView'] as const
/** Settings that hold for every user of the subscription (spec part 1 §6 "Settings levels"). */
const COMPANY_FLAGS: readonly Flag[] = ['monitoringNegativeEvents', 'notificationOfCloses']

/** What was touched and is not set so already. */
function listChanges(touched: SettingsChange, settings: Settings): SettingsChange {
  const known = new Map<string, unknown>(Object.entries(settings))
  return SettingsChange.parse(
    Object.fromEntries(Object.entries(touched).filter(([key, value]) => known.get(key) !== value)),
  )
}

/**
 * The nine settings in their groups, and the page size. What a reader did not touch follows the server and is not sent:
 * somebody else may have changed it meanwhile.
 */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings/page')
  const { t: tUi } = useTranslation('ui/page')
  const errorText = useErrorText()
  const [touched, setTouched] = useState<SettingsChange>({})
  const values = { ...settings, ...touched }
  const saving = useUpdateSettings()
  const mayWatch = useHasAccess()
  const sizeLabelId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const changed = listChanges(touched, settings)
  const isForEveryone = COMPANY_FLAGS.some((flag) => changed[flag] !== undefined)
  const save = (): void => {
    setIsAsking(false)
    saving.mutate(changed, {
      onSuccess: ({ message }) => {
        if (changed.companyReportThousands !== undefined) storeAmountUnit(changed.companyReportThousands)
        setTouched({})
        showSuccess(message)
      },
      onError: (error) => showError(errorText(error)),
    })
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isForEveryone) setIsAsking(true)
    else save()
  }
  const renderFlag = (flag: Flag, hint?: string) => (
    <Checkbox
      key={flag}
      name={flag}
      checked={values[flag]}
      onChange={(event) => setTouched({ ...touched, [flag]: event.currentTarget.checked })}
      description={COMPANY_FLAGS.includes(flag) ? [hint, t('companyLevelHint')].join(' ') : hint}
      label={
        <span className={classes.label}>
          {t(flag)}
          {COMPANY_FLAGS.includes(flag) && <span className={classes.level}>{t('companyLevel')}</span>}
        </span>
      }
    />
  )
  return (
    <form onSubmit={submit}>
      <Panel title={t('report')}>
        <div className={classes.group}>{REPORT_FLAGS.map((flag) => renderFlag(flag, t(`${flag}Hint`)))}</div>
      </Panel>
      <Panel title={t('monitoring')}>
        <div className={classes.group}>
          {mayWatch(getAlertMailState.access) && (
            <AlertMailsChoice
              value={touched.alertMails ?? settings.alertMails}
              onChange={(alertMails) => setTouched({ ...touched, alertMails })}
            />
          )}
          {MONITORING_FLAGS.map((flag) => renderFlag(flag, t(`${flag}Hint`)))}
        </div>
      </Panel>
      <Panel title={t('other')}>
        <div className={classes.group}>
          {OTHER_FLAGS.map((flag) => renderFlag(flag))}
          <div>
            <div id={sizeLabelId} className={classes.sizeLabel}>
              {t('perPage')}
            </div>
            <SegmentedControl
              aria-labelledby={sizeLabelId}
              value={String(values.perPage)}
              data={PAGE_SIZES.map(String)}
              onChange={(text) =>
                setTouched({ ...touched, perPage: PAGE_SIZES.find((size) => String(size) === text) ?? values.perPage })
              }
            />
          </div>
        </div>
      </Panel>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirmTitle')}
        confirmLabel={tUi('actions.save')}
        onConfirm={save}
        onClose={() => setIsAsking(false)}
      >
        {t('confirmText')}
      </ConfirmDialog>
      <div>
        <Button type="submit" loading={saving.isPending}>
          {tUi('actions.save')}
        </Button>
      </div>
    </form>
  )
}
