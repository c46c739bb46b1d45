import { REPORT_PARTS, type ReportPart, VARIANT_LADDER } from '@merleg/domain/international/report-variants'
import { useTranslation } from 'react-i18next'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../international.module.css'
import type { ForeignCompanyPage } from '../international.queries.ts'

/** What each variant of the provider holds, side by side; not there where that is not known. */
export function VariantComparison({ parts }: Pick<ForeignCompanyPage, 'parts'>) {
  const { t } = useTranslation(['international/page', 'international/words'])
  const variants = VARIANT_LADDER.filter((variant) => parts[variant].length > 0)
  if (variants.length === 0) return null
  const columns: DataColumn<ReportPart>[] = [
    { key: 'part', title: t('company.part'), render: (part) => t(`international/words:parts.${part}`) },
    ...variants.map((variant) => ({
      key: variant,
      title: t(`international/words:variants.${variant}`),
      render: (part: ReportPart) => <Mark isHeld={parts[variant].includes(part)} />,
    })),
  ]
  return (
    <Panel title={t('company.comparison')}>
      <DataTable
        caption={t('company.comparisonTable')}
        columns={columns}
        rows={REPORT_PARTS}
        getRowKey={(part) => part}
        narrow="scroll"
      />
    </Panel>
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
