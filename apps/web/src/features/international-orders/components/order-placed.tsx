import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../international-orders.module.css'

export type PlacedNotice = { message: string; orderId: string; orderNumber: string }

/** The order was recorded: under which number, and what comes next in the server's words. */
export function OrderPlaced({ placed, onAgain }: { placed: PlacedNotice; onAgain?: () => void }) {
  const { t } = useTranslation('international-orders/page')
  const top = useRef<HTMLDivElement>(null)
  // Where the form was there is something else now, for screen readers too.
  useEffect(() => top.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={top} tabIndex={-1} className={classes.placed}>
      <p className={classes.success}>
        <Icon name="check" size={18} /> {t('placed.title')}
      </p>
      <p className={classes.number}>
        {t('placed.number')}: <CopyButton value={placed.orderNumber} label={t('placed.number')} />
      </p>
      <p className={classes.dialogText}>{placed.message}</p>
      <div className={classes.buttons}>
        <Link to="/international/orders/$id" params={{ id: placed.orderId }}>
          {t('placed.show')}
        </Link>
        {onAgain && (
          <Button variant="default" onClick={onAgain}>
            {t('placed.another')}
          </Button>
        )}
      </div>
    </div>
  )
}
