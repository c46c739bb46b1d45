import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useMemo } from 'react'
import { prepareWhatIf, findMoves, inputsOfLift } from '../what-if.ts'
import { writeMoves } from '../what-if-address.ts'
import type { PartOrder } from '../part-steps.ts'
import { ChangePanel } from './change-panel.tsx'
import { ClassicalPanel } from './classical-panel.tsx'
import { CreditLimitCard } from './credit-limit-card.tsx'
import { HistoryPanel, YearsPanel } from './history-panels.tsx'
import { LiftsPanel } from './lifts-panel.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { ProbabilityCard } from './probability-card.tsx'
import { RatingCard } from './rating-card.tsx'
import classes from './score-board.module.css'
import { WHAT_IF_ID, WhatIfPanel } from './what-if-panel.tsx'

/** What of the page stands in the address. */
export type ScoreView = { order: PartOrder; openParts: readonly string[]; whatIf: string | undefined }

type ScoreBoardProps = {
  page: ScorePage
  points: number
  companyName: string
  view: ScoreView
  onShow: (changes: Partial<ScoreView>) => void
}

/** A rating with its reasons, what would change it, and what it was. */
export function ScoreBoard({ page, points, companyName, view, onShow }: ScoreBoardProps) {
  const basis = useMemo(() => prepareWhatIf(page), [page])
  const tryLift =
    typeof basis === 'string'
      ? null
      : (lift: ScorePage['lifts'][number]): void => {
          onShow({ whatIf: writeMoves(findMoves(basis.accounts.inputs, inputsOfLift(basis, lift))) })
          showWhatIf()
        }
  const hasAccounts = page.basis === 'statement'
  return (
    <div className={classes.page}>
      <div className={hasAccounts ? classes.head : undefined}>
        <RatingCard page={page} points={points} />
        {hasAccounts && (
          <div className={classes.beside}>
            <ProbabilityCard page={page} />
            <CreditLimitCard page={page} />
          </div>
        )}
      </div>
      <PartsPanel page={page} points={points} order={view.order} openParts={view.openParts} onShow={onShow} />
      {hasAccounts && (
        <div className={view.whatIf === undefined ? classes.screen : undefined}>
          <WhatIfPanel
            page={page}
            basis={basis}
            address={{ text: view.whatIf, onChange: (whatIf) => onShow({ whatIf }) }}
          />
        </div>
      )}
      {hasAccounts && <LiftsPanel page={page} onTry={tryLift} />}
      {page.change !== null && <ChangePanel page={page} change={page.change} points={points} />}
      <FormerRatings page={page} companyName={companyName} />
    </div>
  )
}

/** What it was, and what others would say: known of companies without a rating too. */
export function FormerRatings({ page, companyName }: Pick<ScoreBoardProps, 'page' | 'companyName'>) {
  return (
    <>
      <div className={classes.pair}>
        {page.years.length > 0 && <YearsPanel page={page} companyName={companyName} />}
        {page.history.length > 0 && <HistoryPanel page={page} />}
      </div>
      {page.classical.length > 0 && <ClassicalPanel page={page} />}
    </>
  )
}

/** Brings what would be into view, and the keyboard to it. */
function showWhatIf(): void {
  const panel = document.getElementById(WHAT_IF_ID)
  panel?.scrollIntoView({ block: 'start' })
  panel?.focus({ preventScroll: true })
}
