import type { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { findPart, findPartOfLine } from '../statement-tabs.ts'
import classes from './findings.module.css'

const ICONS = { info: 'info', warning: 'warning', error: 'error' } as const

/** What does not add up in the filing, each with links to the lines it is about. */
export function Findings({ report }: { report: FinancialReport }) {
  const { t } = useTranslation('report/financial-report/page')
  if (report.findings.length === 0) return null
  return (
    <section className={classes.findings} aria-labelledby="statement-findings">
      <h3 id="statement-findings">{t('findings.title', { count: report.findings.length })}</h3>
      <ul>
        {report.findings.map((finding) => (
          <li key={`${finding.code} ${finding.lineCodes.join(' ')}`} className={classes[finding.severity]}>
            <Icon name={ICONS[finding.severity]} size={15} />
            <span>
              <span className="visually-hidden">{t(`findings.severity.${finding.severity}`)}: </span>
              {finding.text}{' '}
              {finding.lineCodes.map((code) => (
                <LineLink key={code} report={report} code={code} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LineLink({ report, code }: { report: FinancialReport; code: string }) {
  const { t } = useTranslation('report/financial-report/page')
  const part = findPartOfLine(report, code)
  const line = part && findPart(report, part)?.table.items.find((item) => item.code === code)
  if (!part || !line) return null
  return (
    <Link
      from="/report/$id/financial-report"
      to="."
      search={(search) => ({ ...search, tab: part })}
      hash={`line-${code}`}
      hashScrollIntoView={false}
      resetScroll={false}
      replace
      className={classes.link}
      title={line.label}
    >
      {t('findings.row', { row: line.rowNumber })}
    </Link>
  )
}
