import type { ScorePage } from '@merleg/contract/report/score.contract'
import { type InputBounds, inputRange } from '@merleg/domain/score/explain/move-input'
import type { InputKey, ScoreInputs } from '@merleg/domain/score/inputs/score-inputs'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { INPUT_GROUPS } from '../input-groups.ts'
import type { WhatIf } from '../use-what-if.ts'
import { InputSlider } from './input-slider.tsx'
import classes from './what-if-group.module.css'

type WhatIfGroupProps = {
  group: (typeof INPUT_GROUPS)[number]
  whatIf: WhatIf
  actual: ScoreInputs
  bounds: Readonly<Record<InputKey, InputBounds | null>>
  currency: string
  labels: ScorePage['inputs']
}

/** The lines of a side of the accounts with a slider each, and what they add up to; lines nobody knows are left out. */
export function WhatIfGroup({ group, whatIf, actual, bounds, currency, labels }: WhatIfGroupProps) {
  const { t } = useTranslation('report/score/page')
  const format = useFormat()
  const titleId = useId()
  const { inputs } = whatIf
  const labelOf = (key: InputKey): string => labels.find((one) => one.key === key)?.label ?? key
  const sums = group.sums.filter((key) => inputs[key] !== null)
  return (
    <section aria-labelledby={titleId} className={classes[group.key]}>
      <h3 id={titleId} className={classes.title}>
        {t(`whatIf.groups.${group.key}`)}
        <span className={classes.unit}>, {format.unitLong(currency)}</span>
      </h3>
      <div className={classes.inputs}>
        {group.inputs.map((key) => {
          const [now, was, limits, range] = [inputs[key], actual[key], bounds[key], inputRange(inputs, key)]
          if (now === null || was === null || limits === null || range === null) return null
          return (
            <InputSlider
              key={key}
              label={labelOf(key)}
              value={now}
              actual={was}
              bounds={limits}
              range={range}
              currency={currency}
              onMove={(amount) => whatIf.move(key, amount)}
              onReset={() => whatIf.reset(key)}
            />
          )
        })}
      </div>
      {sums.length > 0 && (
        <dl className={classes.sums}>
          {sums.map((key) => (
            <div key={key} className={classes.sum}>
              <dt>{labelOf(key)}</dt>
              <dd>
                {format.amountNumber(inputs[key], currency)}
                {inputs[key] !== actual[key] && (
                  <span className={classes.was}>
                    {' '}
                    ({t('whatIf.actual', { value: format.amountNumber(actual[key], currency) })})
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
