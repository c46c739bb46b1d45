import { bandOfPoints, pointsOfBand, RISK_BANDS } from '@merleg/domain/risk-rating'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../../shared/ui/data-table.tsx'

type RatingDetailsProps = {
  risk: number | null
  /** Whether a credit limit is recommended: "up to the limit" advises nothing where none is. */
  hasLimit: boolean
}

/** The six bands with their points and advice; the company's own is marked. */
export function RatingDetailsCard({ risk, hasLimit }: RatingDetailsProps) {
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
        {
          key: 'advice',
          title: t('risk.advice'),
          render: (band) =>
            t(
              band === 'medium' && !hasLimit
                ? 'risk-rating/words:adviceWithoutLimit'
                : `risk-rating/words:advice.${band}`,
            ),
        },
      ]}
    />
  )
}
