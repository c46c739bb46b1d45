import { Button } from '@mantine/core'
import { downloadSampleReport } from '@merleg/contract/international.contract'
import type { VariantOffer } from '@merleg/contract/variant-offer'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import type { ReportVariant } from '@merleg/domain/international/report-variants'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'
import { PurchaseState } from '../../credits/purchase-state.widget.tsx'
import classes from '../international.module.css'
import type { ForeignCompanyPage } from '../international.queries.ts'
import type { ForeignPurchases } from '../use-foreign-purchases.ts'
import { OfflineButton } from './offline-part.tsx'
import { OrderDetails } from './order-details.tsx'
import { UnderWay } from './under-way.tsx'

type VariantCardProps = { company: ForeignCompanyPage; variant: ReportVariant; purchases: ForeignPurchases }

/** A variant: its sample, the day of its data, and what can be done with it (spec part 1 §4 "International report"). */
export function VariantCard({ company, variant, purchases }: VariantCardProps) {
  const { t } = useTranslation(['international/page', 'international/words'])
  const format = useFormat()
  const titleId = useId()
  const sample = useDownload()
  const offer = company.variants[variant]
  const title = t(`international/words:variants.${variant}`)
  return (
    <article className={classes.variant} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.variantTitle}>
        {title}
      </h3>
      {offer.asOf !== null && <p className={classes.small}>{t('company.asOf', { day: format.date(offer.asOf) })}</p>}
      {company.hasSamples && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.sample}
          loading={sample.isBusy}
          aria-label={t('company.sampleOf', { variant: title })}
          onClick={() => sample.start(endpointUrl(downloadSampleReport, { params: { variant } }), 'open')}
        >
          {t('company.sample')}
        </Button>
      )}
      <div className={classes.variantState}>
        <Failed company={company} offer={offer} />
        <VariantAction company={company} variant={variant} purchases={purchases} offer={offer} title={title} />
      </div>
      {offer.purchased !== null && <OrderDetails orderId={offer.purchased.orderId} />}
    </article>
  )
}

type ActionProps = VariantCardProps & { offer: VariantOffer; title: string }

function VariantAction({ company, variant, purchases, offer, title }: ActionProps) {
  const { t } = useTranslation('international/page')
  const { state, purchased, underWay } = offer
  if (state === 'under-way' && underWay !== null)
    return <UnderWay key={underWay.orderId} underWay={underWay} onSettled={purchases.onSettled} />
  const isBusy = purchases.busy === variant
  const euros = company.price[variant]
  if (isBusy) return <Downloading />
  if (state === 'purchased' || ((state === 'purchasable' || state === 'insufficient') && euros !== null))
    return (
      <>
        {state === 'purchased' && purchased !== null && purchases.downloaded.has(purchased.orderId) && <Downloaded />}
        <PurchaseState
          title={`${title}, ${company.name}`}
          account="international"
          price={Math.round((euros ?? 0) * 100)}
          balance={Math.round(company.balance * 100)}
          boughtAt={state === 'purchased' ? (purchased?.orderedAt ?? null) : null}
          error={purchases.errorOf(variant)}
          buyLabel={t('variant.buy')}
          openLabel={t('variant.open')}
          isBusy={state === 'purchased' && purchases.isOpening}
          onBuy={() => purchases.buy(variant, Math.round((euros ?? 0) * 100))}
          onOpen={() => purchased !== null && purchases.open(purchased.orderId)}
        />
        {state !== 'purchased' && offer.hasDefaultPrice && <p className={classes.small}>{t('variant.defaultPrice')}</p>}
        {state !== 'purchased' && <Earlier offer={offer} purchases={purchases} />}
      </>
    )
  return (
    <>
      <p className={classes.text}>{t(TEXT_KEYS[state])}</p>
      <Earlier offer={offer} purchases={purchases} />
    </>
  )
}

const TEXT_KEYS = {
  offline: 'variant.offline',
  none: 'variant.none',
  unpriced: 'variant.unpriced',
  unknown: 'variant.unknown',
  purchased: 'variant.unknown',
  purchasable: 'variant.unpriced',
  insufficient: 'variant.unpriced',
  'under-way': 'variant.unknown',
} as const

/** What was bought of earlier data stays open, whatever can be had now. */
function Earlier({ offer: { purchased }, purchases }: { offer: VariantOffer; purchases: ForeignPurchases }) {
  const { t } = useTranslation('international/page')
  const format = useFormat()
  if (purchased === null) return null
  return (
    <div className={classes.earlier}>
      <p className={classes.small}>{t('variant.purchasedEarlier', { at: format.dateTime(purchased.orderedAt) })}</p>
      <Button variant="default" size="compact-sm" onClick={() => purchases.open(purchased.orderId)}>
        {t('variant.openEarlier')}
      </Button>
    </div>
  )
}

/** The last order has failed: why, and the other way to the report. */
function Failed({ company, offer: { failed } }: { company: ForeignCompanyPage; offer: VariantOffer }) {
  const { t } = useTranslation('international/page')
  const format = useFormat()
  if (failed === null) return null
  return (
    <div className={classes.earlier} role="alert">
      <p className={classes.notice}>
        {t('variant.failed', { at: format.dateTime(failed.orderedAt), text: failed.text })}
      </p>
      <OfflineButton country={company.country} companyName={company.name} address={company.address} />
    </div>
  )
}

function Downloading() {
  const { t } = useTranslation('international/page')
  return (
    <p className={classes.progress} role="status">
      <Icon name="loading" size={18} className={classes.spinning} />
      {t('purchase.downloading')}
    </p>
  )
}

function Downloaded() {
  const { t } = useTranslation('international/page')
  return (
    <p className={classes.done} role="status">
      <Icon name="check" size={18} />
      {t('purchase.downloaded')}
    </p>
  )
}
