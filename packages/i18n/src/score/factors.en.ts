import type { scoreFactorsHu } from './factors.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreFactorsEn: Texts<typeof scoreFactorsHu> = {
  equityRatio: {
    name: 'Equity ratio',
    definition:
      'Share of assets financed by equity. The higher it is, the larger the losses the company can absorb; negative once losses have consumed equity.',
    formula: 'Equity / Total assets',
  },
  retainedEarnings: {
    name: 'Equity in excess of subscribed capital',
    definition:
      'Share of assets financed by equity in excess of subscribed capital: accumulated profits and reserves. It shows whether the company has built up capital through its business or consumed it.',
    formula: '(Equity − Subscribed capital) / Total assets',
  },
  currentRatio: {
    name: 'Current ratio',
    definition:
      'How many times current assets cover what is due within one year. Below 1 they do not cover short-term liabilities.',
    formula: 'Current assets / Short-term liabilities',
  },
  quickRatio: {
    name: 'Quick ratio',
    definition:
      'How many times current assets, excluding inventories, which are harder to convert into cash, cover short-term liabilities.',
    formula: '(Current assets − Inventories) / Short-term liabilities',
  },
  cashRatio: {
    name: 'Cash ratio',
    definition: 'Share of short-term liabilities covered immediately by cash and marketable securities.',
    formula: '(Cash + Securities) / Short-term liabilities',
  },
  longTermCover: {
    name: 'Long-term cover of fixed assets',
    definition:
      'How many times equity and long-term liabilities cover fixed assets. Below 1, part of the long-term assets is financed short-term.',
    formula: '(Equity + Long-term liabilities) / Fixed assets',
  },
  returnOnAssets: {
    name: 'Pre-tax return on assets',
    definition: 'Profit before tax earned on assets. Persistent losses are the main cause of insolvency.',
    formula: 'Profit before tax / Total assets',
  },
  operatingMargin: {
    name: 'Operating margin',
    definition: 'Share of net sales left as operating profit, including other income and expenses.',
    formula: 'Operating profit / Net sales',
  },
  salesMargin: {
    name: 'Sales margin',
    definition:
      'Share of net sales left after operating costs, excluding other income and expenses. It shows whether the company can live on what it sells.',
    formula:
      '(Net sales + Changes in inventories and own work capitalised − Material expenses − Staff costs − Depreciation) / Net sales',
  },
  debtCoverage: {
    name: 'Debt coverage',
    definition:
      'Share of debt that could be repaid from one year’s profit and depreciation. Debt is everything other than equity: liabilities, provisions, accruals and deferred income. A loss is measured against assets: measured against debt, it would look worse the less is owed.',
    formula: '(Profit before tax + Depreciation) / (Total assets − Equity)',
  },
  financialBurden: {
    name: 'Financial expense burden',
    definition:
      'Share of net sales absorbed by financial expenses: interest, exchange losses and others. Where the accounts do not show them, the financial loss: operating profit less profit before tax.',
    formula: 'Financial expenses / Net sales',
  },
  depreciationRate: {
    name: 'Depreciation rate',
    definition:
      'Depreciation of the year relative to fixed assets. A company that has assets but hardly depreciates them may be at a standstill or be embellishing its result. Not counted where fixed assets are less than one twentieth of total assets.',
    formula: 'Depreciation / Fixed assets',
  },
  assetTurnover: {
    name: 'Asset turnover',
    definition: 'How many times assets were turned over in the net sales of the year.',
    formula: 'Net sales / Total assets',
  },
  inventoryDays: {
    name: 'Inventory days',
    definition: 'Year-end inventories expressed in days of sales.',
    formula: 'Inventories / Net sales × 365',
  },
  receivableDays: {
    name: 'Receivable days',
    definition:
      'Year-end receivables expressed in days of sales. A long period points to customers who pay slowly or not at all.',
    formula: 'Receivables / Net sales × 365',
  },
  shortTermDebtDays: {
    name: 'Short-term liability days',
    definition:
      'Year-end short-term liabilities expressed in days of sales. A long period points to deferred payments.',
    formula: 'Short-term liabilities / Net sales × 365',
  },
  salesGrowth: {
    name: 'Change in sales',
    definition:
      'Growth or decline in net sales against the previous year. A decline is often the first sign of trouble; beyond 30% a year growth earns no further points, as it has to be financed.',
    formula: 'Net sales / Net sales of the previous year − 1',
  },
  priorProfits: {
    name: 'Profits of prior years',
    definition:
      'Average profit before tax of the two previous years relative to the net sales of the previous year; of the previous year alone where only that is known. Where it is not known, no points are added or deducted.',
    formula: 'Average profit before tax of the two previous years / Net sales of the previous year',
  },
  profitChange: {
    name: 'Change in profit',
    definition:
      'How much profit before tax differs from the average of the two previous years, relative to net sales; from the previous year where only that is known. A decline often shows before a loss does.',
    formula: '(Profit before tax − Average profit before tax of the two previous years) / Net sales',
  },
  size: {
    name: 'Size',
    definition:
      'Total assets as an order of magnitude: the decimal logarithm of their value in thousand zlotys at fixed rates of 2007–2013: the scale of the Polish data that the supplied model was trained on.',
    formula: 'log₁₀ (Total assets, thousand PLN)',
  },
  depreciationShare: {
    name: 'Depreciation as a share of costs',
    definition:
      'Depreciation as a share of operating costs. Companies that work with machinery and buildings of their own become insolvent less often; where nothing is depreciated, the business may have come to a standstill or the result may be flattered. Anything above a tenth adds nothing.',
    formula:
      'Depreciation / (Material expenses + Staff costs + Depreciation − Changes in inventories and own work capitalised)',
  },
}
