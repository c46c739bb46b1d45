import { type SanctionMatch, whyEnded } from '@merleg/contract/report/sanctions.contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../sanctions.module.css'
import { DecisionPanel } from './decision-panel.tsx'
import { DesignationFacts } from './designation-facts.tsx'
import { MatchComparison } from './match-comparison.tsx'
import { MatchReasons } from './match-reasons.tsx'

const GRADE_ICONS = { identifier: 'error', strong: 'compare', probable: 'compare', possible: 'search' } as const

/** One possible hit: how sure, why, both sides next to each other, and what was decided. */
export function MatchCard({ companyId, match }: { companyId: string; match: SanctionMatch }) {
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  const format = useFormat()
  const titleId = useId()
  const { grade, party, designation, endedAt } = match
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 id={titleId}>{party.name}</h3>
        <span className={`${classes.grade} ${classes[grade]}`}>
          <Icon name={GRADE_ICONS[grade]} size={14} /> {t(`report/sanctions/words:grades.${grade}`)}
        </span>
        {endedAt !== null && <span className={classes.ended}>{t(whyEnded(match), { day: format.day(endedAt) })}</span>}
      </header>
      {grade === 'identifier' && <p className={classes.fact}>{t('fact')}</p>}
      <MatchReasons reasons={match.reasons} />
      <MatchComparison party={party} designation={designation} />
      <DesignationFacts designation={designation} />
      <DecisionPanel companyId={companyId} match={match} />
    </article>
  )
}
