import { Button } from '@mantine/core'
import type { PersonCompany } from '@merleg/contract/report/person.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { RiskBadge } from '../../../../shared/ui/risk-badge.tsx'
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../person.module.css'

/** So many companies are drawn at first, and with each step. */
const COMPANIES_PER_STEP = 50

/** The companies of a person, each with its state and the roles there. */
export function PersonCompanies({ companies }: { companies: readonly PersonCompany[] }) {
  const { t } = useTranslation('report/person/page')
  const [steps, setSteps] = useState(1)
  const limit = steps * COMPANIES_PER_STEP
  const rest = companies.length - limit
  return (
    <>
      <ul className={classes.list}>
        {companies.slice(0, limit).map((company) => (
          <li key={company.url ?? company.name} className={company.active ? undefined : classes.ended}>
            <div className={classes.head}>
              <UrlLink url={company.url} className={classes.name}>
                {company.name}
              </UrlLink>
              {company.status !== null && <StatusBadge status={company.status} variant="plain" />}
              {company.risk !== null && <RiskBadge {...company.risk} />}
            </div>
            {company.roles.map(({ text, active, provenance }) => (
              <p key={text} className={active ? classes.role : `${classes.role} ${classes.ended}`}>
                {text}
                {!active && ` · ${t('inactive')}`} <ProvenanceHint provenance={provenance} label={text} />
              </p>
            ))}
            {company.address !== null && <p className={classes.note}>{company.address}</p>}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="default" size="xs" onClick={() => setSteps(steps + 1)}>
          {t('showMore', { count: Math.min(rest, COMPANIES_PER_STEP) })}
        </Button>
      )}
    </>
  )
}
