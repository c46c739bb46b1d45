import type { scoreFactorsHu } from './factors.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreFactorsEn: Texts<typeof scoreFactorsHu> = {
  equityRatio: {
    name: 'Equity ratio',
    definition:
      'How much of the assets equity pays for. The more capital of its own, the larger a loss the company survives; negative once losses have used up equity.',
    formula: 'Equity / Total assets',
  },
  retainedEarnings: {
    name: 'Equity above issued capital',
    definition:
      'How much of the assets is paid for by equity above issued capital: accumulated profits and reserves. It tells whether the company has built up capital by its business or lived on it.',
    formula: '(Equity − Issued capital) / Total assets',
  },
  currentRatio: {
    name: 'Current ratio',
    definition:
      'How many times current assets cover what is due within a year. Below 1 they do not cover short-term debt.',
    formula: 'Current assets / Short-term liabilities',
  },
  quickRatio: {
    name: 'Quick ratio',
    definition:
      'How many times current assets, without inventories that are harder to turn into money, cover short-term liabilities.',
    formula: '(Current assets − Inventories) / Short-term liabilities',
  },
  cashRatio: {
    name: 'Cash ratio',
    definition: 'How much of short-term liabilities cash and marketable securities cover at once.',
    formula: '(Cash + Securities) / Short-term liabilities',
  },
  longTermCover: {
    name: 'Long-term cover of fixed assets',
    definition:
      'How many times equity and long-term liabilities cover fixed assets. Below 1, short-term money pays for a part of what is tied up for long.',
    formula: '(Equity + Long-term liabilities) / Fixed assets',
  },
  returnOnAssets: {
    name: 'Pre-tax return on assets',
    definition: 'The profit before tax that the assets earned. Lasting losses are the main cause of insolvency.',
    formula: 'Profit before tax / Total assets',
  },
  operatingMargin: {
    name: 'Operating margin',
    definition: 'How much of sales was left as operating profit, other income and expenditure included.',
    formula: 'Operating profit / Net sales',
  },
  salesMargin: {
    name: 'Margin of sales',
    definition:
      'How much of sales is left after the costs of running the business, without other income and expenditure. It tells whether the company lives on what it sells.',
    formula:
      '(Net sales + Capitalised value of own performance − Material expenditure − Personnel expenditure − Depreciation) / Net sales',
  },
  debtCoverage: {
    name: 'Debt coverage',
    definition:
      'How much of the debt one year’s profit and depreciation could pay back. Debt is all that is not equity: liabilities, provisions and accruals. A loss is measured against the assets: against the debts it would look the worse the less is owed.',
    formula: '(Profit before tax + Depreciation) / (Total assets − Equity)',
  },
  financialBurden: {
    name: 'Burden of financial expenditure',
    definition:
      'How much of sales financial expenditure takes: interest, exchange losses and the rest. Where accounts do not tell it, the loss on financial operations: operating profit less profit before tax.',
    formula: 'Financial expenditure / Net sales',
  },
  depreciationRate: {
    name: 'Depreciation rate',
    definition:
      'Depreciation of the year against fixed assets. A company that has assets and hardly writes them off may have come to a standstill, or dress up its result. Not counted where fixed assets are less than a twentieth of total assets.',
    formula: 'Depreciation / Fixed assets',
  },
  assetTurnover: {
    name: 'Asset turnover',
    definition: 'How many times the value of the assets came back in the sales of the year.',
    formula: 'Net sales / Total assets',
  },
  inventoryDays: {
    name: 'Days of inventory',
    definition: 'The sales of how many days the inventories at the end of the year amount to.',
    formula: 'Inventories / Net sales × 365',
  },
  receivableDays: {
    name: 'Days of receivables',
    definition:
      'The sales of how many days the receivables at the end of the year amount to. A long time points to customers who pay slowly or not at all.',
    formula: 'Receivables / Net sales × 365',
  },
  shortTermDebtDays: {
    name: 'Days of short-term debt',
    definition:
      'The sales of how many days the short-term liabilities at the end of the year amount to. A long time points to payments put off.',
    formula: 'Short-term liabilities / Net sales × 365',
  },
  salesGrowth: {
    name: 'Change of sales',
    definition:
      'By how much sales grew or fell against the year before. A fall is often the first sign of trouble; beyond 30 % a year growth gives no more points, as it has to be financed.',
    formula: 'Net sales / Net sales of the year before − 1',
  },
  priorProfits: {
    name: 'Profits of earlier years',
    definition:
      'Mean profit before tax of the two years before, against the sales of the year before; of the year before where only that is known. Where that is not known it neither gives nor takes points.',
    formula: 'Mean profit before tax of the two years before / Net sales of the year before',
  },
  profitChange: {
    name: 'Change of profit',
    definition:
      'How much better or worse profit before tax is than the mean of the two years before, against the sales; than the year before where only that is known. A decline often shows before a loss does.',
    formula: '(Profit before tax − Mean profit before tax of the two years before) / Net sales',
  },
  size: {
    name: 'Size',
    definition:
      'Total assets as an order of magnitude: the decimal logarithm of their value in thousand zlotys at fixed rates of 2007–2013, because the model has learnt from Polish companies.',
    formula: 'log₁₀ (Total assets, thousand PLN)',
  },
  depreciationShare: {
    name: 'Depreciation among costs',
    definition:
      'How much of the costs of running the business is depreciation. Companies that work with machines and buildings of their own fail less often; where nothing is written off, the business may have come to a standstill, or the result may be dressed up. More than a tenth counts no more.',
    formula:
      'Depreciation / (Material expenditure + Personnel expenditure + Depreciation − Capitalised value of own performance)',
  },
}
