import { Checkbox } from '@mantine/core'
import type { Alert } from '@merleg/contract/alert'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToldTitle } from '../../../shared/format/use-told-title.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../alerts.module.css'
import type { Inbox } from '../use-inbox.ts'
import { ImportanceMark } from './importance-mark.tsx'

type AlertRowProps = { alert: Alert; isCompanyShown: boolean; inbox: Inbox }

/** An alert in a line: its worst event, whose it is; pressed, it is read beside the list. */
export function AlertRow({ alert, isCompanyShown, inbox }: AlertRowProps) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const titleOf = useToldTitle()
  const row = useRef<HTMLLIElement>(null)
  const { id, company, events, eventCount, importance, heardAt } = alert
  const isChosen = inbox.search.alert === id
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const [first] = events
  const title = first === undefined ? t('unknownEvent') : titleOf(first)
  return (
    <li ref={row} className={classes.row} data-chosen={isChosen || undefined}>
      <Checkbox
        size="xs"
        className={classes.check}
        aria-label={t('selectOf', { name: `${company.name.value}: ${title}` })}
        checked={inbox.marked.has(id)}
        onChange={(event) => inbox.mark([id], event.currentTarget.checked)}
      />
      <button
        type="button"
        className={classes.open}
        aria-current={isChosen || undefined}
        onClick={() => inbox.choose(id)}
      >
        <ImportanceMark importance={importance} />
        <span className={classes.told}>
          {isCompanyShown && <span className={classes.companyName}>{company.name.value}</span>}
          <span className={classes.title}>{title}</span>
          {first !== undefined && (first.before !== null || first.after !== null) && (
            <span className={classes.change}>
              {first.before !== null && <s>{first.before}</s>}
              {first.before !== null && first.after !== null && <span aria-hidden> › </span>}
              {first.after}
            </span>
          )}
          <RowMarks alert={alert} others={Math.max(0, eventCount - 1)} />
        </span>
        <time className={classes.when} dateTime={heardAt}>
          {format.day(heardAt)}
        </time>
      </button>
    </li>
  )
}

function RowMarks({ alert, others }: { alert: Alert; others: number }) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { assignee, snoozedUntil, proposedBy, decidedBy, decidedAt, isByRule, ruleNames, state } = alert
  const marks = [
    ...(others > 0 ? [t('more', { count: others })] : []),
    ...(isByRule ? [[t('byRule'), ruleNames.join(', ')].filter((part) => part !== '').join(': ')] : []),
    ...(snoozedUntil === null ? [] : [t('snoozedUntil', { day: format.day(snoozedUntil) })]),
    ...(state === 'proposed' && proposedBy !== null ? [t('proposedBy', { name: proposedBy.name })] : []),
    ...(decidedBy === null ? [] : [t('decidedBy', { name: decidedBy.name, moment: format.dateTime(decidedAt) })]),
  ]
  if (marks.length === 0 && assignee === null) return null
  return (
    <span className={classes.marks}>
      {assignee !== null && (
        <span className={classes.assignee}>
          <Icon name="user" size={12} />
          <span className="visually-hidden">{t('assignedTo', { name: '' })}</span> {assignee.name}
        </span>
      )}
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </span>
  )
}
