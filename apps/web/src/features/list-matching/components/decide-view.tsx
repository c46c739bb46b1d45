import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getMatchingRows } from '@merleg/contract/list-matching.contract'
import type { MatchRow } from '@merleg/contract/matching-rows'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showError } from '../../../shared/ui/toasts.ts'
import { type RowDecision, type RowsAsked, useDecideRow } from '../list-matching.queries.ts'
import classes from '../list-matching.module.css'
import { CandidateList } from './candidate-list.tsx'
import { GivenCells } from './given-cells.tsx'
import { GradeMark } from './grade-mark.tsx'
import { type DecideAction, readDecideKey } from './decide-keys.ts'

type Page = EndpointAnswer<typeof getMatchingRows>
type Move = { row: number | undefined; currentPage?: number }

type DecideViewProps = {
  asked: RowsAsked
  page: Page
  /** Number of the row that is decided now; the first one unless told. */
  active: number | undefined
  onMove: (next: Move) => void
}

/** Rows at the left, the candidates of one of them at the right: gone through and decided by the keyboard alone. */
export function DecideView({ asked, page, active, onMove }: DecideViewProps) {
  const { t } = useTranslation('list-matching/page')
  const list = useRef<HTMLDivElement>(null)
  const { row, act } = useDeciding({ asked, page, active, onMove })
  const idOf = useRowIds()
  const current = row?.row
  useEffect(() => {
    if (current !== undefined) document.getElementById(idOf(current))?.scrollIntoView({ block: 'nearest' })
  }, [current, idOf])
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  if (row === undefined) return null
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = readDecideKey(event, row)
    if (action === null) return
    event.preventDefault()
    act(action)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is in it
    <div className={classes.deciding} onKeyDown={onKeyDown} role="group" aria-label={t('decide.label')}>
      <div
        ref={list}
        className={classes.rows}
        role="listbox"
        aria-label={t('decide.rows')}
        aria-activedescendant={idOf(row.row)}
        tabIndex={0}
      >
        {page.rows.map((each) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the list
          <div
            key={each.row}
            tabIndex={-1}
            id={idOf(each.row)}
            role="option"
            aria-selected={each.row === row.row}
            className={each.row === row.row ? `${classes.row} ${classes.active}` : classes.row}
            onClick={() => onMove({ row: each.row })}
          >
            <RowLine row={each} />
          </div>
        ))}
      </div>
      <CandidateList row={row} onAct={act} />
    </div>
  )
}

function useRowIds(): (row: number) => string {
  const prefix = useId()
  const [idOf] = useState(() => (row: number) => `${prefix}-${row}`)
  return idOf
}

function RowLine({ row }: { row: MatchRow }) {
  return (
    <>
      <span className={classes.number}>{row.row}</span>
      <GivenCells row={row} />
      <span className={classes.decided}>
        {row.decision === 'open' ? (
          <GradeMark grade={row.grade.key} label={row.grade.value} />
        ) : (
          <>
            <Icon name={row.decision === 'company' ? 'check' : 'ban'} size={14} /> {row.decisionText}
          </>
        )}
      </span>
    </>
  )
}

/** The row that is decided now, and what is done about it; each decision is saved at once and can be undone. */
function useDeciding({ asked, page, active, onMove }: DecideViewProps) {
  const { t } = useTranslation('list-matching/page')
  const errorText = useErrorText()
  const deciding = useDecideRow(asked)
  const [undoable, setUndoable] = useState<readonly Pick<MatchRow, 'row' | 'decision' | 'company'>[]>([])
  const index = Math.max(
    0,
    page.rows.findIndex(({ row }) => row === active),
  )
  const row = page.rows[index]
  const step = (by: number): void => {
    const next = page.rows[index + by]
    if (next) onMove({ row: next.row })
    else if (by > 0 && asked.currentPage * asked.perPage < page.meta.count)
      onMove({ row: undefined, currentPage: asked.currentPage + 1 })
    else if (by < 0 && asked.currentPage > 1) onMove({ row: undefined, currentPage: asked.currentPage - 1 })
  }
  // Each decision tells its own failure, however many are on their way.
  const send = (decision: RowDecision, onFailure: () => void): void =>
    void deciding.mutateAsync(decision).catch((error: unknown) => {
      onFailure()
      showError(errorText(error))
    })
  const save = (of: MatchRow, decision: 'company' | 'none', companyId: string | null): void => {
    const before = { row: of.row, decision: of.decision, company: of.company }
    setUndoable((old) => [...old, before])
    send({ row: of.row, decision, companyId }, () => setUndoable((old) => old.filter((each) => each !== before)))
    step(1)
  }
  const undo = (): void => {
    const last = undoable.at(-1)
    if (last === undefined) return showError(t('decide.nothingToUndo'))
    setUndoable(undoable.slice(0, -1))
    const companyId = last.decision === 'company' ? (last.company?.companyId ?? null) : null
    const decision = last.decision === 'company' && companyId === null ? 'open' : last.decision
    send({ row: last.row, decision, companyId }, () => setUndoable((old) => [...old, last]))
    if (page.rows.some((each) => each.row === last.row)) onMove({ row: last.row })
  }
  const act = (action: DecideAction): void => {
    if (action.kind === 'move') step(action.by)
    else if (action.kind === 'undo') undo()
    else if (row !== undefined) save(row, action.companyId === null ? 'none' : 'company', action.companyId)
  }
  return { row, act }
}
