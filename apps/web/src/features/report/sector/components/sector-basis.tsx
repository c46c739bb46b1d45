import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import classes from './sector-basis.module.css'

/** Whom the company is compared with, and of which state of the register. */
export function SectorBasis({ computedAt, isMadeUp }: { computedAt: string | null; isMadeUp: boolean }) {
  const { t } = useTranslation('report/sector/page')
  const format = useFormat()
  return (
    <p className={classes.basis}>
      {t('basis')}
      {isMadeUp && ` ${t('basisMadeUp')}`}
      {computedAt !== null && ` ${t('computedAt', { day: format.dateTime(computedAt) })}`}
    </p>
  )
}
