import { OfflineOrderButton } from '../../international-orders/offline-order-button.widget.tsx'
import { OfflineOrderForm } from '../../international-orders/offline-order-form.widget.tsx'
import classes from '../international.module.css'
import type { ForeignSearch } from '../international.queries.ts'

/** The form of the offline order, with what was searched for. */
export function OfflineForm({ given }: { given: ForeignSearch }) {
  const texts = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined))
  return (
    <div id="offline" className={classes.offline}>
      <OfflineOrderForm given={texts} />
    </div>
  )
}

type OfflineButtonProps = { country: string; companyName: string; address: string }

/** Orders a report of a company of which nothing can be had online. */
export function OfflineButton(company: OfflineButtonProps) {
  return <OfflineOrderButton {...company} />
}
