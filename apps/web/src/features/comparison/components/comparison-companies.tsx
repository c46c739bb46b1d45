import type { Comparison } from '@merleg/contract/comparison.contract'
import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { useTranslation } from 'react-i18next'
import { QuickSearchBox } from '../../../app/quick-search/quick-search-box.tsx'
import { useComparisonBasket } from '../../../shared/storage/comparison-basket.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { WatchToggle } from '../../watch-list/watch-toggle.widget.tsx'
import classes from '../comparison.module.css'

type ComparisonCompaniesProps = {
  ids: readonly string[]
  /** Undefined before the answer: then a company is called as in the basket, else by its id. */
  meta: Comparison['table']['meta'] | undefined
  onChoose: (ids: readonly string[]) => void
}

/** Who is compared: each can be taken out, and others put in by typing. */
export function ComparisonCompanies({ ids, meta, onChoose }: ComparisonCompaniesProps) {
  const { t } = useTranslation(['comparison/page', 'comparison/words'])
  const basket = useComparisonBasket()
  const known = new Map(meta?.companies.map((company) => [company.id, company]))
  const nameOf = (id: string): string => known.get(id)?.name ?? basket.find((one) => one.id === id)?.name ?? id
  const isTooMany = ids.length > COMPARED_COMPANIES.max
  return (
    <Panel title={t('comparison/words:companies')}>
      {ids.length > 0 && (
        <ul className={classes.companies} aria-label={t('comparison/words:companies')}>
          {ids.map((id) => (
            <li key={id}>
              <div className={classes.company}>
                <UrlLink url={known.get(id)?.url ?? null} className={classes.name}>
                  {nameOf(id)}
                </UrlLink>
                <CompanyBadges company={known.get(id)} />
              </div>
              <WatchToggle companyId={id} name={nameOf(id)} />
              <button
                type="button"
                className={classes.remove}
                aria-label={t('remove', { name: nameOf(id) })}
                onClick={() => onChoose(ids.filter((other) => other !== id))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {ids.length < COMPARED_COMPANIES.max ? (
        <QuickSearchBox label={t('add')} onChoose={({ companyId }) => onChoose([...new Set([...ids, companyId])])} />
      ) : (
        <p className={isTooMany ? classes.warning : classes.note} role={isTooMany ? 'alert' : undefined}>
          {t(isTooMany ? 'tooMany' : 'full', { count: COMPARED_COMPANIES.max, chosen: ids.length })}
        </p>
      )}
      {meta?.notes.map((note) => (
        <p key={note} className={classes.warning}>
          {note}
        </p>
      ))}
      {meta && <p className={classes.note}>{meta.sectorText}</p>}
      {meta && meta.locked.length > 0 && (
        <p className={classes.note}>{t('comparison/words:locked', { sections: meta.locked.join(', ') })}</p>
      )}
      {meta?.madeUp != null && <p className={classes.note}>{meta.madeUp}</p>}
    </Panel>
  )
}

type Company = Comparison['table']['meta']['companies'][number]

function CompanyBadges({ company }: { company: Company | undefined }) {
  if (company === undefined) return null
  const { status, risk } = company
  return (
    <span className={classes.badges}>
      <StatusBadge status={status} />
      <RiskBadge value={risk.value} label={risk.label} band={risk.band} />
      {risk.confidence !== null && (
        <span className={classes.confidence}>
          <Icon name="warning" size={13} /> {risk.confidence}
        </span>
      )}
    </span>
  )
}
