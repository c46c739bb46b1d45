import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { showError, showSuccess } from '../ui/toasts.ts'
import classes from './recovery-codes-dialog.module.css'

/** The recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['second-factor/page', 'ui/page'])
  const text = codes.join('\n')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess(t('codes.copied'))
    } catch {
      showError(t('ui/page:toasts.copyFailed'))
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('codes.title')}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <p className={classes.text}>{t('codes.text')}</p>
      <p className={classes.once}>{t('codes.once')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Mérleg\n${text}\n`)}`}
          download="merleg-recovery-codes.txt"
        >
          {t('codes.download')}
        </Button>
        <Button variant="default" leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('codes.kept')}
        </Button>
      </Group>
    </Modal>
  )
}
