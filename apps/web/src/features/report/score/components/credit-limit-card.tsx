import type { ScorePage } from '@merleg/contract/report/score.contract'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { useScoreFormat } from '../use-score-format.ts'
import classes from './credit-limit-card.module.css'

/** The recommended credit limit, and line by line how it comes about. */
export function CreditLimitCard({ page }: { page: ScorePage }) {
  const { t } = useTranslation(['report/score/page', 'risk-rating/words'])
  const format = useScoreFormat(page)
  const [isOpen, setOpen] = useState(false)
  const stepsId = useId()
  const { creditLimit } = page
  if (creditLimit === null) return null
  const { value: amount, currency, formula, steps } = creditLimit
  return (
    <Panel title={t('limit.title')}>
      <div className={classes.value}>
        {amount === 0 ? t('risk-rating/words:noLimit') : format.amount(amount, currency)}
      </div>
      <p className={classes.formula}>{formula}</p>
      <div>
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={stepsId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('limit.how')}
        </Button>
      </div>
      <div id={stepsId} hidden={!isOpen} className={classes.steps}>
        <DataTable
          caption={t('limit.caption')}
          narrow="plain"
          rows={steps}
          getRowKey={({ key }) => key}
          columns={[
            { key: 'label', title: t('limit.step'), render: ({ label }) => label },
            {
              key: 'value',
              title: t('limit.value'),
              kind: 'number',
              render: ({ key, value, unit }) =>
                key === 'probability' && value !== null ? format.probability(value) : format.value(value, unit),
            },
          ]}
        />
      </div>
    </Panel>
  )
}
