import { Button, Group } from '@mantine/core'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { downloadPersonalData } from '@merleg/contract/personal-data.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../shared/confirmation/use-confirmation.tsx'
import { useFormat } from '../../shared/format/use-format.ts'
import { downloadUrl } from '../../shared/http/download.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'
import { CloseDialog } from './components/close-dialog.tsx'
import { personalDataQuery, useKeepAccount } from './personal-data.queries.ts'

/** On the profile: the own data as a download, and the closing of the account. */
export function PersonalDataPanel() {
  const { t } = useTranslation('personal-data/page')
  const { run, isRunning, dialog } = useConfirmation()
  const [isClosing, setIsClosing] = useState(false)
  const { data, error, refetch } = useQuery(personalDataQuery)
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonPanel rows={3} />
  if (data.isDemo)
    return (
      <Panel title={t('title')}>
        <p>{t('demo')}</p>
      </Panel>
    )
  return (
    <Panel title={t('title')}>
      <p>{t('download.text')}</p>
      <Button
        variant="default"
        loading={isRunning}
        leftSection={<Icon name="download" size={16} />}
        onClick={() => void run(() => downloadUrl(endpointUrl(downloadPersonalData, {})))}
      >
        {t('download.start')}
      </Button>
      <p>{t('close.text')}</p>
      {data.closingAt === null ? (
        <Group>
          <Button variant="default" onClick={() => setIsClosing(true)}>
            {t('close.open')}
          </Button>
        </Group>
      ) : (
        <ClosingNote closingAt={data.closingAt} isOwnWish={data.isOwnWish} />
      )}
      {dialog}
      {isClosing && <CloseDialog onClose={() => setIsClosing(false)} />}
    </Panel>
  )
}

function ClosingNote({ closingAt, isOwnWish }: { closingAt: string; isOwnWish: boolean }) {
  const { t } = useTranslation('personal-data/page')
  const format = useFormat()
  const errorText = useErrorText()
  const keeping = useKeepAccount()
  const keep = (): void =>
    keeping.mutate(undefined, {
      onSuccess: ({ message }) => showSuccess(message),
      onError: (error) => showError(errorText(error)),
    })
  return (
    <div role="status">
      <p>
        <strong>{t(isOwnWish ? 'close.due' : 'close.dueByOther', { date: format.dateTime(closingAt) })}</strong>
      </p>
      <Button loading={keeping.isPending} onClick={keep}>
        {t('close.undo')}
      </Button>
    </div>
  )
}
