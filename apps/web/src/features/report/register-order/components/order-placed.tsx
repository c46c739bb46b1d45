import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from '../register-order.module.css'

/** `isNew`: placed just now; else it repeats an earlier one, which was answered. */
export type PlacedNotice = { notification: string; orderNumber: string; isNew: boolean }

/** The order was recorded, now or before: under which number, and what comes next in the server's words. */
export function OrderPlaced({ placed, onAgain }: { placed: PlacedNotice; onAgain: () => void }) {
  const { t } = useTranslation('report/register-order/page')
  return (
    <Panel
      title={
        <span className={classes.success}>
          <Icon name="check" size={18} /> {t(placed.isNew ? 'placed.title' : 'placed.before')}
        </span>
      }
    >
      <p className={classes.number}>
        {t('placed.number')}:
        <CopyButton value={placed.orderNumber} label={t('placed.number')} />
      </p>
      <p className={classes.dialogText}>{placed.notification}</p>
      <div>
        <Button variant="default" onClick={onAgain}>
          {t('placed.another')}
        </Button>
      </div>
    </Panel>
  )
}
