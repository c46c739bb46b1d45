import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../webhooks.module.css'

const VERIFY = `import { Webhook } from 'standardwebhooks'

// body: the bytes as received, not parsed and written again
const event = new Webhook('whsec_…').verify(body, {
  'webhook-id': headers['webhook-id'],
  'webhook-timestamp': headers['webhook-timestamp'],
  'webhook-signature': headers['webhook-signature'],
})`

const STREAM = (origin: string) => `curl -N -H "Authorization: Bearer $TOKEN" \\
  "${origin}/api/monitoring/stream?after=0"`

/** How a receiver knows that an alert is ours, and how to read alerts where nothing can be received. */
export function VerifyExample() {
  const { t } = useTranslation('webhooks/page')
  return (
    <Panel title={t('how.title')}>
      <ul className={classes.rules}>
        <li>{t('how.answer')}</li>
        <li>{t('how.retries')}</li>
        <li>{t('how.repeated')}</li>
        <li>{t('how.signature')}</li>
      </ul>
      <Code label={t('how.verifyLabel')} text={VERIFY} />
      <p className={classes.hint}>{t('how.stream')}</p>
      <Code label={t('how.streamLabel')} text={STREAM(window.location.origin)} />
      <p className={classes.hint}>{t('how.pages')}</p>
    </Panel>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.small}>{label}</figcaption>
      <pre className={classes.code}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
