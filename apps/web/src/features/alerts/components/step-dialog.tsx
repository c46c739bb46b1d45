import { Button, Group, Modal, Textarea } from '@mantine/core'
import { ALERT_TEXT_MAX } from '@merleg/contract/alert-step'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../alerts.module.css'
import type { AskedStep, Inbox } from '../use-inbox.ts'
import { SnoozeChoices } from './snooze-choices.tsx'
import { UntakenList } from './untaken-list.tsx'

type StepDialogProps = { asked: AskedStep; inbox: Inbox }

/** Asks what a step needs: its reason, or the day until which it is put aside. */
export function StepDialog({ asked, inbox }: StepDialogProps) {
  const { t } = useTranslation(['alerts/page', 'ui/page'])
  const { action, alerts, untaken = [] } = asked
  const { stopAsking, answer } = inbox
  const isOwn = action === 'return' && alerts.every(({ proposedBy }) => proposedBy?.userId === inbox.userId)
  return (
    <Modal
      opened
      onClose={stopAsking}
      title={t(`actions.${isOwn ? 'withdraw' : action}`)}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <p className={classes.second}>
        {alerts.length === 1 ? alerts[0]?.company.name.value : t('reason.count', { count: alerts.length })}
      </p>
      <div role="alert">
        <UntakenList untaken={untaken} />
      </div>
      {action === 'snooze' ? (
        <SnoozeChoices
          alerts={alerts}
          isBusy={inbox.steps.isBusy}
          onChoose={(until) => void answer(asked, { action, until })}
        />
      ) : (
        <ReasonForm
          action={action}
          isBusy={inbox.steps.isBusy}
          onCancel={stopAsking}
          onSend={(text) => void answer(asked, { action, text })}
        />
      )}
    </Modal>
  )
}

const QUICK = ['known', 'irrelevant', 'limitLowered', 'contacted'] as const

type ReasonFormProps = {
  action: Exclude<AskedStep['action'], 'snooze'>
  isBusy: boolean
  onCancel: () => void
  onSend: (text: string) => void
}

function ReasonForm({ action, isBusy, onCancel, onSend }: ReasonFormProps) {
  const { t } = useTranslation(['alerts/page', 'ui/page'])
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const isNeeded = action === 'done' || action === 'propose'
  const isMissing = isNeeded && text.trim() === ''
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (!isMissing && !isBusy) onSend(text.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        data-autofocus
        label={t(`reason.${action}`)}
        required={isNeeded}
        rows={3}
        maxLength={ALERT_TEXT_MAX}
        value={text}
        error={isMissing && isChecked ? t('reason.required') : null}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }
        }}
      />
      {isNeeded && (
        <div className={classes.quick} role="group" aria-label={t('reason.quick')}>
          {QUICK.map((each) => {
            const reason = t(`reason.quickReasons.${each}`)
            return (
              <Button key={each} size="compact-xs" variant="light" onClick={() => setText(reason)}>
                {reason}
              </Button>
            )
          })}
        </div>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          {t('ui/page:actions.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t(`actions.${action}`)}
        </Button>
      </Group>
    </form>
  )
}
