import { useDebouncedValue } from '@mantine/hooks'
import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { CompanyScore } from '@merleg/domain/score/rate/company-score'
import type { CapOfAccounts } from '@merleg/domain/score/rate/score-caps'
import { useTranslation } from 'react-i18next'
import { RiskGauge } from '../../../../shared/ui/risk-gauge.tsx'
import { useScoreFormat } from '../use-score-format.ts'
import type { WhatIf } from '../use-what-if.ts'
import { type ChangedPart, findPartLabel, listChangedParts } from '../what-if.ts'
import classes from './what-if-result.module.css'

/** A screen reader is told when the sliders rest, not of every step. */
const QUIET_MS = 700

type WhatIfResultProps = { page: ScorePage; before: CompanyScore; whatIf: WhatIf }

/** Points, band and probability as they would be, and which parts of the points have changed. */
export function WhatIfResult({ page, before, whatIf: { score, isMoved } }: WhatIfResultProps) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  const points = score.points ?? 0
  const wasPoints = before.points ?? 0
  const label = page.bands.find(({ from, to }) => points >= from && points <= to)?.label ?? ''
  const probability = score.probabilities?.[12] ?? null
  const wasProbability = before.probabilities?.[12] ?? null
  const change = format.signed(points - wasPoints)
  const announcement = [
    t('whatIf.announce', { points, label, change }),
    probability === null ? '' : t('whatIf.announceProbability', { probability: format.probability(probability) }),
  ].join(' ')
  const [announced] = useDebouncedValue(isMoved ? announcement : '', QUIET_MS)
  return (
    <section className={classes.result} aria-label={t('whatIf.result')}>
      <div className={classes.head}>
        <RiskGauge
          value={points}
          label={label}
          bands={page.bands.map(({ band, from, to }) => ({ color: band, from, to }))}
          note={isMoved ? `${change} · ${t('whatIf.now', { points: wasPoints })}` : t('whatIf.result')}
        />
        {probability !== null && wasProbability !== null && (
          <p className={classes.probability}>
            {t('whatIf.probability')}: <strong>{format.probability(probability)}</strong>
            {isMoved && (
              <span className={classes.was}> ({t('whatIf.was', { value: format.probability(wasProbability) })})</span>
            )}
          </p>
        )}
      </div>
      <div className={classes.details}>
        {isMoved ? (
          <ChangedParts page={page} before={before} after={score} />
        ) : (
          <p className={classes.hint}>{t('whatIf.untouched')}</p>
        )}
      </div>
      <output className="visually-hidden">{announced}</output>
    </section>
  )
}

/** What may come only with the moved inputs: an end of the scale, the year before, or a cap that rests on accounts. */
function otherPartOf({ kind, key }: ChangedPart): 'scale' | 'earlier' | CapOfAccounts {
  if (kind === 'scale' || kind === 'earlier') return kind
  return key === 'negative-equity' ? 'negative-equity' : 'no-turnover'
}

function ChangedParts({ page, before, after }: { page: ScorePage; before: CompanyScore; after: CompanyScore }) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  const changed = listChangedParts(before, after)
  return (
    <>
      <h3 className={classes.title}>{t('whatIf.changes')}</h3>
      {changed.length === 0 && <p className={classes.hint}>{t('whatIf.noChanges')}</p>}
      <ul className={classes.changes}>
        {changed.map((part) => (
          <li key={`${part.kind} ${part.key}`}>
            <span>{findPartLabel(page.parts, part) ?? t(`whatIf.partOther.${otherPartOf(part)}`)}</span>
            <span className={part.points > 0 ? classes.gain : classes.loss}>{format.signed(part.points)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('whatIf.share')}</p>
    </>
  )
}
