import type { Texts } from '../../texts.ts'
import type { reportInfoAnswersHu } from './answers.hu.ts'

export const reportInfoAnswersEn: Texts<typeof reportInfoAnswersHu> = {
  groups: {
    liquidation: {
      title: 'Liquidation',
      item: 'Liquidation proceedings',
      about:
        'The court has found the company insolvent: a liquidator sells its assets, and the company ceases at the end.',
    },
    'forced-deletion': {
      title: 'Forced deletion',
      item: 'Forced deletion proceedings',
      about:
        'The court of registration deletes the company because it did not return to lawful operation; its officers and members may be banned.',
    },
    bankruptcy: {
      title: 'Bankruptcy protection',
      item: 'Bankruptcy proceedings',
      about: 'The company was granted a stay of payments to come to terms with its creditors.',
    },
    dissolution: {
      title: 'Voluntary liquidation',
      item: 'Voluntary liquidation',
      about:
        'It was decided to wind the company up without a successor. This is no insolvency, but the company ceases: claims have to be lodged in time.',
    },
    procedure: {
      title: 'Other proceedings',
      item: 'Court proceedings',
      about: 'Other court proceedings against the company, such as the supervision of its legality.',
    },
    sanction: {
      title: 'Sanctions list',
      item: 'Sanctions programme',
      about:
        'An official identifier of the company is on a sanctions list. Name matches, which are no findings, are shown in the section Sanctions screening.',
    },
    'tax-number': {
      title: 'Tax number suspended or deleted',
      item: 'Tax number',
      about:
        'The tax authority has suspended or deleted the tax number; that of a company which has ceased is deleted, too.',
    },
    enforcement: {
      title: 'Enforcement',
      item: 'Enforcement',
      about: 'A court bailiff collects a claim from the company.',
    },
    'tax-enforcement': {
      title: 'Tax enforcement',
      item: 'Enforcement by the tax authority',
      about: 'The tax authority collects what the company owes.',
    },
    'tax-debt': {
      title: 'Tax debt',
      item: 'Tax debt',
      about: 'According to the tax authority the company owes overdue taxes.',
    },
    ban: {
      title: 'Bans',
      item: 'Banned person',
      about:
        'The court has banned an officer or member of the company from managing, or holding a majority in, another company.',
    },
    'missing-statement': {
      title: 'Missing accounts',
      item: 'Accounts',
      about: 'The company has to publish its accounts by the end of the fifth month after the balance sheet date.',
    },
    lien: {
      title: 'Liens',
      item: 'Lien',
      about:
        'Assets or shares of the company were pledged as security for a claim. In itself this does not mean that anything is owed.',
    },
    'procurement-award': {
      title: 'Public procurement awards',
      item: 'Public procurement',
      about: 'A public procurement that the company has won, alone or in a consortium.',
    },
    certificate: {
      title: 'Certificates',
      item: 'Certificate',
      about: 'Compliance with a standard, or another qualification, certified by its issuer.',
    },
    'tax-debt-free': {
      title: 'Free of public dues',
      item: 'Free of public dues',
      about: 'At its own request the company is in the tax authority’s database of taxpayers without public dues.',
    },
    growth: {
      title: 'Growth',
      item: 'Growing sales',
      about: 'Net sales rose in each of the last three business years, by more than {{rate}} a year on average.',
    },
    'long-life': {
      title: 'Long life',
      item: 'Long life',
      about: 'The company has been in business for at least {{years}} years.',
    },
  },
  laws: {
    liquidation: 'Act XLIX of 1991',
    'forced-deletion': 'Act V of 2006',
    bankruptcy: 'Act XLIX of 1991',
    'missing-statement': 'Act C of 2000, sections 153–154',
    'tax-debt-free': 'Act CL of 2017',
  },
  items: {
    suspended: 'Tax number suspended',
    deleted: 'Tax number deleted',
    missing: 'Business year {{year}}',
    deadline: 'due {{date}}',
    growth: 'Net sales, {{from}}–{{to}}',
    growthRate: '+{{rate}} a year on average',
    longLife_one: 'In business for {{count}} year',
    longLife_other: 'In business for {{count}} years',
    knownUntil: 'last known as of {{date}}',
    founded: 'founded {{date}}',
    registered: 'registered {{date}}',
    consortium: 'joint contract, whole value: {{value}}',
  },
  rows: {
    valid: 'In force',
    source: 'Source',
    balanceSheetDay: 'Balance sheet date',
    deadline: 'To be published by',
    knownUntil: 'Last checked on',
    netSales: 'Net sales, {{year}}',
    yearlyRate: 'Average growth a year',
    foundedOn: 'Date of the founding deed',
    registeredOn: 'Date of registration',
    screening: 'Sanctions screening',
    screeningLink: 'Result of the screening',
  },
  derivations: {
    missing:
      'Found from the legal form, the balance sheet date and the known accounts: up to {{date}} the source holds all that were published, and these are not among them.',
    growth:
      'Worked out from the net sales of the accounts; the average growth a year is the geometric mean between the first and the last of the four years. Inflation is not taken out.',
    longLife: 'Full years from the registered first day to {{date}}.',
  },
  totals: {
    year: '{{number}} · {{value}}',
    yearPartly: '{{number}} · own contracts with a value: {{valued}}, {{value}} in total',
    yearWithoutValue: '{{number}}',
    all: 'Total',
    running: 'Amount outstanding',
    secured: 'Claims secured',
    unvalued_one: 'The source gives no value for {{count}} further contract.',
    unvalued_other: 'The source gives no value for {{count}} further contracts.',
    consortium_one:
      'The sums leave out {{count}} consortium award, of which only the value of the whole contract is known.',
    consortium_other:
      'The sums leave out {{count}} consortium awards, of which only the value of the whole contract is known.',
  },
  details: {
    text: 'The published text',
    method: 'How was it worked out?',
    sources: 'Sources',
    knownOn: 'known to us since {{date}}',
  },
}
