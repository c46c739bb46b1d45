import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StateError } from '../../shared/ui/state-error.tsx'
import { ConfirmOrder } from './components/confirm-order.tsx'
import { OrderPlaced } from './components/order-placed.tsx'
import { OrderPrice } from './components/order-price.tsx'
import classes from './international-orders.module.css'
import { offlineOfferQuery } from './international-orders.queries.ts'
import { usePlacing } from './use-placing.ts'

type OfflineOrderButtonProps = {
  /** Two letters. */
  country: string
  companyName: string
  address: string
}

/**
 * Orders a report of a company of which nothing can be had online; once it is ordered the button is gone (spec part 1 §4
 * "International report").
 */
export function OfflineOrderButton({ country, companyName, address }: OfflineOrderButtonProps) {
  const { t } = useTranslation('international-orders/page')
  const { data, error, refetch } = useQuery(offlineOfferQuery)
  const placing = usePlacing()
  if (placing.placed !== null) return <OrderPlaced placed={placing.placed} />
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  const chosen = data?.countries.find(({ key }) => key === country.toLowerCase())
  if (data !== undefined && chosen === undefined) return <p className={classes.small}>{t('fromReport.priceUnknown')}</p>
  const isEnough = data !== undefined && chosen !== undefined && chosen.price <= data.balance
  return (
    <div className={classes.fromReport}>
      <p className={classes.small}>{t('fromReport.hint')}</p>
      {data && chosen && (
        <OrderPrice price={chosen.price} balance={data.balance} terms={data.terms} title={companyName} />
      )}
      <div className={classes.buttons}>
        <Button loading={data === undefined} disabled={!isEnough} onClick={placing.ask}>
          {t('fromReport.order')}
        </Button>
      </div>
      {data && chosen && (
        <ConfirmOrder
          isOpen={placing.isAsking}
          company={companyName}
          country={chosen.name}
          price={chosen.price}
          balance={data.balance}
          before={placing.before}
          isBusy={placing.isBusy}
          onConfirm={() => placing.place({ countries: [{ name: country }], companyName, address, price: chosen.price })}
          onClose={placing.close}
        />
      )}
    </div>
  )
}
