import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../webhooks.module.css'

/** The secret that signs, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation(['webhooks/page', 'ui/page'])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret)
      // Without its value: a toast stays when the dialog is closed.
      showSuccess(t('secretCopied'))
    } catch {
      showError(t('ui/page:toasts.copyFailed'))
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('secret')}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <p className={classes.hint}>{t('secretOnce')}</p>
      <code className={classes.secret}>{secret}</code>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          leftSection={<Icon name="copy" size={16} />}
          data-autofocus
          onClick={() => void copy()}
        >
          {t('copySecret')}
        </Button>
        <Button onClick={onClose}>{t('secretKept')}</Button>
      </Group>
    </Modal>
  )
}
