import { Radio } from '@mantine/core'
import { ALERT_MAIL_FREQUENCIES, type AlertMailFrequency } from '@merleg/domain/alert-mail-rounds'
import { useTranslation } from 'react-i18next'
import { AlertMailsState } from '../../alert-mails/alert-mails-state.widget.tsx'
import classes from '../profile-settings.module.css'

type AlertMailsChoiceProps = { value: AlertMailFrequency; onChange: (value: AlertMailFrequency) => void }

/** How often to be mailed of alerts, with what each choice means, and whether the mails arrive. */
export function AlertMailsChoice({ value, onChange }: AlertMailsChoiceProps) {
  const { t } = useTranslation('settings/page')
  const choose = (text: string): void => onChange(ALERT_MAIL_FREQUENCIES.find((one) => one === text) ?? value)
  return (
    <>
      <Radio.Group name="alertMails" label={t('alertMails')} value={value} onChange={choose}>
        <div className={classes.choices}>
          {ALERT_MAIL_FREQUENCIES.map((frequency) => (
            <Radio
              key={frequency}
              value={frequency}
              label={t(`alertMailChoices.${frequency}.label`)}
              description={t(`alertMailChoices.${frequency}.hint`)}
            />
          ))}
        </div>
      </Radio.Group>
      <AlertMailsState />
    </>
  )
}
