import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryAnswersHu } from './answers.hu.ts'

export const reportFinancialSummaryAnswersEn: Texts<typeof reportFinancialSummaryAnswersHu> = {
  groups: {
    income: 'Results and headcount',
    assets: 'Assets',
    sources: 'Equity and liabilities',
    ratios: 'Ratios',
  },
  definitions: {
    exportSales: 'The part of sales made to customers abroad. Shown separately only in full annual accounts.',
    totalIncome: 'All income of the year: sales, other and financial income together.',
    totalExpenditure: 'All expenses of the year before tax.',
    depreciation: 'The amount charged for the year for the wear and tear of assets.',
    directSalesCosts:
      'Costs directly attributable to the goods and services sold. Only in income statements by function.',
    indirectSalesCosts: 'Selling, administrative and other general costs. Only in income statements by function.',
    financialResult: 'Financial income less financial expenses (interest, exchange differences, dividends).',
    intangibleAssets: 'Concessions, licences, intellectual property, goodwill and the like.',
    tangibleAssets: 'Land, buildings, machinery, equipment, vehicles and assets under construction.',
    financialFixedAssets: 'Long-term participating interests, loans granted and securities.',
    inventories: 'Raw materials, merchandise, work in progress, finished products and payments on account for them.',
    receivables: 'What others owe the company within a year, above all its customers.',
    tradeReceivables: 'Unpaid invoices to customers. Shown separately only in full annual accounts.',
    securities: 'Securities and shares held for trading, to be sold within a year.',
    cash: 'Cash in hand, cheques and bank balances at the end of the financial year.',
    totalAssets: 'The balance sheet total: all assets together, equal to equity and liabilities.',
    retainedEarnings: 'Undistributed results of earlier years; negative where losses were larger.',
    subordinatedLiabilities: 'Long-term debt ranking behind all other creditors in an insolvent liquidation.',
    longTermLiabilities: 'Loans, borrowings and other amounts due after more than one year.',
    shortTermLiabilities: 'Amounts due within one year: suppliers, loans, taxes, wages.',
    tradePayables: 'Unpaid invoices from suppliers. Shown separately only in full annual accounts.',
  },
  severity: {
    info: 'information',
    warning: 'warning',
    error: 'serious',
  },
  alerts: {
    'statement-missing': {
      title: 'Accounts missing',
      description:
        'The database holds no accounts although the statutory filing deadline has passed: {{years}}. They may have been filed without appearing in our sources.',
      item: 'financial year {{year}} (due by {{deadline}})',
    },
    'statement-gap': {
      title: 'Year without accounts',
      description:
        'The database holds no accounts for these financial years: {{years}}. Any figures shown come from the previous-year column of the next accounts.',
    },
    'filed-late': {
      title: 'Accounts filed late',
      description: 'Filed after the statutory deadline: {{filings}}.',
      item: 'financial year {{year}}: {{filedOn}}, {{days}} days after the deadline ({{deadline}})',
    },
    'figures-old': {
      title: 'Outdated figures',
      description:
        'The last known financial year ended on {{date}}; the figures say nothing about what has happened since.',
    },
    loss: {
      title: 'Loss',
      description: 'The profit after tax of financial year {{year}} is {{amount}}.',
      afterProfit:
        'The profit after tax of financial year {{year}} is {{amount}}, after {{before}} in the year before.',
      share: 'The loss is {{share}} of net sales.',
    },
    'loss-repeated': {
      title: 'Losses in two consecutive years',
      description: 'The profit after tax is {{amount}} in financial year {{year}}, and {{before}} in the year before.',
    },
    'into-loss': {
      title: 'From profit into loss: {{figure}}',
      description: '{{amount}} in financial year {{year}}, {{before}} in the year before.',
    },
    'equity-negative': {
      title: 'Negative equity',
      description:
        'At the end of financial year {{year}} equity is {{amount}}: what the company owes and sets aside (liabilities, provisions, accruals) exceeds its assets.',
    },
    'equity-under-minimum': {
      title: 'Below minimum capital for two years',
      description:
        'In two consecutive financial years equity ({{before}}, then {{amount}}) fell short of the minimum capital required for this legal form ({{minimum}}). The members must make good the shortfall; otherwise the company must convert, merge, divide or be wound up (Hungarian Civil Code, section 3:133).',
    },
    'equity-under-limit': {
      title: 'Loss of capital',
      description:
        'At the end of financial year {{year}} equity is {{amount}}, which is {{share}} of subscribed capital ({{capital}}).',
      kft: 'Where losses reduce equity to half of the share capital, the managing director must seek a decision of the members without delay (Hungarian Civil Code, section 3:189).',
      rt: 'Where losses reduce equity to two thirds of the share capital, the board must arrange within eight days for a general meeting to be called (Hungarian Civil Code, section 3:270).',
    },
    'equity-under-capital': {
      title: 'Equity below subscribed capital',
      description:
        'At the end of financial year {{year}} equity is {{amount}}, which is {{share}} of subscribed capital ({{capital}}).',
    },
    'earlier-years': {
      title: 'Losses or lost capital in earlier years',
      losses: 'Financial years with a loss: {{years}}.',
      negative: 'Equity was negative: {{years}}.',
      underLimit:
        'Equity was at or below half of subscribed capital (two thirds for companies limited by shares): {{years}}.',
      underCapital: 'Equity was below subscribed capital: {{years}}.',
      underMinimum: 'Equity was below the statutory minimum ({{minimum}}) in two or more consecutive years: {{years}}.',
      since: 'At the end of financial year {{year}} equity is {{amount}}.',
    },
    'balance-mismatch': {
      title: 'The balance sheet does not balance',
      description:
        'In the accounts for financial year {{year}} total assets differ from total equity and liabilities by {{difference}}.',
      more: 'The same applies to these years: {{years}}.',
    },
    'sums-mismatch': {
      title: 'Lines do not add up',
      description:
        'In the accounts for financial year {{year}} the line “{{line}}” differs by {{difference}} from what it should equal.',
      more: 'There are such differences in these years as well: {{years}}.',
    },
    'thousand-slip': {
      title: 'Different order of magnitude',
      description:
        'The main lines are about a thousand times larger or smaller than in the adjacent years: the amounts are probably in a different unit (whole units or thousands). Financial years concerned: {{years}}.',
      corrected: 'Amounts corrected by reference to the adjacent years are used for: {{years}}.',
      open: 'The error cannot be corrected with certainty, so the year is left out of the rating, the charts and the sector medians: {{years}}.',
      unclear:
        'The figures do not tell which of these years are in the wrong unit, so none of them counts in the rating, the charts and the sector medians: {{years}}.',
    },
    jump: {
      title: 'Large change: {{figure}}',
      description: '{{amount}} in financial year {{year}}, {{before}} in the year before: {{change}}.',
    },
  },
  checked: 'Checked in the known accounts: {{checks}} These accounts say nothing about the time after {{day}}.',
  checks: {
    losses: 'Losses: {{years}}.',
    equity: 'Negative equity: {{years}}.',
    capital: 'Equity below subscribed capital: {{years}}.',
    minimum: 'Equity below {{amount}} at the end of two consecutive whole financial years: {{years}}.',
    jump: 'Large changes ({{figures}}): only financial year {{year}} against the one before, from {{share}} and {{floor}} on.',
    jumpByShare: 'Large changes ({{figures}}): only financial year {{year}} against the one before, from {{share}} on.',
    intoLoss:
      'A result that fell from profit into loss ({{figures}}): only financial year {{year}} against the one before, where the fall is at least {{floor}} or at least {{share}} of net sales.',
    intoLossAlways:
      'A result that fell from profit into loss ({{figures}}): only financial year {{year}} against the one before.',
    noJump: 'Large changes could not be checked: that takes two consecutive years that can be compared.',
    sums: 'Balance sheet and totals that do not add up, where the accounts give any: {{years}}.',
    magnitude: 'Order of magnitude against a neighbouring year: {{years}}.',
    filed: 'Accounts filed more than {{days}} days after the deadline: {{years}}.',
    missing: 'Missing accounts: of financial years that ended in the last {{count}} years.',
    old: 'Outdated figures: where the last known financial year ended more than {{months}} months ago.',
  },
  noAlert: 'None of the checks listed here gave cause for a warning.',
  results: {
    operatingProfit: 'operating profit',
    profitBeforeTax: 'profit before tax',
  },
  figures: {
    netSales: 'net sales',
    operatingProfit: 'operating profit',
    totalAssets: 'total assets',
    equity: 'equity',
  },
  sheet: {
    fileName: 'financial-data',
    title: 'Financial data',
    alerts: 'Warnings',
    sources: 'Sources',
    unit: 'Amounts in {{unit}}',
    thousand: 'thousand {{currency}}',
    columns: {
      label: 'Item',
      unit: 'Unit',
      change: 'Change (amounts, headcount)',
      severity: 'Severity',
      alert: 'Warning',
      description: 'Description',
      year: 'Financial year',
      periodStart: 'Start of period',
      periodEnd: 'End of period',
      filedOn: 'Filed on',
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
