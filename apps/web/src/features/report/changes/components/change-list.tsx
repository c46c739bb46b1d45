import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { filterChanges, type Changes, type ChangesFilter } from '../changes-filter.ts'
import { ChangeFilters } from './change-filters.tsx'
import { ChangeGroup } from './change-group.tsx'
import classes from './change-list.module.css'
import { StatementChanges } from './statement-changes.tsx'

type ChangeListProps = {
  id: string
  data: Changes
  filter: ChangesFilter
  isStale: boolean
  onFilterChange: (filter: ChangesFilter) => void
}

/** The changes by section, as far as the reader's filter lets them through. */
export function ChangeList({ id, data, filter, isStale, onFilterChange }: ChangeListProps) {
  const { t } = useTranslation('report/changes/page')
  const { groups, statements } = filterChanges(data, filter)
  const isUnchanged = data.groups.length === 0 && data.statements.length === 0
  const isFilteredOut = !isUnchanged && groups.length === 0 && statements.length === 0
  return (
    <div className={isStale ? classes.stale : undefined} aria-busy={isStale}>
      <KnowledgeNote data={data} />
      {isUnchanged ? (
        <Unchanged silence={data.silence} />
      ) : (
        <ChangeFilters data={data} filter={filter} onChange={onFilterChange} />
      )}
      {isFilteredOut && (
        <StateEmpty
          icon="filter"
          text={t('filter.none')}
          action={
            <Button variant="default" size="xs" onClick={() => onFilterChange({ kind: undefined, section: undefined })}>
              {t('filter.clear')}
            </Button>
          }
        />
      )}
      {(groups.length > 0 || statements.length > 0) && (
        <div className={classes.groups}>
          {groups.map((group) => (
            <ChangeGroup key={group.id} group={group} />
          ))}
          {statements.length > 0 && <StatementChanges id={id} changes={statements} />}
        </div>
      )}
      {!isUnchanged && <ToldNote silence={data.silence} />}
    </div>
  )
}

/** What a list of changes leaves open. */
function ToldNote({ silence }: Pick<Changes, 'silence'>) {
  const { t } = useTranslation('report/changes/page')
  if (silence === null || silence.level === 'none') return null
  return (
    <p className={classes.note}>
      {t('rest')} {silence.text}
    </p>
  )
}

function Unchanged({ silence }: Pick<Changes, 'silence'>) {
  const { t } = useTranslation('report/changes/page')
  if (silence === null) return <StateEmpty icon="calendar" title={t('empty.title')} text={t('empty.sameDay')} />
  return <StateSilence silence={silence} action={t('empty.hint')} />
}

/** Before a company was known there was nothing to know: told, lest it be taken for something that changed. */
function KnowledgeNote({ data: { view, from, knownAt, firstKnownOn } }: { data: Changes }) {
  const { t } = useTranslation('report/changes/page')
  const format = useFormat()
  const firstAsked = view === 'knowledge' ? from : knownAt
  if (firstKnownOn === null || firstAsked === null || firstAsked >= firstKnownOn) return null
  return <p className={classes.note}>{t('unknownThen', { date: format.date(firstKnownOn) })}</p>
}
