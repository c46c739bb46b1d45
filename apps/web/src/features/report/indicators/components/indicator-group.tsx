import type { Indicators } from '@merleg/contract/report/indicators.contract'
import {
  INDICATOR_GROUPS,
  type IndicatorGroup as GroupName,
  type IndicatorKey,
} from '@merleg/domain/indicators/indicator-keys'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartView } from '../../../../shared/charts/use-chart-view.ts'
import { type IndicatorsView, viewOf } from '../indicator-views.ts'
import { groupId } from './group-links.tsx'
import { IndicatorCard } from './indicator-card.tsx'
import classes from './indicator-group.module.css'
import { MissingIndicators } from './missing-indicators.tsx'

type IndicatorGroupProps = {
  group: GroupName
  indicators: Indicators
  companyName: string
  shown: IndicatorsView
  onTurn: (key: IndicatorKey, view: ChartView) => void
}

/** The cards of a group, and which of its indicators the accounts do not tell. */
export function IndicatorGroup({ group, indicators, companyName, shown, onTurn }: IndicatorGroupProps) {
  const { t } = useTranslation('report/indicators/words')
  const titleId = useId()
  const keys: readonly IndicatorKey[] = INDICATOR_GROUPS[group]
  const [known, missing] = [keys.filter((key) => !indicators[key].empty), keys.filter((key) => indicators[key].empty)]
  return (
    <section id={groupId(group)} className={classes.group} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={classes.title}>
        {t(`groups.${group}`)}
      </h2>
      <div className={classes.cards}>
        {known.map((key) => (
          <IndicatorCard
            key={key}
            figure={key}
            indicator={indicators[key]}
            companyName={companyName}
            view={viewOf(shown, key)}
            onViewChange={(view) => onTurn(key, view)}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <MissingIndicators
          entries={missing.map((key) => ({
            key,
            indicator: indicators[key],
            isOpen: viewOf(shown, key) === 'info',
          }))}
          onToggle={(key, isOpen) => onTurn(key, isOpen ? 'info' : (shown.view ?? 'content'))}
        />
      )}
    </section>
  )
}
