import type { Decision, SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { usePrinting } from '../../../../shared/ui/use-printing.ts'
import classes from '../sanctions.module.css'
import { DecisionForm } from './decision-form.tsx'

/** What the subscriber decided about a match, since when, by whom; and the way to decide, or to decide otherwise. */
export function DecisionPanel({ companyId, match }: { companyId: string; match: SanctionMatch }) {
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  const titleId = useId()
  const { decision, isOutdated, history } = match
  const [last, ...earlier] = history
  const isPrinting = usePrinting()
  return (
    // No landmark: a page has as many as it has matches.
    <div role="group" className={classes.decision} aria-labelledby={titleId}>
      <h4 id={titleId} className={classes.subtitle}>
        {t('decision.title')}
      </h4>
      {last === undefined && <p>{t('decision.open')}</p>}
      {last?.verdict === 'withdrawn' && <p>{t('decision.reopened')}</p>}
      {last !== undefined && <DecisionText decision={last} />}
      {isOutdated && (
        <p className={classes.outdated} role="status">
          <Icon name="error" size={15} /> {t('report/sanctions/words:outdated')}
        </p>
      )}
      <DecisionForm
        companyId={companyId}
        matchId={match.id}
        canWithdraw={decision !== null}
        shown={{ seen: history.length, evidenceNo: match.evidenceNo }}
      />
      {earlier.length > 0 && (
        <details className={classes.statement} open={isPrinting || undefined}>
          <summary>
            {t('decision.history')} ({earlier.length})
          </summary>
          <ol className={classes.history}>
            {earlier.map((past) => (
              <li key={past.decidedAt}>
                <DecisionText decision={past} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function DecisionText({ decision }: { decision: Decision }) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  return (
    <div>
      <p>
        <strong>{t(`decision.${decision.verdict}`)}</strong>{' '}
        <span className={classes.small}>
          {t('decision.by', { name: decision.userName, at: format.dateTime(decision.decidedAt) })}
        </span>
      </p>
      <p className={classes.reason}>{decision.reason}</p>
    </div>
  )
}
