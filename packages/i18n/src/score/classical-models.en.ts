import type { scoreClassicalModelsHu } from './classical-models.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreClassicalModelsEn: Texts<typeof scoreClassicalModelsHu> = {
  models: {
    'altman-emerging': {
      name: 'Altman Z″ (emerging markets)',
      formula:
        '3.25 + 6.56 × working capital / assets + 3.26 × retained earnings / assets + 6.72 × EBIT / assets + 1.05 × equity / total liabilities',
      thresholds: 'above 5.85 safe, below 4.35 in distress, grey zone between',
    },
    'altman-double-prime': {
      name: 'Altman Z″',
      formula:
        '6.56 × working capital / assets + 3.26 × retained earnings / assets + 6.72 × EBIT / assets + 1.05 × equity / total liabilities',
      thresholds: 'above 2.6 safe, below 1.1 in distress, grey zone between',
    },
    zmijewski: {
      name: 'Zmijewski',
      formula:
        '−4.336 − 4.513 × profit after tax / assets + 5.679 × total liabilities / assets + 0.004 × current assets / short-term liabilities',
      thresholds: 'below 0 safe; from 0 (an estimated probability of at least 50%) in distress',
    },
    springate: {
      name: 'Springate',
      formula:
        '1.03 × working capital / assets + 3.07 × EBIT / assets + 0.66 × profit before tax / short-term liabilities + 0.4 × sales / assets',
      thresholds: 'below 0.862 in distress, otherwise safe',
    },
    in05: {
      name: 'IN05',
      formula:
        '0.13 × assets / liabilities and provisions + 0.04 × EBIT / interest paid (at most 9) + 3.97 × EBIT / assets + 0.21 × total income / assets + 0.09 × current assets / short-term liabilities',
      thresholds: 'above 1.6 it creates value, below 0.9 it is heading for insolvency, grey zone between',
    },
    ohlson: {
      name: 'Ohlson O',
      formula:
        '−1.32 − 0.407 × ln(assets in dollars at the price level of 1968) + 6.03 × total liabilities / assets − 1.43 × working capital / assets + 0.0757 × short-term liabilities / current assets − 1.72 if total liabilities exceed assets − 2.37 × profit after tax / assets − 1.83 × (profit after tax + depreciation) / total liabilities + 0.285 if there were losses in two years − 0.521 × change of profit after tax against the size of the profits of both years',
      thresholds: 'below 0 (an estimated probability below 50%) safe, otherwise in distress',
    },
  },
  zones: { safe: 'safe', grey: 'grey zone', distress: 'in distress', none: 'cannot be calculated' },
  disagreement: {
    distress:
      '{{count}} of the {{total}} classical models that can be calculated indicate distress, while the rating is: {{label}}. The classical models are not part of the score; clarify the difference before deciding.',
    safe: 'All {{count}} classical models that can be calculated indicate safety, while the rating is: {{label}}. The classical models are not part of the score and do not take register data into account.',
  },
  whyShown:
    'For comparison only: they were developed on companies of other countries and decades and are not part of the rating. Where local accounts differ from what the authors used, the substitute is stated.',
  source: '{{authors}} ({{year}}): {{title}}. {{in}}',
  notComputable: {
    missing: 'Cannot be calculated, as the accounts do not state: {{inputs}}.',
    notAboveZero: 'Cannot be calculated, as zero or negative: {{inputs}}.',
  },
  approximations: {
    'operating-profit-for-ebit':
      'Operating profit in place of earnings before interest and tax, as the accounts do not state the interest paid',
    'financial-expenditure-for-interest':
      'Total financial expenses in place of the interest paid, as the accounts do not state it separately',
    'price-level':
      'Assets in US dollars at the average rate of 2024, deflated by the US GDP deflator (1968 = 100) in place of the GNP price index',
  },
  inputs: {
    totalAssets: 'total assets',
    currentAssets: 'current assets',
    shortTermLiabilities: 'short-term liabilities',
    equity: 'equity',
    totalLiabilities: 'total liabilities',
    borrowedFunds: 'liabilities and provisions',
    retainedEarnings: 'retained earnings',
    ebit: 'earnings before interest and tax (EBIT)',
    interest: 'interest paid',
    profitBeforeTax: 'profit before tax',
    profitAfterTax: 'profit after tax',
    previousProfitAfterTax: 'profit after tax of the previous year',
    netSales: 'net sales',
    totalIncome: 'total income',
    fundsFromOperations: 'profit after tax and depreciation',
    deflatedAssets: 'assets at a comparable price level',
  },
}
