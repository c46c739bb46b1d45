import { findBillingFaults } from '@merleg/domain/billing-details'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BillingForm } from '../../../billing/billing-form.widget.tsx'
import type { OrderStep } from '../order-step.ts'
import classes from '../register-order.module.css'
import { type OrderPage, useRefreshOrder } from '../register-order.queries.ts'
import { reviewSelection } from '../selection.ts'
import { useOrderIntent } from '../use-order-intent.ts'
import { useOrderDraft } from '../use-order-draft.ts'
import { ChooseDocuments } from './choose-documents.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import { OrderPlaced, type PlacedNotice } from './order-placed.tsx'
import { StepList } from './step-list.tsx'

const route = getRouteApi('/main/report/$id/im')

/** The three steps; the address says which one, as far as what it needs is there. */
export function OrderSteps({ id, data }: { id: string; data: OrderPage }) {
  const { step: wanted = 'select' } = route.useSearch()
  const navigate = route.useNavigate()
  const draft = useOrderDraft(id)
  const intent = useOrderIntent(id)
  const refresh = useRefreshOrder(id)
  const { t } = useTranslation('report/register-order/page')
  const [placed, setPlaced] = useState<PlacedNotice | null>(null)
  const review = reviewSelection(data.electronic, draft.selection)
  const canOrder = review.lines.length > 0
  const isBillable = data.billing !== null && Object.keys(findBillingFaults(data.billing)).length === 0
  const step: OrderStep = !canOrder ? 'select' : wanted === 'confirm' && !isBillable ? 'billing' : wanted
  const top = useRef<HTMLDivElement>(null)
  useFocusOnChange(top, placed === null ? step : 'placed')
  const goTo = (next: OrderStep): void =>
    void navigate({ search: { step: next === 'select' ? undefined : next }, resetScroll: false })

  if (placed !== null) {
    return (
      <div ref={top} tabIndex={-1} className={classes.top}>
        <OrderPlaced placed={placed} onAgain={() => setPlaced(null)} />
      </div>
    )
  }
  return (
    <div ref={top} tabIndex={-1} className={classes.top}>
      <StepList step={step} canBill={canOrder} canConfirm={canOrder && isBillable} onGo={goTo} />
      {step === 'select' && (
        <ChooseDocuments
          offered={data.electronic}
          selection={draft.selection}
          review={review}
          onChoose={draft.choose}
          onOrder={() => goTo('billing')}
        />
      )}
      {step === 'billing' && (
        <BillingForm
          saved={data.billing}
          isMailed={data.isMailed}
          onSaved={refresh}
          next={{ label: t('billing.next'), onNext: () => goTo('confirm') }}
          back={{ label: t('billing.back'), onBack: () => goTo('select') }}
        />
      )}
      {step === 'confirm' && data.billing !== null && (
        <ConfirmOrder
          id={id}
          company={data.company.name}
          billing={data.billing}
          isMailed={data.isMailed}
          review={review}
          intent={intent}
          onOrdered={draft.forget}
          onGo={goTo}
          onPlaced={(notice) => {
            draft.choose({})
            setPlaced(notice)
            void navigate({ search: {}, replace: true, resetScroll: false })
          }}
        />
      )}
    </div>
  )
}

/** Another step begins at its top, for eyes and for screen readers. */
function useFocusOnChange(top: { current: HTMLDivElement | null }, shown: string): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [top, shown])
}
