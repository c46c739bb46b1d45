import type { reportIndicatorsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../../texts.ts'

export const reportIndicatorsAnswersEn: Texts<typeof reportIndicatorsAnswersHu> = {
  quality: {
    corrected:
      'The accounts for {{year}} were filed in a different unit; the amounts shown here are corrected by reference to the adjacent years.',
    unit: 'The main lines of the accounts for {{year}} are about a thousand times larger or smaller than in the adjacent years, so they are not shown among the other years.',
    unclear:
      'The main lines of the accounts for {{year}} and of a neighbouring year differ a thousandfold, and nothing tells which are in the wrong unit: the figures are shown as filed and are left out of the charts, the rating and the sector medians.',
    sums: 'The lines of the accounts for {{year}} do not add up: the figures are shown as filed and are left out of the rating and the sector medians.',
    replaced: 'The accounts for {{year}} contain an error; shown are the previous-year figures of the next accounts.',
    consolidated:
      'Consolidated accounts: the figures are those of the group, not of the company alone, whose own accounts are not known.',
    currency:
      'The accounts for the following years are in {{currency}} and are left out: {{years}}. They are neither compared with years in another currency nor converted.',
    irregular:
      'The financial year {{year}} has {{span}}: what comes about within a year (for example sales, expenses, results, and their ratios to assets or equity) is that of this time, and is compared with no other year nor with the sector.',
  },
  figures: {
    salesNetIncome: {
      title: 'Net sales',
      definition:
        'Revenue from products and services sold in the financial year, net of value added tax and discounts.',
    },
    equity: {
      title: 'Equity',
      definition:
        'Capital paid in by the owners and profits retained in the company at the end of the financial year. Negative where losses have consumed it.',
    },
    registeredCapital: {
      title: 'Subscribed capital',
      definition:
        'The capital laid down in the articles and entered in the register, at the end of the financial year.',
    },
    materialExpenditure: {
      title: 'Material expenses',
      definition: 'Materials, services used, goods sold and services passed on. Not shown in accounts by function.',
    },
    humanExpenditure: {
      title: 'Staff costs',
      definition:
        'Wages and salaries, other staff costs and social security contributions. Not shown in accounts by function.',
    },
    employees: {
      title: 'Headcount',
      definition:
        'The average headcount stated in the accounts; where they state none, the registered headcount on the last day of the financial year.',
    },
    ebitda: {
      title: 'EBITDA',
      definition:
        'Earnings before interest, tax, depreciation and amortisation: what the core business earned before charging for the wear of its assets. Only where the accounts show depreciation separately.',
    },
    roe: {
      title: 'Return on equity (ROE)',
      definition:
        'Profit after tax as a share of year-end equity. Not meaningful where equity is zero or negative: a loss would look like a gain.',
    },
    ros: {
      title: 'Return on sales (ROS)',
      definition: 'Share of net sales left as profit after tax. Cannot be calculated without sales.',
    },
    roa: {
      title: 'Return on assets (ROA)',
      definition:
        'Profit after tax as a share of year-end assets. Cannot be calculated where the accounts do not state total assets.',
    },
    operatingProfit: {
      title: 'Operating profit',
      definition: 'The result of operations before financial items and tax.',
    },
    beforeTaxProfit: {
      title: 'Profit before tax',
      definition: 'Operating profit and financial result together, before tax.',
    },
    afterTaxProfit: {
      title: 'Profit after tax',
      definition: 'The result of the financial year after tax; negative in case of a loss.',
    },
    capitalSupply: {
      title: 'Equity ratio',
      definition:
        'Share of assets financed by the owners’ equity. The higher it is, the less the company depends on creditors.',
    },
    debtRate: {
      title: 'Debt ratio',
      definition: 'Share of assets financed by liabilities. Above 100%, equity has been consumed.',
    },
    netDebtRate: {
      title: 'Liabilities less receivables to equity',
      definition:
        'Liabilities less receivables relative to equity; negative where receivables are larger. Not meaningful where equity is zero or negative.',
    },
    capitalStress: {
      title: 'Debt to equity',
      definition: 'Liabilities as a multiple of equity. Not meaningful where equity is zero or negative.',
    },
    capitalFinancing: {
      title: 'Equity to fixed assets',
      definition:
        'How many times equity covers fixed assets. Above 1, no borrowed funds were needed for them. Cannot be calculated without fixed assets.',
    },
    ownCapitalRate: {
      title: 'Equity to subscribed capital',
      definition:
        'Equity as a multiple of subscribed capital. Where losses bring it down to 0.5 (limited liability companies) or two thirds (companies limited by shares), the Hungarian Civil Code requires the owners to decide how to restore the capital. Cannot be calculated without subscribed capital.',
    },
    workingCapitalSupply: {
      title: 'Working capital ratio',
      definition:
        'Share of current assets not financed by short-term liabilities. Negative where short-term liabilities exceed current assets.',
    },
    workingCapitalTurnover: {
      title: 'Working capital turnover',
      definition:
        'How many times a year working capital (current assets less short-term liabilities) is turned over in sales. Not meaningful where working capital is zero or negative.',
    },
    capitalTurnoverRate: {
      title: 'Equity turnover',
      definition:
        'How many times a year equity is turned over in sales. Not meaningful where equity is zero or negative.',
    },
    liquidityRate: {
      title: 'Current ratio',
      definition:
        'How many times current assets cover what falls due within one year. Below 1, liquidity is strained. Cannot be calculated without short-term liabilities.',
    },
    liquidityQuickRate: {
      title: 'Quick ratio',
      definition:
        'The current ratio without inventories, which are harder to convert into cash. Cannot be calculated without short-term liabilities.',
    },
    toolEfficiency: {
      title: 'Asset turnover',
      definition: 'Net sales of the year per unit of assets.',
    },
    activityProfitMargin: {
      title: 'Operating margin',
      definition: 'Share of net sales left as operating profit. Cannot be calculated without sales.',
    },
    grossProfitMargin: {
      title: 'Gross margin',
      definition:
        'Share of net sales left after direct costs. In accounts by nature, material expenses are deducted instead, so the two types of accounts are not directly comparable.',
    },
    provisions: {
      title: 'Provisions',
      definition: 'Amounts set aside out of the result for expected liabilities and future costs.',
    },
    obligations: {
      title: 'Liabilities',
      definition: 'Subordinated, long-term and short-term liabilities together, at the end of the financial year.',
    },
    passiveDelimitations: {
      title: 'Accrued expenses and deferred income',
      definition: 'Income received that relates to later periods, and costs of the year invoiced later.',
    },
    fixedAssets: {
      title: 'Fixed assets',
      definition: 'Intangible, tangible and financial assets that serve the company for more than a year.',
    },
    currentAssets: {
      title: 'Current assets',
      definition: 'Inventories, receivables, securities and cash together, at the end of the financial year.',
    },
    activeDelimitations: {
      title: 'Prepaid expenses and accrued income',
      definition: 'Income of the year invoiced later, and costs booked that relate to later periods.',
    },
    operatingActivity: {
      title: 'Operating profit',
      definition: 'The result of operations before financial items and tax.',
    },
    beforeTax: {
      title: 'Profit before tax',
      definition: 'Operating profit and financial result together, before tax.',
    },
  },
  sources: {
    balanceSheet: 'The balance sheet as filed; for Hungarian accounts under Annex 1 to Act C of 2000 on Accounting',
    incomeStatement:
      'The income statement as filed; for Hungarian accounts under Annexes 2–3 to Act C of 2000 on Accounting',
    headcount: 'The accounts, otherwise the register',
    analysis: 'An established ratio of financial statement analysis, on closing balances, in the form used by Mérleg',
    civilCode: 'Sections 3:189 and 3:270 of Act V of 2013 on the Civil Code (Hungary)',
  },
  headcountFormula: 'Headcount as published',
  otherLayout: '; for accounts by nature: ',
  derivations: {
    formula: 'Formula: {{formula}}.',
    previousColumn: 'No accounts are known for this year: taken from the previous-year column of the next accounts.',
    columnForError:
      'The accounts filed for this year contain an error: taken from the previous-year column of the next accounts.',
    columnForCurrency:
      'The accounts filed for this year are in {{currency}}: taken from the previous-year column of the next accounts.',
    headcount: 'The registered headcount on the last day of the financial year.',
  },
}
