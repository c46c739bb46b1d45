import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { VARIANT_LADDER } from '@merleg/domain/international/report-variants'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { KeyValueList } from '../../shared/ui/key-value-list.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { CountryFlag } from './components/country-flag.tsx'
import { LastOrder } from './components/last-order.tsx'
import { LivenessNote } from './components/liveness-note.tsx'
import { OfflineButton } from './components/offline-part.tsx'
import { VariantCard } from './components/variant-card.tsx'
import { VariantComparison } from './components/variant-comparison.tsx'
import classes from './international.module.css'
import { foreignCompanyQuery, type ForeignCompanyPage as Company } from './international.queries.ts'
import { useForeignPurchases } from './use-foreign-purchases.ts'

const route = getRouteApi('/main/international/download/$id')

/** A foreign company: what can be had about it, bought, and opened again (spec part 1 §2 "International"). */
export function ForeignCompanyPage() {
  const { t } = useTranslation(['international/page', 'international/words'])
  const { id } = route.useParams()
  const { data, error, refetch } = useQuery(foreignCompanyQuery(id))
  return (
    <div className={classes.page}>
      <PageHeading
        title={data?.name ?? t('international/words:title')}
        actions={<Link to="/international">{t('company.back')}</Link>}
      />
      {data !== undefined ? (
        <CompanyBody company={data} />
      ) : error === null ? (
        <SkeletonPanel rows={8} />
      ) : (
        <StateError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function CompanyBody({ company }: { company: Company }) {
  const { t } = useTranslation('international/page')
  const purchases = useForeignPurchases(company)
  const seen = {
    kind: company.isMadeUp ? ('sandbox' as const) : ('kept' as const),
    provider: company.liveness.provider,
    at: company.seenAt,
  }
  const isNothingOnline = VARIANT_LADDER.every((variant) =>
    ['offline', 'none', 'unpriced', 'unknown'].includes(company.variants[variant].state),
  )
  return (
    <>
      {company.isMadeUp && <p className={classes.notice}>{t('company.madeUp')}</p>}
      <Panel title={t('company.facts')} foot={<LivenessNote liveness={seen} />}>
        <KeyValueList
          items={[
            {
              key: 'country',
              label: t('company.country'),
              value: (
                <span className={classes.flagged}>
                  <CountryFlag country={company.country} />
                  {company.countryName}
                </span>
              ),
            },
            { key: 'address', label: t('company.address'), value: company.address },
            {
              key: 'registrationNumber',
              label: t('company.registrationNumber'),
              value: company.registrationNumber !== '' && (
                <CopyButton value={company.registrationNumber} label={t('company.registrationNumber')} />
              ),
            },
          ]}
        />
      </Panel>
      {company.error !== null && (
        <p className={classes.notice} role="alert">
          {company.error}
        </p>
      )}
      {company.lastOrder !== null && <LastOrder order={company.lastOrder} onOpen={purchases.open} />}
      <Panel title={t('company.variants')} foot={<LivenessNote liveness={company.liveness} />}>
        <div className={classes.variants}>
          {VARIANT_LADDER.map((variant) => (
            <VariantCard key={variant} company={company} variant={variant} purchases={purchases} />
          ))}
        </div>
      </Panel>
      {isNothingOnline && (
        <Panel title={t('company.offlineTitle')}>
          {company.error === null && <p className={classes.text}>{t('company.nothingOnline')}</p>}
          <OfflineButton country={company.country} companyName={company.name} address={company.address} />
        </Panel>
      )}
      <VariantComparison parts={company.parts} />
    </>
  )
}
