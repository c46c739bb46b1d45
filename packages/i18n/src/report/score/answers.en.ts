import type { Texts } from '../../texts.ts'
import type { reportScoreAnswersHu } from './answers.hu.ts'

export const reportScoreAnswersEn: Texts<typeof reportScoreAnswersHu> = {
  basis: {
    statement: 'Based on the accounts as at {{day}} and on the registers.',
    limited: 'Based on the accounts as at {{day}} and on the register data loaded.',
    'no-accounts':
      'No accounts are known: the score is based on the registers alone. For information only, without a probability of insolvency or a credit limit.',
    'old-accounts':
      'The latest known accounts are more than two years old: the score is based on the registers alone. For information only, without a probability of insolvency or a credit limit.',
    'flawed-accounts':
      'The latest accounts contain an error that cannot be corrected with certainty, and there are no recent earlier accounts: the score is based on the registers alone. For information only, without a probability of insolvency or a credit limit.',
    'incomplete-accounts':
      'The latest accounts contain too few lines to be rated: the score is based on the registers alone. For information only, without a probability of insolvency or a credit limit.',
    'financial-activity':
      'By its main activity it is a bank, an insurer, an investment firm or a fund: its accounts mean something else than those of other companies, so the score is based on the registers alone. For information only, without a probability of insolvency or a credit limit.',
    lite: 'Simplified rating: for this type of entity, from register data in three bands, without a probability of insolvency or a credit limit.',
    'lite-accounts':
      'Simplified rating: for this type of entity, from register data and from whether equity and profit are positive in the accounts for {{year}}; in three bands, without a probability of insolvency or a credit limit.',
    ceased: 'Companies and other entities that have ceased are not rated.',
    'left-register': 'The register that told of it lists it no longer: therefore it is not rated.',
    'nothing-known': 'Neither accounts nor registers provide enough data for a rating.',
    'registers-unread':
      'There are no accounts that can be rated, and no register that would tell of an insolvent liquidation or a deletion has been read within the last three months: silence does not mean that all is well.',
  },
  short: {
    statement: '12-month probability of insolvency: {{probability}}',
    procedures: {
      liquidation: 'Insolvent liquidation is under way, so no probability of insolvency is given',
      'forced-deletion': 'Compulsory strike-off is under way, so no probability of insolvency is given',
      bankruptcy: 'Bankruptcy proceedings are under way, so no probability of insolvency is given',
      'voluntary-liquidation':
        'Voluntary liquidation is under way: the company is ceasing to trade, so no probability of insolvency is given',
      'untold-insolvency':
        'Insolvency proceedings of a kind not told are under way, so no probability of insolvency is given',
      'untold-ending':
        'Proceedings of a kind not told are under way, voluntary liquidation at the mildest, so no probability of insolvency is given',
    },
    register: 'From register data alone, without recent accounts that can be rated',
    lite: 'Simplified rating',
    ceased: 'Ceased, therefore not rated',
    'left-register': 'No longer in the register, therefore not rated',
    'nothing-known': 'Not enough data for a rating',
    'registers-unread': 'No recent register data',
  },
  model:
    'A scorecard trained on {{rows}} sets of Polish accounts; {{failures}} of these companies became insolvent one, three or five years later. The points of the factors are added up; the “Polish training sample” is the set of all these companies.',
  registerModel:
    'A scorecard trained on the register that is loaded here ({{country}}): {{rows}} cases, each a company with its accounts as known on one day; in {{failures}} of them insolvent liquidation or bankruptcy proceedings began within a year. The points of the factors are added up; the “own training sample” is the set of all these cases. {{verdict}} {{madeUp}}',
  modelVerdicts: {
    better: 'On later years it ranked better than the model supplied with the program.',
    worse: 'On later years it ranked worse than the model supplied with the program.',
    open: 'On later years it was not shown to rank better than the model supplied with the program.',
  },
  madeUpModel: 'It was trained on made-up companies and says nothing of real ones.',
  expertModel:
    'The points are expert judgements on single facts; the weights of some were estimated from data on Spanish companies. This part has not been trained on the Polish insolvencies.',
  points_one: '{{points}} point',
  points_other: '{{points}} points',
  days_one: '{{number}} day',
  days_other: '{{number}} days',
  onlyDays: 'only {{days}}',
  parts: {
    base: {
      label: 'Base score',
      statement: 'Every company whose accounts are rated starts here; all further items are added.',
      register: 'Every company without recent accounts that can be rated starts here; the register data are added.',
      lite: 'Every entity with a simplified rating starts here; all other items are added.',
      reason: 'The same for all such entities: {{points}}.',
    },
    factor: {
      definition: '{{definition}} Formula: {{formula}}.',
      reason: '{{label}} {{value}}: {{place}}, {{points}}.',
      plain: '{{label}} {{value}}: {{points}}.',
      unknown: 'Cannot be calculated from the accounts',
      floor: 'A denominator below {{percent}}% of total assets counts as that much.',
      noSales:
        '{{label}}: net sales are below {{percent}}% of total assets, so the formula takes that {{percent}}% instead, giving {{value}}; this says nothing about trading, {{points}}.',
      knownNoSales: 'worked out with {{percent}}% of total assets for lack of sales; says nothing about trading',
      unknownLength: 'Cannot be calculated: the financial year {{year}} has {{span}}',
      irregularYear:
        '{{label}}: cannot be calculated, as the financial year {{year}} has {{span}} and cannot be compared with a full one; for the missing figure {{points}}.',
      missing: '{{label}}: cannot be calculated from the accounts; for the missing figure {{points}}.',
      depreciationShare: {
        for: 'Noticeable depreciation points to plant and buildings of its own whose wear is written off.',
        against:
          'Little depreciation may point to few assets of its own, an idle business or flattered profit; for many service companies it is usual.',
      },
      unsure: {
        for: 'By itself this does not reliably go with fewer failures: {{failures}} of {{rows}} such accounts of the training sample ({{share}}), {{overall}} of all; the points hold only together with the other factors.',
        against:
          'By itself this does not reliably go with more failures: {{failures}} of {{rows}} such accounts of the training sample ({{share}}), {{overall}} of all; the points hold only together with the other factors.',
      },
    },
    earlier: {
      label: 'The previous year',
      definition:
        'No single year should decide alone: 1/{{oneIn}} of the difference in points between the two years counts in favour of the previous one. After a worse year an improvement counts in full only once it lasts; a better previous year adds {{most}} points at most, so that a fresh deterioration is not hidden.',
      worse:
        'The accounts of {{year}} alone would come to {{current}}, those of the year before only to {{previous}}: {{points}}.',
      worseByColumn:
        'The accounts of {{year}} alone would come to {{current}}, the year before, by the previous-year column of the same accounts of {{year}}, only to {{previous}}: {{points}}.',
      better:
        'The accounts of {{year}} alone would come to {{current}}, those of the year before to {{previous}}: {{points}}.',
      betterByColumn:
        'The accounts of {{year}} alone would come to {{current}}, the year before, by the previous-year column of the same accounts of {{year}}, to {{previous}}: {{points}}.',
      plain: 'For the previous year {{points}}.',
    },
    /** Accounts that are due and not there; `due` stands in a table beside the points. */
    missing: {
      item: 'financial year {{year}}, due by {{deadline}}, {{days}} ago',
      due_one: 'The accounts of one financial year are overdue and not known ({{items}}; as of {{asOf}}).',
      due_other: 'The accounts of {{count}} financial years are overdue and not known ({{items}}; as of {{asOf}}).',
      dueFor_one:
        'The accounts of one financial year are overdue and not known ({{items}}; as of {{asOf}}): {{points}}.',
      dueFor_other:
        'The accounts of {{count}} financial years are overdue and not known ({{items}}; as of {{asOf}}): {{points}}.',
      ends_one: 'Once they are filed, this deduction ends.',
      ends_other: 'Once all of them are filed, this deduction ends.',
      rerated_one: 'Once they are filed, this deduction ends and the rating is made from these accounts.',
      rerated_other: 'Once all of them are filed, this deduction ends and the rating is made from the latest accounts.',
      reratedLate_one:
        'Once they are filed, this deduction ends and the rating is made from these accounts; their delay would currently count {{points}}.',
      reratedLate_other:
        'Once all of them are filed, this deduction ends and the rating is made from the latest accounts; the delay of these would currently count {{points}}.',
    },
    register: {
      expert: 'Its weight is an expert judgement.',
      estimated: 'Its weight is estimated from data on Spanish companies, 1998–2003.',
      reason: '{{reason}} {{points}}.',
    },
    scale: {
      label: 'End of the scale',
      definition: 'The score lies between 0 and 100; anything beyond is deducted or added here.',
      reason: 'The items would add up to {{sum}}; the scale ends at {{limit}}: {{points}}.',
    },
    cap: {
      label: {
        liquidation: 'Cap: insolvent liquidation',
        'forced-deletion': 'Cap: compulsory strike-off',
        bankruptcy: 'Cap: bankruptcy proceedings',
        'tax-number': 'Cap: invalid tax number',
        sanction: 'Cap: sanctions list',
        'voluntary-liquidation': 'Cap: voluntary liquidation',
        'tax-enforcement': 'Cap: tax enforcement',
        enforcement: 'Cap: enforcement',
        'tax-debt': 'Cap: tax arrears',
        'negative-equity': 'Cap: negative equity',
        lien: 'Cap: charge',
        'no-turnover': 'Cap: no sales',
        'activity-suspension': 'Cap: suspended business activity',
        'untold-insolvency': 'Cap: insolvency proceedings of an unknown kind',
        'untold-ending': 'Cap: proceedings of an unknown kind',
      },
      running: {
        liquidation: 'Insolvent liquidation is under way',
        'forced-deletion': 'Compulsory strike-off is under way',
        bankruptcy: 'Bankruptcy proceedings are under way',
        'tax-number': 'The tax number has been suspended or cancelled',
        sanction: 'A sanctions list names the company',
        'voluntary-liquidation': 'Voluntary liquidation is under way',
        'tax-enforcement': 'Tax enforcement is under way',
        enforcement: 'Enforcement is under way',
        'tax-debt': 'The company has recorded tax arrears',
        'negative-equity': 'Equity is negative',
        lien: 'A charge on assets or shares of the company is registered',
        'no-turnover': 'There were no sales in two consecutive financial years',
        'activity-suspension': 'The company’s business activity has been suspended',
        'untold-insolvency':
          'Proceedings are under way whose kind the source does not tell: the mildest they may be is bankruptcy proceedings',
        'untold-ending':
          'Proceedings are under way whose kind the source does not tell: the mildest they may be is voluntary liquidation',
      },
      past: {
        liquidation: 'The insolvent liquidation ended on {{date}}',
        'forced-deletion': 'The compulsory strike-off proceedings ended on {{date}}',
        bankruptcy: 'The bankruptcy proceedings ended on {{date}}',
        'tax-number': 'The tax number was suspended or cancelled until {{date}}',
        'tax-enforcement': 'Tax enforcement ended on {{date}}',
        enforcement: 'Enforcement ended on {{date}}',
        'tax-debt': 'The tax arrears have not been listed since {{date}}',
      },
      reason: '{{fact}}: the score is capped at {{limit}}, hence {{points}}.',
      within: '{{fact}}: the score is capped at {{limit}}; this takes nothing more off here, hence {{points}}.',
      definition:
        'As long as this holds, good accounts cannot give a better rating than this. How high the ceiling is and how long it lasts is an expert’s judgement, not set by law.',
      afterwards: 'It caps the rating for a further {{months}} months after it ends.',
    },
  },
  places: {
    bottom: 'least favourable quarter of the Polish training sample',
    belowMiddle: 'less favourable than the middle of the Polish training sample',
    aboveMiddle: 'more favourable than the middle of the Polish training sample',
    top: 'most favourable quarter of the Polish training sample',
    majority: 'in the same range as most of the Polish training sample',
    majorityBest: 'the best range, together with most of the Polish training sample',
    same: 'does not count in this model',
  },
  ownPlaces: {
    bottom: 'least favourable quarter of the own training sample',
    belowMiddle: 'less favourable than the middle of the own training sample',
    aboveMiddle: 'more favourable than the middle of the own training sample',
    top: 'most favourable quarter of the own training sample',
    majority: 'in the same range as most of the own training sample',
    majorityBest: 'the best range, together with most of the own training sample',
    same: 'does not count in this model',
  },
  sectorPlaces: {
    least: 'in the least favourable quarter of the sector',
    less: 'less favourable than the sector median',
    median: 'at the sector median',
    more: 'more favourable than the sector median',
    most: 'in the most favourable quarter of the sector',
  },
  placesTogether: '{{sector}}; in the model: {{field}}',
  inputsOfParts: {
    totalAssets: 'Fixed and current assets together, without prepaid expenses',
    liabilities: 'Total liabilities (fixed and current assets − equity)',
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
    issuedCapital: 'Subscribed capital',
    liabilities: 'Total liabilities (total assets − equity)',
    longTermLiabilities: 'Long-term and subordinated liabilities',
    shortTermLiabilities: 'Short-term liabilities',
    netSales: 'Net sales',
    operatingCosts: 'Operating costs and expenses',
    depreciation: 'Depreciation',
    operatingProfit: 'Operating profit',
    financialExpenditure: 'Financial expenses',
    profitBeforeTax: 'Profit before tax',
    profitAfterTax: 'Profit after tax',
    previousNetSales: 'Net sales of the previous year',
    previousProfitBeforeTax: 'Profit before tax of the previous year',
    earlierProfitBeforeTax: 'Profit before tax two years earlier',
    previousTotalAssets: 'Total assets of the previous year',
    previousFixedAssets: 'Fixed assets of the previous year',
    previousCurrentAssets: 'Current assets of the previous year',
    previousInventories: 'Inventories of the previous year',
    previousReceivables: 'Receivables of the previous year',
    previousSecurities: 'Securities of the previous year',
    previousCash: 'Cash of the previous year',
    previousEquity: 'Equity of the previous year',
    previousLongTermLiabilities: 'Long-term and subordinated liabilities of the previous year',
    previousShortTermLiabilities: 'Short-term liabilities of the previous year',
    previousOperatingCosts: 'Operating costs and expenses of the previous year',
    previousDepreciation: 'Depreciation of the previous year',
    previousOperatingProfit: 'Operating profit of the previous year',
    previousFinancialExpenditure: 'Financial expenses of the previous year',
    earlierNetSales: 'Net sales two years earlier',
    earliestProfitBeforeTax: 'Profit before tax three years earlier',
  },
  baseRate: {
    known:
      'Base rate: {{rate}} of companies become insolvent within one year (source: {{source}}). The probabilities are calibrated to it.',
    assumption:
      'Assumed base rate: {{rate}} of companies become insolvent within one year ({{source}}). The probabilities are calibrated to it.',
  },
  creditLimit: {
    formula:
      'The lowest of one tenth of equity, one month’s sales and one quarter of current assets excluding inventories, multiplied by the share assigned to the probability of insolvency and by what known burdens (such as a charge) leave of it, rounded down to two significant digits, at most {{ceiling}}.',
    factShareBy: 'Share left because of: {{facts}}',
    steps: {
      equityShare: '10% of equity',
      monthlySales: 'One month’s sales (one twelfth of the year)',
      monthlySalesOf: 'One month’s sales (of the financial year of {{days}}, proportionately)',
      liquidShare: '25% of current assets excluding inventories',
      lowest: 'Lowest of the three',
      probability: '12-month probability of insolvency',
      factor: 'Share assigned to this probability',
      factShare: 'Share left (no fact known that reduces it)',
      adjusted: 'This share of the lowest amount',
      ceiling: 'Maximum limit recommended',
      limit: 'Recommended credit limit',
    },
    reasons: {
      'consolidated-accounts':
        'No credit limit is recommended on consolidated accounts: they show the assets of the group, not what the company itself pays from.',
      risk: 'No credit limit is recommended at this level of risk.',
      'no-equity': 'No credit limit is recommended without positive equity.',
      'no-sales': 'No credit limit is recommended without sales.',
      'no-liquidity': 'No credit limit is recommended without liquid assets.',
      'too-small': 'The calculated limit is too small to be worth granting.',
    },
    covered: 'At this level of risk, only against collateral.',
    refusedBy: '{{fact}}: no credit limit is recommended.',
    noAccounts: 'none can be given without current accounts that can be rated',
  },
  caveats: {
    'no-insolvency-register':
      'No complete register of the following proceedings has been read for this company within the last three months: {{unread}}. Those that this report does not name are not reflected in the rating even if they are under way.',
    'no-debt-register':
      'No complete register of the following has been read for this company within the last three months: {{unread}}. There may be some that this report does not name.',
    unread: {
      bankruptcy: 'bankruptcy proceedings',
      liquidation: 'insolvent liquidation',
      'forced-deletion': 'compulsory strike-off',
      enforcement: 'enforcement',
      'tax-enforcement': 'tax enforcement',
      'tax-debt': 'tax arrears',
    },
    'earlier-accounts': 'The accounts for {{year}} contain an error, so the rating is based on those for {{basis}}.',
    'corrected-accounts':
      'The accounts for {{year}} are in a different unit; the rating is based on amounts corrected by reference to the adjacent years.',
    'consolidated-accounts':
      'The rating is based on the consolidated accounts for {{year}}, as the company’s own accounts are not known: they show the assets and profit of the group, not of the company alone. No credit limit is recommended on them.',
    'other-currency':
      'The accounts for the following years are in {{currency}}, those for {{basis}} on which the rating is based are not: {{years}}. The rating compares nothing with these years.',
    'missing-factors':
      '{{missing}} of the {{all}} factors of the model cannot be calculated from the accounts and give no points: {{names}}. The score therefore stays closer to the base score than it would with complete data.',
    'short-year':
      'The financial year {{year}} has {{span}}: its sales and profit are not compared with those of another year, so the rating does not reflect changes between years.',
    'long-year':
      'Ratios of sales and profit rest on what came in over all this time, and may look better than those of twelve months would.',
  },
  change: {
    same: 'Unchanged from the previous score as of {{date}}.',
    sameByOtherModel: 'Unchanged from the previous score as of {{date}}, although the model or our rules have changed.',
    company: '{{total}} against the score as of {{date}}: because the company’s data have changed.',
    model:
      '{{total}} against the score as of {{date}}: only the model or our rules have changed, not the company’s data.',
    both: '{{total}} against the score as of {{date}}: {{byCompany}} from changes in the company, {{byModel}} from the change of the model or our rules.',
    most: 'Largest contributions from the company: {{parts}}.',
  },
  years: {
    derivation: 'From the accounts for {{year}}, with the data known when they were published, under today’s model.',
    unrated:
      'The last bar shows the score when the accounts for {{year}} were published: {{points}}. The company is not rated today. {{reason}}',
    differs:
      'The last bar shows the score when the accounts for {{year}} were published: {{points}}; today’s rating is {{today}}. The difference: {{parts}}.',
    plain:
      'The last bar shows the score when the accounts for {{year}} were published: {{points}}; today’s rating is {{today}}. {{reason}}',
    old: 'The accounts for {{year}} are now more than two years old and no longer count.',
  },
  creditability:
    'The credit limit is a recommendation calculated from the accounts for {{year}}, the 12-month probability of insolvency and known burdens.',
  print: {
    parts: 'Composition of the score',
    total: 'Score',
    columns: {
      part: 'Item',
      value: 'Company',
      typical: 'Sector median',
      reason: 'Reason',
      points: 'Points',
      model: 'Model',
      result: 'Value',
      zone: 'Assessment',
      thresholds: 'Thresholds',
      step: 'Step',
      amount: 'Value',
    },
    groups: {
      factor: 'From the accounts (trained on insolvencies)',
      register: 'From the registers (expert supplement)',
    },
    months: 'within {{months}} months',
    probabilities: 'Probability of insolvency',
    creditLimitValue: 'Recommended credit limit: {{value}}',
    classical: 'Classical insolvency models',
    change: 'Change',
    model: 'Model: {{version}}. {{description}}',
  },
}
