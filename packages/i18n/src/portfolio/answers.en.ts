import type { Texts } from '../texts.ts'
import type { portfolioAnswersHu } from './answers.hu.ts'

export const portfolioAnswersEn: Texts<typeof portfolioAnswersHu> = {
  all: 'All watched companies',
  entered: 'watched later',
  left: 'no longer watched',
  asOf: 'All companies last rated: {{date}}; since then those that changed.',
  notRated: 'The companies have not been rated yet: after the first rating the spread is shown here.',
  dimensions: {
    band: 'Rating band',
    section: 'Sector (NACE section)',
    division: 'Sector (NACE division)',
    county: 'County of the registered office',
    status: 'Status (by the sources as last read)',
    importance: 'Importance',
  },
  unknown: {
    activity: 'main activity not known',
    county: 'not known or abroad',
  },
  reasons: {
    ceased: 'ceased',
    'left-register': 'no longer in the register that told of it',
    'nothing-known': 'too little is known for a rating',
    'registers-unread':
      'no accounts that can be rated, and no register that would tell of its insolvent liquidation read within three months',
    'not-yet': 'not rated yet',
  },
  causes: {
    company: {
      label: 'the company changed',
      about:
        'The band of the first day is the same by the model and rules of the last: the move comes from the company’s data.',
    },
    model: {
      label: 'the model or our rules changed',
      about:
        'With the data of the first day the model and rules of the last already give the new band: the move is not the company’s.',
    },
    both: {
      label: 'both',
      about: 'The model or our rules, and the company, each moved it; the two may cancel each other out.',
    },
    unknown: {
      label: 'cannot be told',
      about:
        'It is not known which part is the company’s: the rating of one day is missing, or the model or the rules of the last day can no longer be run.',
    },
  },
  limits: {
    'before-ratings': 'No ratings were stored on the first day: the companies of that day count as unrated here.',
    'before-list': 'On the first day the watch list was still empty, or is not known: every company was added later.',
    'model-gone':
      'On the last day a model or rules were in force that can no longer be run, or that were not noted yet: there the change of the company cannot be told from that of ours.',
    'too-many':
      'More than 10,000 companies would have to be rated anew: narrow by importance or label to see the causes of the moves.',
  },
  receivables: {
    from: '{{name}}, uploaded on {{date}}, {{rows}} rows.',
    unwatched_one: '{{number}} company of the list is not watched.',
    unwatched_other: '{{number}} companies of the list are not watched.',
  },
  notes: {
    baseRates:
      'Probabilities of insolvency are calibrated to the rate of each country, and these are of different years and definitions: between companies of different countries they cannot be compared directly.',
    missing_one: '{{number}} watched company is no longer in our database: it counts in no figure.',
    missing_other: '{{number}} watched companies are no longer in our database: they count in no figure.',
    filtered:
      'Only companies that fit the filter; importance and labels are those of today (of companies that left, the last ones).',
    withoutAccounts_one:
      '{{number}} rating was worked out without accounts, from register data alone (lists mark it so). It counts in its band like one by accounts, but no probability of insolvency belongs to it.',
    withoutAccounts_other:
      '{{number}} ratings were worked out without accounts, from register data alone (lists mark them so). They count in their bands like those by accounts, but no probability of insolvency belongs to them.',
    simplified_one:
      '{{number}} rating is a simplified one: it has three bands and counts as minimal risk, medium risk or very risky, which a sole trader’s report calls low, medium and high risk. The same points mean another band there than of a company, and no probability of insolvency belongs to it.',
    simplified_other:
      '{{number}} ratings are simplified ones: they have three bands and count as minimal risk, medium risk or very risky, which a sole trader’s report calls low, medium and high risk. The same points mean another band there than of a company, and no probability of insolvency belongs to them.',
    anew: 'The model or our rules changed between the two days: the companies were rated for the first day by those of the last too, only from what was known then. Offices and shares are taken as they are known now.',
    leftOut_one:
      '{{count}} company watched on both days is left out of the steps: company and model cannot be told apart.',
    leftOut_other:
      '{{count}} companies watched on both days are left out of the steps: company and model cannot be told apart.',
    exposureFiltered:
      'Only receivables from watched companies that fit the filter; without rows that were not matched.',
    currencies: 'Amounts are not converted: each currency stands by itself.',
    failed_one:
      '{{number}} company is in bankruptcy proceedings, insolvent liquidation or compulsory strike-off, or has ceased (perhaps solvent): its probability of insolvency is taken as 100%, and the expected loss includes it.',
    failed_other:
      '{{number}} companies are in bankruptcy proceedings, insolvent liquidation or compulsory strike-off, or have ceased (perhaps solvent): their probability of insolvency is taken as 100%, and the expected loss includes them.',
    ending_one:
      '{{number}} company is in voluntary liquidation: its probability of insolvency is not known, and the expected loss leaves it out.',
    ending_other:
      '{{number}} companies are in voluntary liquidation: their probability of insolvency is not known, and the expected loss leaves them out.',
    uncounted_one:
      'The amount of {{number}} row is negative or cannot be read, or its currency is not known: in no sum. Credit notes are not deducted.',
    uncounted_other:
      'The amounts of {{number}} rows are negative or cannot be read, or their currency is not known: in no sum. Credit notes are not deducted.',
  },
  assumption:
    'Assumption: {{share}} of a claim is lost if the company becomes insolvent. The standard value ({{standard}}) is that of the foundation IRB approach of Basel II for senior unsecured claims (2004, paragraph 287); the final rules of Basel III have 40% for non-financial corporates. The real loss may differ.',
  buckets: {
    'not-due': 'not due yet',
    '1-30': '1–30 days overdue',
    '31-60': '31–60 days overdue',
    '61-90': '61–90 days overdue',
    'over-90': 'more than 90 days overdue',
    unknown: 'due date not known',
  },
  faults: {
    'company-unknown': 'no such company found in the register',
    'company-uncertain': 'the company is not certain: give its tax number',
    amount: 'the amount cannot be read, or is negative',
    currency: 'the currency is not known',
    'due-date': 'the due date cannot be read',
  },
  madeUp: {
    all: 'MADE-UP DEMONSTRATION DATA – these companies do not exist',
    some_one: 'MADE-UP DEMONSTRATION DATA – {{count}} company does not exist',
    some_other: 'MADE-UP DEMONSTRATION DATA – {{count}} companies do not exist',
  },
  file: {
    name: 'portfolio',
    state: 'As of {{date}}',
    part: 'Item',
    dimension: 'By',
    madeUp: 'made up',
    filter: 'Filter: {{text}}',
  },
}
