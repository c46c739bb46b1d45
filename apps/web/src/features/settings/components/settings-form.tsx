import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { getAlertMailState } from '@merleg/contract/alert-mails.contract'
import { PAGE_SIZES } from '@merleg/contract/paging'
import { type ShownSettings, SettingsChange } from '@merleg/contract/settings.contract'
import { SETTING_FLAGS, SETTING_NAMES, type SettingName } from '@merleg/domain/setting-flags'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
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

const flagsOf = (group: 'report' | 'monitoring' | 'other') =>
  SETTING_NAMES.filter((name) => SETTING_FLAGS[name].group === group)
const isForAll = (flag: SettingName): boolean => SETTING_FLAGS[flag].level === 'subscriber'

/** What was touched and is not set so already. */
function listChanges(touched: SettingsChange, settings: ShownSettings): SettingsChange {
  const known = new Map<string, unknown>(Object.entries(settings))
  return SettingsChange.parse(
    Object.fromEntries(Object.entries(touched).filter(([key, value]) => known.get(key) !== value)),
  )
}

/**
 * The nine settings in their groups, and the page size. What a reader did not touch follows the server and is not sent:
 * somebody else may have changed it meanwhile.
 */
export function SettingsForm({ settings }: { settings: ShownSettings }) {
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
  const isForEveryone = SETTING_NAMES.some((flag) => isForAll(flag) && changed[flag] !== undefined)
  const form = useFocusOnNamed()
  const companyHints = [t('companyLevelHint'), ...(settings.canChangeCompanySettings ? [] : [t('companyReadOnly')])]
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
  const renderFlag = (flag: SettingName) => (
    <Checkbox
      key={flag}
      id={flag}
      name={flag}
      checked={values[flag]}
      disabled={isForAll(flag) && !settings.canChangeCompanySettings}
      onChange={(event) => setTouched({ ...touched, [flag]: event.currentTarget.checked })}
      description={[t(`${flag}Hint`), ...(isForAll(flag) ? companyHints : [])].join(' ')}
      label={
        <span className={classes.label}>
          {t(flag)}
          {isForAll(flag) && <span className={classes.level}>{t('companyLevel')}</span>}
        </span>
      }
    />
  )
  return (
    <form ref={form} onSubmit={submit}>
      <Panel title={t('report')}>
        <div className={classes.group}>{flagsOf('report').map(renderFlag)}</div>
      </Panel>
      <Panel title={t('monitoring')}>
        <div className={classes.group}>
          {mayWatch(getAlertMailState.access) && (
            <AlertMailsChoice
              value={touched.alertMails ?? settings.alertMails}
              onChange={(alertMails) => setTouched({ ...touched, alertMails })}
            />
          )}
          {flagsOf('monitoring').map(renderFlag)}
        </div>
      </Panel>
      <Panel title={t('other')}>
        <div className={classes.group}>
          {flagsOf('other').map(renderFlag)}
          <div>
            <div id={sizeLabelId} className={classes.sizeLabel}>
              {t('perPage')}
            </div>
            <SegmentedControl
              aria-labelledby={sizeLabelId}
              aria-describedby={`${sizeLabelId}-hint`}
              value={String(values.perPage)}
              data={PAGE_SIZES.map(String)}
              onChange={(text) =>
                setTouched({ ...touched, perPage: PAGE_SIZES.find((size) => String(size) === text) ?? values.perPage })
              }
            />
            <p id={`${sizeLabelId}-hint`} className={classes.hint}>
              {t('perPageHint')}
            </p>
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

/** A setting that the address names is gone to: the command palette leads to each of them. */
function useFocusOnNamed() {
  const form = useRef<HTMLFormElement>(null)
  const named = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    const input = [...(form.current?.querySelectorAll('input') ?? [])].find(({ id }) => named !== '' && id === named)
    input?.focus()
    input?.scrollIntoView({ block: 'center' })
  }, [named])
  return form
}
