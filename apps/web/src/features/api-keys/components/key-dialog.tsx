import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../api-keys.module.css'

/** The key, this once. */
export function KeyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('api-keys/page')
  const { t: tUi } = useTranslation('ui/page')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      // Without its value: a toast stays when the dialog is closed.
      showSuccess(t('copied'))
    } catch {
      showError(tUi('toasts.copyFailed'))
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('key')}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': tUi('actions.close') }}
    >
      <p className={classes.hint}>{t('keyOnce')}</p>
      <code className={classes.key}>{text}</code>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          leftSection={<Icon name="copy" size={16} />}
          data-autofocus
          onClick={() => void copy()}
        >
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('kept')}</Button>
      </Group>
    </Modal>
  )
}
