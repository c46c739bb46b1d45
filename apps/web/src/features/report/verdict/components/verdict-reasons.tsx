import type { Verdict } from '@merleg/contract/report/verdict.contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from '../verdict.module.css'

/** The strongest reasons for and against the company, side by side. */
export function VerdictReasons({ reasons }: { reasons: NonNullable<Verdict['reasons']> }) {
  return (
    <div className={classes.sides}>
      <Side side="for" reasons={reasons.for} />
      <Side side="against" reasons={reasons.against} />
    </div>
  )
}

function Side({ side, reasons }: { side: 'for' | 'against'; reasons: NonNullable<Verdict['reasons']>['for'] }) {
  const { t } = useTranslation('report/verdict/words')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.subtitle}>
        {t(side)}
      </h3>
      {reasons.length === 0 && <p className={classes.note}>{t(`none.${side}`)}</p>}
      <ul className={classes.lines}>
        {reasons.map(({ text }) => (
          <li key={text} data-side={side}>
            <Icon name={side === 'for' ? 'add' : 'minus'} size={14} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
