import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { MessageForm } from './components/message-form.tsx'
import { useSendMessage } from './requests.queries.ts'
import classes from './send-message.module.css'

const route = getRouteApi('/main/send-message')

/** A message to customer service. */
export function SendMessagePage() {
  const { t } = useTranslation('requests/page')
  const { from } = route.useSearch()
  const sending = useSendMessage()
  return (
    <div className={classes.page}>
      <PageHeading title={t('message.title')} />
      {sending.isSuccess ? (
        <Panel title={t('message.sent')}>
          <p className={classes.text} role="status">
            {sending.data.notification}
          </p>
          <div>
            <Button variant="default" onClick={() => sending.reset()}>
              {t('message.another')}
            </Button>
          </div>
        </Panel>
      ) : (
        <Panel title={t('message.label')}>
          <MessageForm from={from} sending={sending} />
        </Panel>
      )}
    </div>
  )
}
