import { Tabs } from '@mantine/core'
import type { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { useTranslation } from 'react-i18next'
import { useInThousands } from '../../../../shared/format/amount-unit.tsx'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import { chooseStatementScale } from '../statement-amounts.ts'
import { findPart, listTabs, type StatementTab } from '../statement-tabs.ts'
import { DownloadPanel } from './download-panel.tsx'
import { Findings } from './findings.tsx'
import { StatementFacts } from './statement-facts.tsx'
import { StatementTable } from './statement-table.tsx'
import classes from './statement-view.module.css'

type StatementViewProps = {
  report: FinancialReport
  tab: StatementTab
  markedLine: string | undefined
  isStale: boolean
  onTabChange: (tab: StatementTab) => void
}

/** The statements of one year: facts of the filing, findings, the parts as tabs. */
export function StatementView({ report, tab, markedLine, isStale, onTabChange }: StatementViewProps) {
  const { t } = useTranslation('report/financial-report/page')
  const header = (report.balance ?? report.incomeStatement)?.header
  const tabs = listTabs(report)
  const titleOf = (known: StatementTab): string => {
    if (known === 'balance') return t('tabs.balance')
    if (known === 'income-statement') return t('tabs.incomeStatement')
    return findDownload(report, known)?.title ?? ''
  }
  const choose = (value: string | null): void => {
    const chosen = tabs.find((known) => known === value)
    if (chosen !== undefined) onTabChange(chosen)
  }
  return (
    <>
      {header && <StatementFacts header={header} provenance={report.provenance} />}
      <Findings report={report} />
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List aria-label={t('tabs.label')}>
          {tabs.map((known) => (
            <Tabs.Tab key={known} value={known}>
              {titleOf(known)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          <TabContent report={report} tab={tab} markedLine={markedLine} isStale={isStale} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function findDownload(report: FinancialReport, tab: StatementTab): FinancialReport['downloads'][number] | undefined {
  return report.downloads.find((_, index) => tab === `download-${index}`)
}

function TabContent({ report, tab, markedLine, isStale }: Omit<StatementViewProps, 'onTabChange'>) {
  const { t } = useTranslation('report/financial-report/words')
  const inThousandHUF = useInThousands()
  const format = useFormat()
  const part = findPart(report, tab)
  const file = findDownload(report, tab)
  if (file) return <DownloadPanel file={file} />
  if (!part) return <StateEmpty text={t('partMissing')} />
  const scale = chooseStatementScale(part.header, inThousandHUF)
  const unit = format.unitLong(part.header.currency, scale)
  return (
    <Panel title={part.header.title} unit={unit}>
      <StatementTable
        part={part}
        caption={`${part.header.title}, ${report.year ?? ''}, ${unit}`}
        scale={scale}
        markedLine={markedLine}
        isStale={isStale}
      />
    </Panel>
  )
}
