import {
  hasReportPart,
  REPORT_PARTS,
  type ReportPart,
  VARIANT_LADDER,
} from '@merleg/domain/international/report-variants'
import { useTranslation } from 'react-i18next'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../international.module.css'

/** What each variant holds, side by side. */
export function VariantComparison() {
  const { t } = useTranslation(['international/page', 'international/words'])
  const columns: DataColumn<ReportPart>[] = [
    { key: 'part', title: t('company.part'), render: (part) => t(`international/words:parts.${part}`) },
    ...VARIANT_LADDER.map((variant) => ({
      key: variant,
      title: t(`international/words:variants.${variant}`),
      render: (part: ReportPart) => <Mark isHeld={hasReportPart(variant, part)} />,
    })),
  ]
  return (
    <DataTable
      caption={t('company.comparisonTable')}
      columns={columns}
      rows={REPORT_PARTS}
      getRowKey={(part) => part}
      narrow="scroll"
    />
  )
}

function Mark({ isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation('international/page')
  return (
    <span className={isHeld ? classes.held : classes.lacking}>
      <Icon name={isHeld ? 'check' : 'minus'} size={16} />
      <span className="visually-hidden">{t(isHeld ? 'company.contains' : 'company.lacks')}</span>
    </span>
  )
}
