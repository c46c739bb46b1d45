import type { StatementChange } from '@merleg/contract/report/changes.contract'
import { hasClaim } from '@merleg/domain/claims'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import groupClasses from './change-group.module.css'
import classes from './change-item.module.css'
import { ChangeKindMark } from './change-kind.tsx'
import { RestatedLines } from './restated-lines.tsx'

/** Accounts that were filed, and accounts that say something else than before. */
export function StatementChanges({ id, changes }: { id: string; changes: readonly StatementChange[] }) {
  const { t } = useTranslation('report/changes/page')
  const titleId = useId()
  return (
    <section className={groupClasses.group} aria-labelledby={titleId}>
      <h3 className={groupClasses.title}>
        <span id={titleId}>{t('statements')}</span>
      </h3>
      <div className={groupClasses.body}>
        <ul className={groupClasses.items}>
          {changes.map((change) => (
            <StatementItem key={change.id} id={id} change={change} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function StatementItem({ id, change }: { id: string; change: StatementChange }) {
  const { t } = useTranslation('report/changes/page')
  const format = useFormat()
  const { claims } = usePreferences()
  const { year, isConsolidated, kind, before, after, lines } = change
  const isOtherLayout = before !== null && before.layout !== after.layout
  const title = [t('statement', { year }), isConsolidated && t('consolidated')].filter(Boolean).join(', ')
  return (
    <li className={classes.item}>
      <div className={classes.kind}>
        <ChangeKindMark kind={kind} />
      </div>
      <div className={classes.what}>
        <strong>{title}</strong> <span className={classes.known}>{isOtherLayout ? null : after.layout}</span>
        {isOtherLayout && (
          <p className={classes.note}>
            <del>{before.layout}</del> → {after.layout}
          </p>
        )}
        {lines.length > 0 && <RestatedLines change={change} />}
        {hasClaim(claims, 'Beszamolok') && (
          <div>
            <Link
              to="/report/$id/financial-report"
              params={{ id }}
              className={classes.open}
              search={{ year, consolidated: isConsolidated || undefined }}
            >
              {t('openStatement')} ›
            </Link>
          </div>
        )}
      </div>
      <div className={classes.days}>
        {[before, after].map(
          (version, index) =>
            version && (
              <span key={index === 0 ? 'was' : 'is'}>
                {before !== null && <span className={classes.side}>{t(index === 0 ? 'was' : 'is')}: </span>}
                {version.filedOn !== null && t('filedOn', { date: format.date(version.filedOn) })}
                <ProvenanceHint provenance={version.provenance} label={title} figure="whole" />
              </span>
            ),
        )}
        <span className={classes.known}>{t('learnt', { date: format.day(after.provenance.recordedAt) })}</span>
      </div>
    </li>
  )
}
