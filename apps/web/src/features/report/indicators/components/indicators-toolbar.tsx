import { Checkbox, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setPreference, usePreferences } from '../../../../shared/storage/preferences.ts'
import type { IndicatorsView } from '../indicator-views.ts'

type IndicatorsToolbarProps = {
  currency: string | null
  view: IndicatorsView['view']
  onViewChange: (view: IndicatorsView['view']) => void
}

/** All cards as charts or as tables; forints in thousands or whole. */
export function IndicatorsToolbar({ currency, view, onViewChange }: IndicatorsToolbarProps) {
  const { t } = useTranslation('report/indicators/page')
  const { inThousandHUF } = usePreferences()
  return (
    <>
      {currency === 'HUF' && (
        <Checkbox
          size="xs"
          label={t('inThousands')}
          checked={inThousandHUF}
          onChange={(event) => setPreference('inThousandHUF', event.currentTarget.checked)}
        />
      )}
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
