import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryAnswersHu } from './answers.hu.ts'

export const reportFinancialSummaryAnswersEn: Texts<typeof reportFinancialSummaryAnswersHu> = {
  groups: {
    income: 'Result and people',
    assets: 'Assets',
    sources: 'Equity and liabilities',
    ratios: 'Ratios',
  },
  definitions: {
    exportSales: 'The part of the sales made to customers abroad. Only full annual accounts show it.',
    totalIncome: 'All income of the year: sales, other and financial income together.',
    totalExpenditure: 'All expenditure of the year before tax.',
    depreciation: 'What the wear of the assets is charged with for the year.',
    directSalesCosts:
      'Costs that belong directly to the goods and services sold. Only in income statements by function.',
    indirectSalesCosts: 'Selling, administrative and other general costs. Only in income statements by function.',
    financialResult: 'Financial income less financial expenditure (interest, exchange rates, dividends).',
    intangibleAssets: 'Rights representing assets, intellectual property, goodwill and the like.',
    tangibleAssets: 'Land, buildings, machinery, equipment, vehicles and assets under construction.',
    financialFixedAssets: 'Long-term participating interests, loans granted and securities.',
    inventories: 'Materials, merchandise, work in progress, finished products and advances paid for them.',
    receivables: 'Whatever others owe the company within a year, above all its customers.',
    tradeReceivables: 'Unpaid invoices of customers. Only full annual accounts show them.',
    securities: 'Securities and shares held for trading, to be sold within a year.',
    cash: 'Cash in hand, cheques and bank deposits at the end of the business year.',
    totalAssets: 'The balance sheet total: all assets together, equal to equity and liabilities.',
    retainedEarnings: 'Results of earlier years that were not paid out; negative where losses were larger.',
    subordinatedLiabilities: 'Long-term debt that is paid after all other creditors in a liquidation.',
    longTermLiabilities: 'Loans, borrowings and other debts due after more than a year.',
    shortTermLiabilities: 'Debts due within a year: suppliers, loans, taxes, wages.',
    tradePayables: 'Unpaid invoices of suppliers. Only full annual accounts show them.',
  },
  severity: {
    info: 'information',
    warning: 'warning',
    error: 'grave',
  },
  alerts: {
    'statement-missing': {
      title: 'Accounts missing',
      description:
        'The database holds no accounts although the legal deadline for filing has passed: {{years}}. They may have been filed without being in our sources.',
      item: 'business year {{year}} (due by {{deadline}})',
    },
    'statement-gap': {
      title: 'Accounts left out',
      description:
        'The database holds no accounts of their own for these business years: {{years}}. Where there are figures, they are from the previous-year column of the next accounts.',
    },
    'filed-late': {
      title: 'Accounts filed late',
      description: 'Filed after the legal deadline: {{filings}}.',
      item: 'business year {{year}}: {{filedOn}}, {{days}} days after the deadline ({{deadline}})',
    },
    'figures-old': {
      title: 'Old figures',
      description: 'The last known business year ended on {{date}}; the figures say nothing of what happened since.',
    },
    loss: {
      title: 'Loss',
      description: 'The profit after tax of business year {{year}} is {{amount}}.',
      share: 'That is {{share}} of the sales.',
    },
    'loss-repeated': {
      title: 'Loss in two successive years',
      description: 'The profit after tax is {{amount}} in business year {{year}}, and {{before}} in the year before.',
    },
    'equity-negative': {
      title: 'Negative equity',
      description:
        'At the end of business year {{year}} equity is {{amount}}: the liabilities are larger than the value of the assets.',
    },
    'equity-under-minimum': {
      title: 'Under the required capital for two years',
      description:
        'In two successive business years equity ({{before}}, then {{amount}}) did not reach the least capital required for this legal form ({{minimum}}). The members have to add to it, otherwise the company has to convert, merge, divide or be wound up (Hungarian Civil Code, section 3:133).',
    },
    'equity-under-limit': {
      title: 'Loss of capital',
      description:
        'At the end of business year {{year}} equity is {{amount}}, which is {{share}} of the issued capital ({{capital}}).',
      kft: 'Where losses bring equity down to half of the capital, the managing director has to ask for a decision of the members without delay (Hungarian Civil Code, section 3:189).',
      rt: 'Where losses bring equity down to two thirds of the capital, the board has to arrange within eight days for a general meeting (Hungarian Civil Code, section 3:270).',
    },
    'equity-under-capital': {
      title: 'Equity below the issued capital',
      description:
        'At the end of business year {{year}} equity is {{amount}}, which is {{share}} of the issued capital ({{capital}}).',
    },
    'balance-mismatch': {
      title: 'The balance sheet does not balance',
      description:
        'In the accounts of business year {{year}} total assets differ from total equity and liabilities by {{difference}}.',
      more: 'The same is true of these years: {{years}}.',
    },
    'sums-mismatch': {
      title: 'Lines do not add up',
      description:
        'In the accounts of business year {{year}} the line “{{line}}” differs from what it has to equal by {{difference}}.',
      more: 'There are such differences in these years, too: {{years}}.',
    },
    'thousand-slip': {
      title: 'Another order of magnitude',
      description:
        'The leading lines are about a thousand times larger or smaller than in the years beside: the amounts are probably in another unit (forint, thousand forint). Business years concerned: {{years}}.',
      corrected: 'Amounts put right by the years before and after are used for: {{years}}.',
      open: 'The error cannot be put right with certainty, so the year does not count in the rating, the charts and the sector medians: {{years}}.',
      unclear:
        'The figures do not tell which of these years are in the wrong unit, so none of them counts in the rating, the charts and the sector medians: {{years}}.',
    },
    jump: {
      title: 'Large change: {{figure}}',
      description: '{{amount}} in business year {{year}}, {{before}} in the year before: {{change}}.',
    },
  },
  checked:
    'What we looked at in the known accounts of these years: {{years}}. Losses; equity against issued capital and the legal minimum; sales, operating profit, assets and equity that changed by half or more; sums that do not agree; filing deadlines. These accounts say nothing of the time after {{day}}.',
  noAlert: 'We found nothing that gives cause for an alert.',
  figures: {
    netSales: 'net sales',
    operatingProfit: 'operating profit',
    totalAssets: 'total assets',
    equity: 'equity',
  },
  sheet: {
    fileName: 'financial-data',
    title: 'Financial data',
    alerts: 'Alerts',
    sources: 'Sources',
    unit: 'Amounts in {{unit}}',
    thousand: 'thousand {{currency}}',
    columns: {
      label: 'Line',
      unit: 'Unit',
      change: 'Change',
      severity: 'Severity',
      alert: 'Alert',
      description: 'Description',
      year: 'Business year',
      periodStart: 'Start of period',
      periodEnd: 'End of period',
      filedOn: 'Published',
      knownOn: 'Known to us since',
      source: 'Source',
      derivation: 'Note',
    },
    units: {
      percent: '%',
      ratio: 'ratio',
      person: 'people',
    },
  },
}
