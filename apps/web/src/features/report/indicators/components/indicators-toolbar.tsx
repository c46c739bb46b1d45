import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ThousandsSwitch } from '../../../../shared/ui/thousands-switch.tsx'
import type { IndicatorsView } from '../indicator-views.ts'

type IndicatorsToolbarProps = {
  currency: string | null
  view: IndicatorsView['view']
  onUnitChange: (isInThousands: boolean) => void
  onViewChange: (view: IndicatorsView['view']) => void
}

/** All cards as charts or as tables; forints in thousands or whole. */
export function IndicatorsToolbar({ currency, view, onUnitChange, onViewChange }: IndicatorsToolbarProps) {
  const { t } = useTranslation('report/indicators/page')
  return (
    <>
      {currency === 'HUF' && <ThousandsSwitch onChange={onUnitChange} />}
      <SegmentedControl
        size="xs"
        aria-label={t('views.label')}
        data={[
          { value: 'chart', label: t('views.charts') },
          { value: 'table', label: t('views.tables') },
        ]}
        value={view ?? 'chart'}
        onChange={(chosen) => onViewChange(chosen === 'table' ? 'table' : undefined)}
      />
    </>
  )
}
