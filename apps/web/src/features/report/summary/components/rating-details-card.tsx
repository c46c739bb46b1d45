import { bandOfPoints, pointsOfBand, RISK_BANDS } from '@merleg/domain/risk-rating'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../../shared/ui/data-table.tsx'

/** The six bands with their limits and advice; the company's own is marked. */
export function RatingDetailsCard({ risk }: { risk: number | null }) {
  const { t } = useTranslation(['report/summary/page', 'risk-rating/words'])
  const current = bandOfPoints(risk)
  return (
    <DataTable
      caption={t('risk.levels')}
      headerColumn="band"
      rows={RISK_BANDS}
      getRowKey={(band) => band}
      columns={[
        {
          key: 'points',
          title: t('risk.points'),
          kind: 'identifier',
          render: (band) => t('risk.range', pointsOfBand(band)),
        },
        {
          key: 'band',
          title: t('risk.band'),
          render: (band) => (
            <span style={{ color: `var(--band-${band}-text)`, fontWeight: 600 }}>
              {t(`risk-rating/words:bands.${band}`)}
              {band === current && ` – ${t('risk.current')}`}
            </span>
          ),
        },
        { key: 'advice', title: t('risk.advice'), render: (band) => t(`risk-rating/words:advice.${band}`) },
      ]}
    />
  )
}
