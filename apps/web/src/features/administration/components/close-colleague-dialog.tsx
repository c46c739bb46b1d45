import { Button, Checkbox, Group, Modal } from '@mantine/core'
import type { AdministeredUser } from '@merleg/contract/administration.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import classes from '../administration.module.css'
import { closeAccountOf, useUserChange } from '../administration.queries.ts'

/** Says what goes and what stays of a colleague, and closes his account: in 14 days, or at once. */
export function CloseColleagueDialog({ user, onClose }: { user: AdministeredUser; onClose: () => void }) {
  const { t } = useTranslation(['administration/page', 'ui/page'])
  const errorText = useErrorText()
  const [isAtOnce, setIsAtOnce] = useState(false)
  const closing = useUserChange(closeAccountOf, { isQuiet: true })
  const { run, dialog } = useConfirmation()
  const { general } = useFormErrors([])(closing.error)
  const { id, name, keyCount } = user
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const close = async (): Promise<void> => {
      await closing.mutateAsync({ id, isAtOnce })
      onClose()
    }
    // The dialog tells itself what was refused.
    void run(close, () => undefined)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={dialog === null}
      title={t('closeTitle')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <p className={classes.hint}>{t(isAtOnce ? 'closeAtOnceText' : 'closeText', { name })}</p>
        <p className={classes.hint}>{t('ui/page:closing.goes')}</p>
        <p className={classes.hint}>{t('ui/page:closing.stays')}</p>
        {keyCount > 0 && <p className={classes.hint}>{t('disableKeys', { count: keyCount })}</p>}
        <Checkbox
          data-autofocus
          mt="md"
          label={t('atOnce')}
          checked={isAtOnce}
          onChange={(event) => setIsAtOnce(event.currentTarget.checked)}
        />
        {general !== null && (
          <p role="alert" className={classes.fault}>
            {errorText(general)}
          </p>
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={closing.isPending}>
            {t(isAtOnce ? 'closeNow' : 'closeLater')}
          </Button>
        </Group>
      </form>
      {dialog}
    </Modal>
  )
}
