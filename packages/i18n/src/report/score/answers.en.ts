import type { Texts } from '../../texts.ts'
import type { reportScoreAnswersHu } from './answers.hu.ts'

export const reportScoreAnswersEn: Texts<typeof reportScoreAnswersHu> = {
  basis: {
    statement: 'From the accounts with the balance sheet day {{day}} and from the registers.',
    limited: 'From the accounts with the balance sheet day {{day}}, with what registers have been loaded.',
    'no-accounts':
      'No accounts are known: the points rest on the registers alone. For information only, without a probability of failure or a credit limit.',
    'old-accounts':
      'The newest known accounts are more than two years old: the points rest on the registers alone. For information only, without a probability of failure or a credit limit.',
    'flawed-accounts':
      'The newest accounts have an error that cannot be put right with certainty, and there are no recent earlier ones: the points rest on the registers alone. For information only, without a probability of failure or a credit limit.',
    'incomplete-accounts':
      'The newest accounts tell too few lines to be rated: the points rest on the registers alone. For information only, without a probability of failure or a credit limit.',
    lite: 'Lite rating: for this kind of entity from the registers, in three bands, without a probability of failure or a credit limit.',
    ceased: 'Companies and other entities that have ceased are not rated.',
    'nothing-known': 'Neither accounts nor registers tell enough for a rating.',
    'registers-unread':
      'There are no accounts that can be rated, and no register that would tell of an insolvency or a deletion has been read within the last three months: silence does not mean that all is well.',
  },
  short: {
    statement: '12-month probability of failure: {{probability}}',
    event: 'Insolvency proceedings are open, so no probability of failure is given',
    register: 'From register data alone, without recent accounts',
    lite: 'Lite rating from register data',
    ceased: 'Ceased, therefore not rated',
    'nothing-known': 'Not enough data for a rating',
    'registers-unread': 'No recent register data',
  },
  model:
    'A scorecard that learnt from {{rows}} sets of Polish accounts, of which {{failures}} companies failed one, three or five years later. The points of the factors are added up; the “Polish training sample” are all of these companies.',
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
      expert: 'Its weight is an expert’s judgement.',
      estimated: 'Its weight is estimated from Spanish companies of 1998–2003.',
      reason: '{{reason}} {{points}}.',
    },
    scale: {
      label: 'End of the scale',
      definition: 'Points lie between 0 and 100; what the sum of the items has beyond that is taken off or added here.',
      reason: 'The items would come to {{sum}}, the scale ends at {{limit}}: {{points}}.',
    },
    cap: {
      label: {
        liquidation: 'Limit because of liquidation',
        'forced-deletion': 'Limit because of forced deletion',
        bankruptcy: 'Limit because of bankruptcy proceedings',
        'tax-number': 'Limit because of an invalid tax number',
        sanction: 'Limit because of a sanctions list',
        'voluntary-liquidation': 'Limit because of voluntary liquidation',
        'tax-enforcement': 'Limit because of tax enforcement',
        enforcement: 'Limit because of enforcement',
        'tax-debt': 'Limit because of tax arrears',
        'negative-equity': 'Limit because of negative equity',
        lien: 'Limit because of a lien',
      },
      running: {
        liquidation: 'Liquidation is under way',
        'forced-deletion': 'Forced deletion is under way',
        bankruptcy: 'Bankruptcy proceedings are under way',
        'tax-number': 'The tax number is suspended or deleted',
        sanction: 'A sanctions list names the company',
        'voluntary-liquidation': 'Voluntary liquidation is under way',
        'tax-enforcement': 'Enforcement by the tax authority is under way',
        enforcement: 'Enforcement is under way',
        'tax-debt': 'The company has published tax arrears',
        'negative-equity': 'Equity is negative',
        lien: 'The company’s assets are under a lien',
      },
      past: {
        liquidation: 'The liquidation ended on {{date}}',
        'forced-deletion': 'The forced deletion proceedings ended on {{date}}',
        bankruptcy: 'The bankruptcy proceedings ended on {{date}}',
        'tax-number': 'The tax number was suspended or deleted until {{date}}',
        'tax-enforcement': 'Enforcement by the tax authority ended on {{date}}',
        enforcement: 'Enforcement ended on {{date}}',
        'tax-debt': 'The published tax arrears ended on {{date}}',
      },
      reason: '{{fact}}: {{limit}} points at most, therefore {{points}}.',
      within: '{{fact}}: {{limit}} points at most, which takes nothing more here, therefore {{points}}.',
      definition:
        'As long as this holds, good accounts cannot give a better rating than this. How high the ceiling is and how long it lasts is an expert’s judgement, not set by law.',
      afterwards: 'It limits the rating for {{months}} months after its end.',
    },
  },
  places: {
    bottom: 'bottom quarter of the Polish training sample',
    belowMiddle: 'below the middle of the Polish training sample',
    aboveMiddle: 'above the middle of the Polish training sample',
    top: 'top quarter of the Polish training sample',
    majority: 'in one range with most of the Polish training sample',
    majorityBest: 'the best range, with most of the Polish training sample',
    same: 'does not count in this model',
  },
  sectorPlaces: {
    lowest: 'in the bottom quarter of the sector',
    lower: 'below the sector median',
    median: 'at the sector median',
    upper: 'above the sector median',
    highest: 'in the top quarter of the sector',
  },
  placesTogether: '{{sector}}; in the model: {{field}}',
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
      factShare: 'What limiting facts (a lien, a debt settled lately) leave of it',
      adjusted: 'This share of the least',
      ceiling: 'Highest limit recommended',
      limit: 'Recommended credit limit',
    },
    reasons: {
      event: 'No credit limit is recommended while insolvency proceedings are open.',
      risk: 'No credit limit is recommended at a risk as high as this.',
      'no-equity': 'No credit limit is recommended without positive equity.',
      'no-sales': 'No credit limit is recommended without sales.',
      'no-liquidity': 'No credit limit is recommended without liquid assets.',
      'too-small': 'The limit worked out is too small to be worth opening.',
    },
    covered: 'At this risk only against collateral.',
    refusedBy: '{{fact}}: no credit is recommended.',
    noAccounts: 'none can be given without current accounts',
  },
  caveats: {
    'no-insolvency-register':
      'No register of insolvencies (liquidation, bankruptcy, forced deletion) has been read for this company within the last three months: the rating does not see such proceedings even if they are under way.',
    'no-debt-register':
      'No register of enforcement or tax arrears has been read for this company within the last three months.',
    'earlier-accounts': 'The accounts of {{year}} have an error, so the rating rests on those of {{basis}}.',
    'corrected-accounts':
      'The accounts of {{year}} are in another unit; the rating rests on amounts put right by the years beside.',
  },
  change: {
    same: 'No difference to the points before, as of {{date}}.',
    sameByOtherModel: 'No difference to the points before, as of {{date}}, although the model changed.',
    company: '{{total}} against the points as of {{date}}: because the data of the company changed.',
    model: '{{total}} against the points as of {{date}}: only the model changed, the data of the company did not.',
    both: '{{total}} against the points as of {{date}}: {{byCompany}} from changes of the company, {{byModel}} from the change of the model.',
    most: 'Most of the company’s change: {{parts}}.',
  },
  years: {
    derivation:
      'From the accounts of {{year}}, with what was known when they were published, under the model of today.',
    unrated:
      'The last bar is what the accounts of {{year}} came to when they were published: {{points}}. The company is not rated today. {{reason}}',
    differs:
      'The last bar is what the accounts of {{year}} came to when they were published: {{points}}; today’s rating is {{today}}. The difference: {{parts}}.',
    plain:
      'The last bar is what the accounts of {{year}} came to when they were published: {{points}}; today’s rating is {{today}}. {{reason}}',
    old: 'The accounts of {{year}} are more than two years old today and do not count any more.',
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
