import type { FinancialReport, StatementPart } from '@merleg/contract/report/financial-report.contract'
import { listToldFilings } from '@merleg/domain/filing-day'
import { translateSource } from '@merleg/domain/reference/source-names'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import classes from './statement-facts.module.css'

type StatementFactsProps = { header: StatementPart['header']; provenance: FinancialReport['provenance'] }

/** What was filed, for which period, when, and where we have it from. */
export function StatementFacts({ header, provenance }: StatementFactsProps) {
  const { t } = useTranslation(['report/financial-report/page', 'report/financial-report/words'])
  const format = useFormat()
  const facts = [
    { label: t('facts.type'), value: [header.type, header.variant].filter(Boolean).join(', ') },
    {
      label: t('facts.period'),
      value: t('report/financial-report/words:facts.range', {
        from: format.date(header.periodStart),
        to: format.date(header.date),
      }),
    },
    ...listToldFilings(header).map(({ kind, day }) => ({
      label: t(`report/financial-report/words:facts.${kind}`),
      value: day === null ? t('report/financial-report/words:facts.dayUnknown') : format.date(day),
    })),
    {
      label: t('facts.source'),
      value: provenance && (
        <>
          {translateSource(format.locale, provenance).title}
          <ProvenanceHint provenance={provenance} figure="whole" />
        </>
      ),
    },
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(
        ({ label, value }) =>
          value != null &&
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
