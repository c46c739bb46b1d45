import type { TimelineAlert, TimelineItem } from '@merleg/contract/report/timeline.contract'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from './timeline-item-row.module.css'
import { TimelineRows } from './timeline-rows.tsx'

type TimelineItemRowProps = {
  item: TimelineItem
  /** The address leads to it. */
  isNamed: boolean
  /** The subscriber's alert to it. */
  alert: TimelineAlert | undefined
  isPrinting: boolean
}

/** One event: its day, what happened, what the entry says, where it comes from. */
export function TimelineItemRow({ item, isNamed, alert, isPrinting }: TimelineItemRowProps) {
  const { t } = useTranslation(['report/timeline/page', 'alerts/words'])
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isNamed) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isNamed])
  const { action, count, date, title, link, icon, tone, valid, rows, provenance } = item
  return (
    <li
      ref={place}
      tabIndex={-1}
      className={[classes.item, !valid && classes.ended, isNamed && classes.named].filter(Boolean).join(' ')}
      aria-current={isNamed || undefined}
    >
      <span className={`${classes.mark} ${classes[tone]}`}>
        <Icon name={icon} size={16} />
      </span>
      <div className={classes.what}>
        <div className={classes.head}>
          <time className={classes.date} dateTime={item.on}>
            {date}
          </time>
          <ClampedText text={title}>
            <UrlLink url={link} className={classes.title}>
              {title}
            </UrlLink>
          </ClampedText>
          {tone !== 'neutral' && (
            // Good news is told by its title and sign; bad news is not to be missed.
            <span className={tone === 'negative' ? classes.tone : 'visually-hidden'}>{t(`tones.${tone}`)}</span>
          )}
          {!valid && action !== 'ended' && <span className={classes.state}>{t('ended')}</span>}
          {alert !== undefined && (
            <Link to="/monitoring/inbox" search={{ alert: alert.id }} className={classes.alert}>
              <Icon name="bell" size={12} /> {t('alert', { state: t(`alerts/words:states.${alert.state}`) })}
            </Link>
          )}
          <ProvenanceHint provenance={provenance} label={`${title}, ${date}`} figure="whole" />
        </div>
        <TimelineRows rows={rows} isList={count > 1} isPrinting={isPrinting} />
      </div>
    </li>
  )
}
