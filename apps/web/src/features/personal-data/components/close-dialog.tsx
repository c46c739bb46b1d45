import { Button, Checkbox, Group, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../../shared/confirmation/use-confirmation.tsx'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import { endSession } from '../../../shared/session/current-user.ts'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import { useCloseAccount } from '../personal-data.queries.ts'

/** Says what goes and what stays, and closes the account of who proves that it is his. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['personal-data/page', 'ui/page'])
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAtOnce, setIsAtOnce] = useState(false)
  const closing = useCloseAccount()
  const { run, dialog } = useConfirmation()
  const { general } = useFormErrors([])(closing.error)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (closing.isPending) return
    const close = async (): Promise<void> => {
      const { message } = await closing.mutateAsync({ isAtOnce })
      showSuccess(message)
      onClose()
      if (!isAtOnce) return
      await endSession(queryClient)
      await navigate({ to: '/login' })
    }
    // The dialog tells itself what was refused.
    void run(close, () => undefined)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={dialog === null}
      title={t('close.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <p>{t('ui/page:closing.goes')}</p>
        <p>{t('ui/page:closing.stays')}</p>
        <Checkbox
          mt="md"
          label={t('close.atOnce')}
          checked={isAtOnce}
          onChange={(event) => setIsAtOnce(event.currentTarget.checked)}
        />
        {general !== null && <p role="alert">{errorText(general)}</p>}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={closing.isPending}>
            {t(isAtOnce ? 'close.submitAtOnce' : 'close.submit')}
          </Button>
        </Group>
      </form>
      {dialog}
    </Modal>
  )
}
