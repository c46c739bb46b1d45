import type { LastEvent, WatchedRow } from '@merleg/contract/watched-rows'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToldTitle } from '../../../shared/format/use-told-title.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../watch-list.module.css'

/** What was heard of a company last, each with its day and source; otherwise which sources are silent, and since when; and what is not followed. */
export function LastEvents({ row }: { row: WatchedRow }) {
  return (
    <>
      <Heard row={row} />
      {row.notFollowed !== null && <span className={classes.silence}>{row.notFollowed}</span>}
    </>
  )
}

function Heard({ row: { lastEvents, silence } }: { row: WatchedRow }) {
  if (lastEvents.length === 0) return <span className={classes.silence}>{silence ?? '–'}</span>
  return (
    <ul className={classes.events}>
      {lastEvents.map((event) => (
        <li key={event.id} className={classes.event} data-importance={event.importance}>
          <EventLine event={event} />
        </li>
      ))}
    </ul>
  )
}

const ICONS = { negative: 'warning', neutral: 'dot', positive: 'check' } as const

function EventLine({ event }: { event: LastEvent }) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const titleOf = useToldTitle()
  const { importance, detail, on, source } = event
  return (
    <>
      <Icon name={ICONS[importance]} size={14} />
      <span>
        {importance !== 'neutral' && <span className="visually-hidden">{t(`events.${importance}`)}: </span>}
        <span title={detail ?? undefined}>{titleOf(event)}</span>{' '}
        <small className={classes.source}>
          {format.date(on)} · {source}
        </small>
      </span>
    </>
  )
}
