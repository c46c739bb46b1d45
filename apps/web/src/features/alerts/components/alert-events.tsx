import { Button } from '@mantine/core'
import type { AlertEvent, WholeAlert } from '@merleg/contract/alert'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ClampedText } from '../../../shared/ui/clamped-text.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../alerts.module.css'
import { ImportanceMark } from './importance-mark.tsx'

/** So many events are drawn at first, and with each step: a merger may tell of hundreds. */
const EVENTS_PER_STEP = 20

/** What happened, each with what was before, and who told it when. */
export function AlertEvents({ alert: { events, source, heardAt } }: { alert: WholeAlert }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const [limit, setLimit] = useState(EVENTS_PER_STEP)
  const rest = events.length - limit
  return (
    <div>
      <h3 className={classes.part}>{t('events')}</h3>
      {events.length === 0 && <p>{t('unknownEvent')}</p>}
      <ol className={classes.events}>
        {events.slice(0, limit).map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- events have no identity and keep their order
          <EventItem key={index} event={event} />
        ))}
      </ol>
      {rest > 0 && (
        <Button variant="subtle" size="compact-xs" onClick={() => setLimit(limit + EVENTS_PER_STEP)}>
          {t('showMoreEvents', { count: rest })}
        </Button>
      )}
      <p className={classes.second}>
        {source === null ? t('derived') : t('source', { source })} · {t('heard', { moment: format.dateTime(heardAt) })}
      </p>
    </div>
  )
}

function EventItem({ event }: { event: AlertEvent }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { title, before, after, importance, toldAs, on, url } = event
  return (
    <li className={classes.event}>
      <ImportanceMark importance={importance} />
      <div>
        <p className={classes.eventTitle}>
          <UrlLink url={url}>{title}</UrlLink>
          <time className={classes.second} dateTime={on}>
            {t('eventOn', { date: format.date(on) })}
          </time>
        </p>
        {(before !== null || after !== null) && (
          <dl className={classes.values}>
            {before !== null && (
              <>
                <dt>{t('before')}</dt>
                <dd>
                  <ClampedText text={before} />
                </dd>
              </>
            )}
            <dt>{t('after')}</dt>
            <dd>{after === null ? t('gone') : <ClampedText text={after} />}</dd>
          </dl>
        )}
        {toldAs !== 'news' && <p className={classes.toldAs}>{t(`toldAs.${toldAs}`)}</p>}
      </div>
    </li>
  )
}
