import type { ScorePage, ScorePartRow } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { ProvenanceList } from '../../../../shared/ui/provenance-list.tsx'
import { useScoreFormat } from '../use-score-format.ts'
import classes from './part-details.module.css'

type PartDetailsProps = { part: ScorePartRow; page: Pick<ScorePage, 'accounts'> }

/** What a part means, why it has these points, which values have the same, how far it can go, and its sources. */
export function PartDetails({ part, page }: PartDetailsProps) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  const rows: ReadonlyArray<readonly [label: string, text: string | null]> = [
    // The others tell it in their row.
    [t('details.why'), part.kind === 'factor' ? part.reason : null],
    [t('details.meaning'), part.definition],
    [t('details.bin'), useBinText(part, page)],
    [
      t('details.range'),
      part.range &&
        t('details.rangeBetween', {
          lowest: format.signed(part.range.lowest),
          highest: format.signed(part.range.highest),
        }),
    ],
    [
      t('details.sector'),
      part.typical &&
        t('details.sectorText', {
          median: format.value(part.typical.median, part.unit),
          lower: format.value(part.typical.lowerQuartile, part.unit),
          upper: format.value(part.typical.upperQuartile, part.unit),
          sector: part.typical.sector,
          companies: format.number(part.typical.companyCount),
        }),
    ],
  ]
  return (
    <dl className={classes.details}>
      {rows.map(
        ([label, text]) =>
          text !== null &&
          text !== '' && (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
      {part.origin !== null && (
        <div className={classes.fact}>
          <dt>{t('details.source')}</dt>
          <dd>
            {part.origin.derivation !== null && <p className={classes.derivation}>{part.origin.derivation}</p>}
            <ProvenanceList sources={part.origin.sources} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The values that give the same points, in words; null for what has no bins. */
function useBinText({ bin, unit, kind, value }: ScorePartRow, page: PartDetailsProps['page']): string | null {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  if (kind === 'factor' && value === null) return t('details.binMissing')
  if (bin === null) return null
  const { from, below } = bin
  if (from !== null && below !== null) {
    return t('details.binBetween', { from: format.value(from, unit), below: format.value(below, unit) })
  }
  if (from !== null) return t('details.binFrom', { from: format.value(from, unit) })
  return below === null ? null : t('details.binBelow', { below: format.value(below, unit) })
}
