import type { reportIndicatorsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../../texts.ts'

export const reportIndicatorsAnswersEn: Texts<typeof reportIndicatorsAnswersHu> = {
  quality: {
    corrected:
      'The accounts of {{year}} were filed in another unit; the amounts here are put right by the years beside.',
    unit: 'The leading lines of the accounts of {{year}} are about a thousand times larger or smaller than in the years beside, so they are not shown among the other years.',
    sums: 'The lines of the accounts of {{year}} do not add up: the figures stand here as filed and do not count in the rating or the sector medians.',
    replaced: 'The accounts of {{year}} have an error; these are the previous-year figures of the next accounts.',
  },
  figures: {
    salesNetIncome: {
      title: 'Net sales',
      definition:
        'What the products and services sold in the business year brought in, without value added tax and after discounts.',
    },
    equity: {
      title: 'Equity',
      definition:
        'The capital that the owners paid in and the profits left in the company, at the end of the business year. Negative where losses have used it up.',
    },
    registeredCapital: {
      title: 'Subscribed capital',
      definition: 'The capital set in the articles and entered in the register, at the end of the business year.',
    },
    materialExpenditure: {
      title: 'Material expenditure',
      definition:
        'Materials, services used, goods sold and services passed on. Accounts drawn up by function do not tell it.',
    },
    humanExpenditure: {
      title: 'Personnel expenditure',
      definition:
        'Wages and salaries, other personnel payments and social contributions. Accounts drawn up by function do not tell it.',
    },
    employees: {
      title: 'Headcount',
      definition:
        'The average headcount that the accounts tell; where they tell none, the registered headcount on the last day of the business year.',
    },
    ebitda: {
      title: 'EBITDA',
      definition:
        'Earnings before interest, tax, depreciation and amortisation: what the business itself earned before the wear of its assets. Only where the accounts show depreciation on a line of its own.',
    },
    roe: {
      title: 'Return on equity (ROE)',
      definition:
        'What profit after tax the equity at the year’s end brought. It has no meaning with zero or negative equity: a loss would read as a gain.',
    },
    ros: {
      title: 'Return on sales (ROS)',
      definition: 'What share of the sales was left as profit after tax. Without sales there is none.',
    },
    roa: {
      title: 'Return on assets (ROA)',
      definition:
        'What profit after tax the assets at the year’s end brought. Where the accounts do not tell the total assets there is none.',
    },
    operatingProfit: {
      title: 'Operating profit',
      definition: 'The result of the business itself, before financial items and tax.',
    },
    beforeTaxProfit: {
      title: 'Profit before tax',
      definition: 'The operating profit and the financial result together, before tax.',
    },
    afterTaxProfit: {
      title: 'Profit after tax',
      definition: 'The result of the business year after tax; negative for a loss.',
    },
    capitalSupply: {
      title: 'Equity ratio',
      definition:
        'What share of the assets the owners finance with equity. The larger it is, the less the company depends on creditors.',
    },
    debtRate: {
      title: 'Debt ratio',
      definition: 'What share of the assets is financed by liabilities. Above 100% the equity has been used up.',
    },
    netDebtRate: {
      title: 'Net debt to equity',
      definition:
        'Liabilities less receivables, measured by equity; negative where the receivables are larger. It has no meaning with zero or negative equity.',
    },
    capitalStress: {
      title: 'Debt to equity',
      definition: 'How many times the equity the liabilities are. It has no meaning with zero or negative equity.',
    },
    capitalFinancing: {
      title: 'Equity to fixed assets',
      definition:
        'How many times the equity covers the fixed assets. Above 1 they needed no money of others. Without fixed assets there is none.',
    },
    ownCapitalRate: {
      title: 'Equity to subscribed capital',
      definition:
        'How many times the subscribed capital the equity is. Below 0.5 the Hungarian Civil Code makes the owners decide how to put the capital right. Without subscribed capital there is none.',
    },
    workingCapitalSupply: {
      title: 'Working capital ratio',
      definition:
        'What share of the current assets is not financed by short-term liabilities. Negative where the short-term liabilities exceed the current assets.',
    },
    workingCapitalTurnover: {
      title: 'Working capital turnover',
      definition:
        'How many times a year the working capital (current assets less short-term liabilities) comes back in sales. It has no meaning with zero or negative working capital.',
    },
    capitalTurnoverRate: {
      title: 'Equity turnover',
      definition:
        'How many times a year the equity comes back in sales. It has no meaning with zero or negative equity.',
    },
    liquidityRate: {
      title: 'Current ratio',
      definition:
        'How many times the current assets cover what falls due within a year. Below 1 the ability to pay is strained. Without short-term liabilities there is none.',
    },
    liquidityQuickRate: {
      title: 'Quick ratio',
      definition:
        'The current ratio without inventories, which are harder to turn into money. Without short-term liabilities there is none.',
    },
    toolEfficiency: {
      title: 'Asset turnover',
      definition: 'How much was sold in the year for each unit of assets.',
    },
    activityProfitMargin: {
      title: 'Operating margin',
      definition: 'What share of the sales was left as operating profit. Without sales there is none.',
    },
    grossProfitMargin: {
      title: 'Gross margin',
      definition:
        'What share of the sales is left after the direct costs. Accounts by nature tell the material expenditure in their place, so the values of the two kinds of accounts do not compare directly.',
    },
    provisions: {
      title: 'Provisions',
      definition: 'Amounts set aside out of the result for expected liabilities and future costs.',
    },
    obligations: {
      title: 'Liabilities',
      definition: 'Subordinated, long-term and short-term liabilities together, at the end of the business year.',
    },
    passiveDelimitations: {
      title: 'Accrued expenses and deferred income',
      definition: 'Income received that belongs to later years, and costs of the year that were invoiced later.',
    },
    fixedAssets: {
      title: 'Fixed assets',
      definition: 'Intangible, tangible and financial assets that serve the company for more than a year.',
    },
    currentAssets: {
      title: 'Current assets',
      definition: 'Inventories, receivables, securities and cash together, at the end of the business year.',
    },
    activeDelimitations: {
      title: 'Prepaid expenses and accrued income',
      definition: 'Income of the year that was invoiced later, and costs booked that belong to later years.',
    },
    operatingActivity: {
      title: 'Operating profit',
      definition: 'The result of the business itself, before financial items and tax.',
    },
    beforeTax: {
      title: 'Profit before tax',
      definition: 'The operating profit and the financial result together, before tax.',
    },
  },
  sources: {
    balanceSheet: 'The balance sheet as filed; of Hungarian accounts by annex 1 of Act C of 2000 on Accounting',
    incomeStatement:
      'The income statement as filed; of Hungarian accounts by annexes 2–3 of Act C of 2000 on Accounting',
    headcount: 'The accounts, otherwise the register',
    analysis:
      'An established ratio of the analysis of accounts, over closing balances, in the form in which Mérleg uses it',
    civilCode: 'Sections 3:189 and 3:270 of Act V of 2013 on the Civil Code (Hungary)',
  },
  headcountFormula: 'Headcount as published',
  otherLayout: '; for accounts by nature: ',
  derivations: {
    formula: 'Formula: {{formula}}.',
    previousColumn: 'No accounts of this year: from the previous-year column of the next ones.',
    headcount: 'The registered headcount on the last day of the business year.',
  },
}
