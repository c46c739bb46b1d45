import { Button, Checkbox, Group, Modal, PasswordInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import { endSession } from '../../../shared/session/current-user.ts'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import { useCloseAccount } from '../personal-data.queries.ts'

/** Asks for the password, says what goes and what stays, and closes the account. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['personal-data/page', 'ui/page'])
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [isAtOnce, setIsAtOnce] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const closing = useCloseAccount()
  const { fields, general } = useFormErrors(['password'])(closing.error)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (password === '' || closing.isPending) return
    const onSuccess = async ({ message }: { message: string }): Promise<void> => {
      showSuccess(message)
      onClose()
      if (!isAtOnce) return
      await endSession(queryClient)
      await navigate({ to: '/login' })
    }
    closing.mutate({ password, isAtOnce }, { onSuccess: (answer) => void onSuccess(answer) })
  }
  const missing = isChecked && password === ''
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('close.title')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <p>{t('close.goes')}</p>
        <p>{t('close.stays')}</p>
        <PasswordInput
          data-autofocus
          label={t('close.password')}
          autoComplete="current-password"
          required
          value={password}
          error={missing ? t('ui/page:validation.required', { value: t('close.password') }) : fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
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
    </Modal>
  )
}
