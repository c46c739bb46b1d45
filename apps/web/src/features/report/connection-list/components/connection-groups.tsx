import type { ConnectionList } from '@merleg/contract/report/connection-list.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { HiddenNote } from '../../header/components/hidden-note.tsx'
import classes from '../connection-list.module.css'
import type { AskedConnections } from '../connection-list.queries.ts'
import { type ConnectionView, isListed, toggleListed } from '../connection-view.ts'
import { ConnectionGroupPanel } from './connection-group.tsx'

type ConnectionGroupsProps = {
  id: string
  data: ConnectionList
  view: ConnectionView
  asked: AskedConnections
  onViewChange: (changes: ConnectionView) => void
}

/** The groups, what is hidden of them, and what the marks mean. */
export function ConnectionGroups({ id, data, view, asked, onViewChange }: ConnectionGroupsProps) {
  const { t } = useTranslation('report/connection-list/page')
  const { number } = useFormat()
  const { groups, notes, notFollowed } = data
  if (groups.length === 0) return null
  return (
    <>
      <HiddenNote ended={groups.reduce((sum, { subtitle }) => sum + subtitle.inactive, 0)} />
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {notFollowed > 0 && <p className={classes.note}>{t('notFollowed', { number: number(notFollowed) })}</p>}
      {groups.map((group) => (
        <ConnectionGroupPanel
          key={`${group.id} ${asked.text ?? ''} ${asked.order ?? ''} ${asked.asOf ?? ''} ${String(asked.onlyValid)}`}
          companyId={id}
          group={group}
          asked={asked}
          scrollTo={view.scrollTo}
          isOpen={!isListed(view.closed, group.id)}
          isInFull={isListed(view.more, group.id)}
          onToggle={() => onViewChange({ closed: toggleListed(view.closed, group.id) })}
          onToggleMore={() => onViewChange({ more: toggleListed(view.more, group.id) })}
        />
      ))}
      <MarkLegend groups={groups} />
    </>
  )
}

function MarkLegend({ groups }: { groups: ConnectionList['groups'] }) {
  const { t } = useTranslation('report/connection-list/page')
  const marks = new Set(groups.flatMap(({ items }) => items.flatMap(({ icons }) => icons)))
  if (marks.size === 0) return null
  return (
    <dl className={classes.legend} aria-label={t('marks.title')}>
      {[...marks].map((mark) => (
        <div key={mark}>
          <dt className={classes.mark}>{mark}</dt>
          <dd>{t(`marks.${mark}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
