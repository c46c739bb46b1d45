import type { ScorePage, ScorePartRow } from '@merleg/contract/report/score.contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import type { PartStep } from '../part-steps.ts'
import { useScoreFormat } from '../use-score-format.ts'
import { PartCourse } from './part-course.tsx'
import { PartDetails } from './part-details.tsx'
import classes from './parts-table.module.css'
import { TypicalStrip } from './typical-strip.tsx'

type PartRowProps = {
  step: PartStep
  page: ScorePage
  reach: { from: number; to: number }
  isOpen: boolean
  onToggle: () => void
}

/** A part with its value, the usual value in the sector and its points; pressed, it opens into its reasons. */
export function PartRow({ step, page, reach, isOpen, onToggle }: PartRowProps) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  const detailsId = useId()
  const { part } = step
  return (
    <>
      <tr role="row" className={isOpen ? `${classes.row} ${classes.open}` : classes.row} data-part={part.key}>
        <th role="rowheader" scope="row" className={classes.name}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
            <span>{part.label}</span>
          </button>
          {part.kind === 'register' && <span className={classes.expert}>{t('parts.expert')}</span>}
        </th>
        {part.kind === 'factor' ? (
          <FactorCells part={part} page={page} />
        ) : (
          <td role="cell" colSpan={2} className={classes.reason}>
            {part.reason}
          </td>
        )}
        <td role="cell" className={classes.course}>
          <PartCourse step={step} reach={reach} />
        </td>
        <td role="cell" className={`${classes.points} ${toneOf(step)}`}>
          {part.kind === 'base' ? format.number(part.points) : format.signed(part.points)}
        </td>
      </tr>
      {isOpen && (
        <tr role="row" id={detailsId} className={classes.details}>
          <td role="cell" colSpan={5}>
            <PartDetails part={part} page={page} />
          </td>
        </tr>
      )}
    </>
  )
}

/** The company's value beside the usual one of its sector. */
function FactorCells({ part, page }: { part: ScorePartRow; page: ScorePage }) {
  const format = useScoreFormat(page)
  return (
    <>
      <td role="cell" className={classes.value}>
        <span className={part.value === null ? classes.nothing : undefined}>{format.value(part.value, part.unit)}</span>
        {part.origin !== null && <ProvenanceHint provenance={part.origin} label={part.label} />}
      </td>
      <td role="cell" className={classes.typical}>
        <Typical part={part} page={page} />
      </td>
    </>
  )
}

function Typical({ part, page }: { part: ScorePartRow; page: ScorePage }) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  if (part.typical === null) return null
  const { lowerQuartile, median, upperQuartile } = part.typical
  const middle = t('parts.typicalMiddle', {
    lower: format.value(lowerQuartile, part.unit),
    upper: format.value(upperQuartile, part.unit),
  })
  return (
    <span className={classes.sector} title={middle}>
      <span className={classes.median}>
        <span className={classes.narrow} aria-hidden>
          {t('parts.median')}{' '}
        </span>
        {format.value(median, part.unit)}
      </span>
      <span className="visually-hidden">{middle}</span>
      <TypicalStrip part={part} />
    </span>
  )
}

function toneOf({ part: { kind, points } }: PartStep): string | undefined {
  if (kind === 'base' || points === 0) return undefined
  return points > 0 ? classes.gain : classes.loss
}
