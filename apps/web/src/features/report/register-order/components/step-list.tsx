import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ORDER_STEPS, type OrderStep } from '../order-step.ts'
import classes from '../register-order.module.css'

type StepListProps = { step: OrderStep; canBill: boolean; canConfirm: boolean; onGo: (step: OrderStep) => void }

/** Where the reader is among the three steps; those that can be entered are buttons. */
export function StepList({ step, canBill, canConfirm, onGo }: StepListProps) {
  const { t } = useTranslation('report/register-order/page')
  const canEnter: Record<OrderStep, boolean> = { select: true, billing: canBill, confirm: canConfirm }
  const at = ORDER_STEPS.indexOf(step)
  return (
    <ol className={classes.steps} aria-label={t('steps.label')}>
      {ORDER_STEPS.map((one, index) => {
        const mark = (
          <>
            <span className={classes.stepNumber} aria-hidden>
              {index < at ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {t(`steps.${one}`)}
            {index < at && <span className="visually-hidden">({t('steps.done')})</span>}
          </>
        )
        return (
          <li key={one} aria-current={one === step ? 'step' : undefined} className={classes.step}>
            {one !== step && canEnter[one] ? (
              <button type="button" className={classes.stepButton} onClick={() => onGo(one)}>
                {mark}
              </button>
            ) : (
              <span className={classes.stepText}>{mark}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
