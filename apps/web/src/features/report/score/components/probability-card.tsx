import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { useScoreFormat } from '../use-score-format.ts'
import classes from './probability-card.module.css'

/** Where a bar is full, for every company alike: bars of two pages can be laid side by side. */
const FULL_BAR = 0.5

/** How likely a failure is within each horizon, in per cent, as a bar and in companies. */
export function ProbabilityCard({ page }: { page: ScorePage }) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  const { probabilities } = page
  if (probabilities === null) {
    return (
      <Panel title={t('probability.title')}>
        <p className={classes.none}>{t('probability.none')}</p>
      </Panel>
    )
  }
  return (
    <Panel
      title={t('probability.title')}
      actions={
        <ProvenanceHint
          provenance={{ derivation: probabilities.baseRateText, sources: [] }}
          label={t('probability.baseRate')}
        />
      }
    >
      <dl className={classes.list}>
        {probabilities.horizons.map(({ months, probability }) => (
          <div key={months} className={classes.horizon}>
            <dt>{t('probability.months', { months })}</dt>
            <dd>
              <span className={classes.figure}>{format.probability(probability)}</span>
              <span className={classes.track} aria-hidden>
                <span className={classes.bar} style={{ width: `${Math.min(1, probability / FULL_BAR) * 100}%` }} />
              </span>
              <span className={classes.oneIn}>{format.oneIn(probability)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
