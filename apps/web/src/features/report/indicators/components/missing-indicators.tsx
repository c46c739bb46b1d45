import { UnstyledButton } from '@mantine/core'
import type { IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { IndicatorInfo } from './indicator-info.tsx'
import classes from './missing-indicators.module.css'

type Entry = { key: IndicatorKey; indicator: IndicatorSeries; isOpen: boolean }
type MissingIndicatorsProps = {
  entries: readonly Entry[]
  onToggle: (key: IndicatorKey, isOpen: boolean) => void
}

/** Indicators that the accounts of no year tell, each with what it would need. */
export function MissingIndicators({ entries, onToggle }: MissingIndicatorsProps) {
  const { t } = useTranslation('report/indicators/page')
  const titleId = useId()
  return (
    <div className={classes.missing}>
      <p id={titleId}>{t('missing')}</p>
      <ul aria-labelledby={titleId}>
        {entries.map((entry) => (
          <MissingIndicator key={entry.key} entry={entry} onToggle={onToggle} />
        ))}
      </ul>
    </div>
  )
}

function MissingIndicator({
  entry: { key, indicator, isOpen },
  onToggle,
}: {
  entry: Entry
  onToggle: MissingIndicatorsProps['onToggle']
}) {
  const infoId = useId()
  return (
    <li className={isOpen ? classes.open : undefined}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={infoId}
        onClick={() => onToggle(key, !isOpen)}
      >
        <Icon name="info" size={14} />
        {indicator.title}
      </UnstyledButton>
      <div id={infoId} hidden={!isOpen} className={classes.info}>
        <IndicatorInfo indicator={indicator} />
      </div>
    </li>
  )
}
