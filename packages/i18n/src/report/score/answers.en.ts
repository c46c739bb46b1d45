import type { Texts } from '../../texts.ts'
import type { reportScoreAnswersHu } from './answers.hu.ts'

export const reportScoreAnswersEn: Texts<typeof reportScoreAnswersHu> = {
  basis: {
    statement: 'From the accounts with the balance sheet day {{day}} and from the registers.',
    'no-accounts':
      'No accounts are known: the points rest on the registers alone. For information only, without a probability of failure or a credit limit.',
    'old-accounts':
      'The newest known accounts are more than two years old: the points rest on the registers alone. For information only, without a probability of failure or a credit limit.',
    'incomplete-accounts':
      'The newest accounts tell too few lines to be rated: the points rest on the registers alone. For information only, without a probability of failure or a credit limit.',
    lite: 'Lite rating: for this kind of entity from the registers, in three bands, without a probability of failure or a credit limit.',
    ceased: 'Companies and other entities that have ceased are not rated.',
    'nothing-known': 'Neither accounts nor registers tell enough for a rating.',
  },
  short: {
    statement: '12-month probability of failure: {{probability}}',
    event: 'Insolvency proceedings are open, so no probability of failure is given',
    register: 'From register data alone, without recent accounts',
    lite: 'Lite rating from register data',
    ceased: 'Ceased, therefore not rated',
    'nothing-known': 'Not enough data for a rating',
  },
  model:
    'A scorecard that learnt from {{rows}} sets of Polish accounts, of which {{failures}} companies failed within 12 months. The points of the factors are added up; “the field” are all of these companies.',
  expertModel: 'The points are an expert’s, given for what the registers say; this part has not learnt from failures.',
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  days_one: '{{number}} day',
  days_other: '{{number}} days',
  parts: {
    base: {
      label: 'Starting points',
      statement: 'Every company whose accounts are rated starts here; everything below is added.',
      register: 'Every company without recent accounts starts here; what the registers say is added.',
      lite: 'Every entity with a lite rating starts here; what the registers say is added.',
      reason: 'The same for all such entities: {{points}}.',
    },
    factor: {
      definition: '{{definition}} Formula: {{formula}}.',
      reason: '{{label}} {{value}}: {{place}}, {{points}}.',
      plain: '{{label}} {{value}}: {{points}}.',
      unknown: 'Cannot be worked out from the accounts',
      missing: '{{label}}: cannot be worked out from the accounts; for the missing figure {{points}}.',
    },
    register: {
      reason: '{{reason}} {{points}}.',
    },
    scale: {
      label: 'End of the scale',
      definition: 'Points lie between 0 and 100; what the sum of the items has beyond that is taken off or added here.',
      reason: 'The items would come to {{sum}}, the scale ends at {{limit}}: {{points}}.',
    },
    cap: {
      liquidation: {
        label: 'Limit because of liquidation',
        reason: 'Liquidation is under way: {{limit}} points at most, therefore {{points}}.',
        definition: 'While insolvency proceedings are open, good accounts cannot give a better rating than this.',
      },
      'forced-deletion': {
        label: 'Limit because of forced deletion',
        reason: 'Forced deletion is under way: {{limit}} points at most, therefore {{points}}.',
        definition: 'While insolvency proceedings are open, good accounts cannot give a better rating than this.',
      },
      bankruptcy: {
        label: 'Limit because of bankruptcy proceedings',
        reason: 'Bankruptcy proceedings are under way: {{limit}} points at most, therefore {{points}}.',
        definition: 'While insolvency proceedings are open, good accounts cannot give a better rating than this.',
      },
      within: '{{limit}} points at most; there are fewer without this limit, therefore {{points}}.',
    },
  },
  places: {
    bottom: 'bottom quarter of the field',
    belowMiddle: 'below the middle of the field',
    aboveMiddle: 'above the middle of the field',
    top: 'top quarter of the field',
    majority: 'in one range with most of the field',
    majorityBest: 'the best range, with most of the field',
    same: 'does not count in this model',
  },
  inputs: {
    totalAssets: 'Total assets',
    fixedAssets: 'Fixed assets',
    currentAssets: 'Current assets',
    inventories: 'Inventories',
    receivables: 'Receivables',
    securities: 'Securities',
    cash: 'Cash',
    equity: 'Equity',
    issuedCapital: 'Issued capital',
    liabilities: 'Liabilities',
    longTermLiabilities: 'Long-term liabilities',
    shortTermLiabilities: 'Short-term liabilities',
    netSales: 'Net sales revenue',
    operatingCosts: 'Operating costs and expenses',
    depreciation: 'Depreciation',
    operatingProfit: 'Operating profit',
    financialExpenditure: 'Financial expenses',
    profitBeforeTax: 'Profit before tax',
    profitAfterTax: 'Profit after tax',
    previousNetSales: 'Net sales revenue of the year before',
    previousProfitBeforeTax: 'Profit before tax of the year before',
    earlierProfitBeforeTax: 'Profit before tax two years earlier',
  },
  baseRate: {
    known:
      'Base rate: {{rate}} of companies become insolvent within a year (source: {{source}}). The probabilities follow it.',
    assumption:
      'Assumed base rate: {{rate}} of companies become insolvent within a year ({{source}}). The probabilities follow it.',
  },
  creditLimit: {
    formula:
      'The least of a tenth of the equity, the sales of a month and a quarter of the current assets without inventories, times the share that goes with the probability of failure, rounded down to two significant digits.',
    steps: {
      equityShare: '10% of the equity',
      monthlySales: 'Sales of a month (a twelfth of the year)',
      liquidShare: '25% of the current assets without inventories',
      lowest: 'The least of the three',
      probability: '12-month probability of failure',
      factor: 'Share that goes with this probability',
      adjusted: 'This share of the least',
      ceiling: 'Highest limit recommended',
      limit: 'Recommended credit limit',
    },
    reasons: {
      event: 'No credit limit is recommended while insolvency proceedings are open.',
      'winding-up': 'No credit limit is recommended in voluntary liquidation.',
      risk: 'No credit limit is recommended at a risk as high as this.',
      'no-equity': 'No credit limit is recommended without positive equity.',
      'no-sales': 'No credit limit is recommended without sales.',
      'no-liquidity': 'No credit limit is recommended without liquid assets.',
      'too-small': 'The limit worked out is too small to be worth opening.',
    },
  },
  change: {
    same: 'No difference to the points before, as of {{date}}.',
    sameByOtherModel: 'No difference to the points before, as of {{date}}, although the model changed.',
    company: '{{total}} against the points as of {{date}}: because the data of the company changed.',
    model: '{{total}} against the points as of {{date}}: only the model changed, the data of the company did not.',
    both: '{{total}} against the points as of {{date}}: {{byCompany}} from changes of the company, {{byModel}} from the change of the model.',
  },
  years: {
    derivation:
      'From the accounts of {{year}}, with what was known when they were published, under the model of today.',
  },
  creditability:
    'The credit limit is a recommendation worked out from the accounts of {{year}} and the 12-month probability of failure.',
  print: {
    parts: 'What the points are made of',
    total: 'Points',
    columns: {
      part: 'Item',
      value: 'Company',
      typical: 'Sector median',
      reason: 'Reason',
      points: 'Points',
      model: 'Model',
      result: 'Value',
      zone: 'Verdict',
      thresholds: 'Limits',
      step: 'Step',
      amount: 'Value',
    },
    groups: {
      factor: 'From the accounts (trained on failures)',
      register: 'From the registers (expert addition)',
    },
    months: '{{months}} months',
    probabilities: 'Probability of failure',
    creditLimitValue: 'Recommended credit limit: {{value}}',
    classical: 'Classical failure models',
    change: 'Change',
    model: 'Model: {{version}}. {{description}}',
    sector: 'Sector values: {{sector}}, {{count}} companies.',
  },
}
