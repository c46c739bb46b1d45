import type { Texts } from '../../texts.ts'
import type { reportInfoAnswersHu } from './answers.hu.ts'

export const reportInfoAnswersEn: Texts<typeof reportInfoAnswersHu> = {
  groups: {
    liquidation: {
      title: 'Insolvent liquidation',
      item: 'Insolvent liquidation proceedings',
      about:
        'The court has found the company insolvent: a liquidator realises its assets, and the company usually ceases to exist at the end.',
    },
    'forced-deletion': {
      title: 'Compulsory strike-off',
      item: 'Compulsory strike-off proceedings',
      about:
        'The court of registration strikes the company off for example because it did not restore lawful operation; its officers and members may be disqualified.',
    },
    bankruptcy: {
      title: 'Bankruptcy proceedings',
      item: 'Bankruptcy proceedings',
      about:
        'The company has been granted a moratorium on payments in order to reach a composition with its creditors.',
    },
    dissolution: {
      title: 'Voluntary liquidation',
      item: 'Voluntary liquidation',
      about:
        'A resolution was passed to wind the company up without a successor. This is not insolvency, but the company will cease to exist: claims must be lodged in time.',
    },
    procedure: {
      title: 'Other proceedings',
      item: 'Proceedings',
      about: 'Other court proceedings against the company, such as judicial supervision of its lawful operation.',
    },
    sanction: {
      title: 'Sanctions list',
      item: 'Sanctions programme',
      about:
        'An official identifier of the company appears on a sanctions list. Name matches, which are not findings, are shown in the section Sanctions screening.',
    },
    'activity-suspension': {
      title: 'Suspension of business activity by the tax authority',
      item: 'Suspension of business activity',
      about:
        'The tax authority has suspended the company’s business activity: until the suspension ends, the company may not do any business.',
    },
    'tax-number': {
      title: 'Tax number suspended or cancelled',
      item: 'Tax number',
      about:
        'The tax authority has suspended or cancelled the tax number; the tax number of a ceased company is cancelled as well.',
    },
    enforcement: {
      title: 'Enforcement',
      item: 'Enforcement',
      about: 'A court bailiff is enforcing a claim against the company.',
    },
    'tax-enforcement': {
      title: 'Tax enforcement',
      item: 'Tax enforcement',
      about: 'The tax authority is enforcing debts of the company.',
    },
    'tax-debt': {
      title: 'Tax arrears',
      item: 'Tax arrears',
      about:
        'The tax authority lists, or listed, the company among those with overdue taxes. A company that is no longer listed may still owe less.',
    },
    'tax-finding': {
      title: 'Findings of the tax authority',
      item: 'Finding of the tax authority',
      about:
        'Found by a final decision of the tax authority and published by it. Whether it was paid since is not told; what is no longer published was still found.',
    },
    ban: {
      title: 'Disqualifications',
      item: 'Disqualified person',
      about:
        'The court of registration has disqualified an officer or member of the company from managing, or holding a majority in, another company.',
    },
    'missing-statement': {
      title: 'Missing accounts',
      item: 'Accounts',
      about: 'The company must publish its accounts by the end of the fifth month after the balance sheet date.',
    },
    lien: {
      title: 'Charges',
      item: 'Charge',
      about:
        'Assets or shares of the company have been charged as security for a claim. In itself this does not mean that anything is owed.',
    },
    'procurement-award': {
      title: 'Public procurement awards',
      item: 'Public procurement',
      about: 'A public procurement procedure won by the company, alone or in a consortium.',
    },
    certificate: {
      title: 'Certificates',
      item: 'Certificate',
      about: 'Compliance with a standard, or another qualification, certified by its issuer.',
    },
    'tax-debt-free': {
      title: 'Register of taxpayers with no outstanding public dues',
      item: 'No outstanding public dues',
      about:
        'At its own request the company is listed in the tax authority’s database of taxpayers with no outstanding public dues.',
    },
    growth: {
      title: 'Growth',
      item: 'Growing sales',
      about: 'Net sales rose in each of the last three financial years, by more than {{rate}} a year on average.',
    },
    'long-life': {
      title: 'Long-established',
      item: 'Long-established',
      about: 'The company has been in business for at least {{years}} years.',
    },
  },
  abroad: {
    'forced-deletion':
      'A register, a court or an authority is striking the company off or winding it up by force, or has announced that it will. What led to it and what follows depends on the law of its country.',
    procedure: 'Proceedings of which the register tells in its own words; which kind they are, it does not say.',
    'missing-statement': 'Accounts that the law of its country asks the company to publish, and that are not known.',
  },
  laws: {
    liquidation: 'Act XLIX of 1991',
    'forced-deletion': 'Act V of 2006',
    bankruptcy: 'Act XLIX of 1991',
    'missing-statement': 'Act C of 2000, sections 153–154',
    'tax-finding': 'Act CL of 2017',
    'tax-debt-free': 'Act CL of 2017',
  },
  items: {
    suspended: 'Tax number suspended',
    deleted: 'Tax number cancelled',
    missing: 'Financial year {{year}}',
    overdue: 'Accounts overdue',
    deadline: 'due on {{date}}',
    growth: 'Net sales, {{from}}–{{to}}',
    growthRate: '+{{rate}} a year on average',
    longLife_one: 'In business for {{count}} year',
    longLife_other: 'In business for {{count}} years',
    knownUntil: 'last known as of {{date}}',
    founded: 'founded on {{date}}',
    registered: 'registered on {{date}}',
    consortium: 'joint contract, total value: {{value}}',
  },
  confirmedMatches: {
    text_one: 'One match on sanctions lists that the subscriber has confirmed: see Sanctions screening.',
    text_other: '{{count}} matches on sanctions lists that the subscriber has confirmed: see Sanctions screening.',
    outdated_one: 'For one, what the decision rests on has changed since: it has to be reviewed.',
    outdated_other: 'For {{count}}, what the decision rests on has changed since: they have to be reviewed.',
    title_one: 'One confirmed sanctions match',
    title_other: '{{count}} confirmed sanctions matches',
  },
  listLimits: {
    doubted:
      'These sanctions lists are incomplete or not of today, so that they clear nobody: {{lists}}. See Sanctions screening.',
    notLoaded: 'Sanctions lists that are not loaded and were not looked at: {{lists}}.',
  },
  openMatches: {
    text_one: 'One open match on sanctions lists: see Sanctions screening.',
    text_other: '{{count}} open matches on sanctions lists: see Sanctions screening.',
    title_one: '{{title}} – one open sanctions match',
    title_other: '{{title}} – {{count}} open sanctions matches',
  },
  rows: {
    valid: 'In force',
    source: 'Source',
    balanceSheetDay: 'Balance sheet date',
    deadline: 'Filing deadline',
    knownUntil: 'Last checked on',
    netSales: 'Net sales, {{year}}',
    yearlyRate: 'Average annual growth',
    screening: 'Sanctions screening',
    screeningLink: 'Result of the screening',
  },
  derivations: {
    overdue: 'The register gives this day for the next accounts; on the day it was read they had not been filed.',
    missing:
      'Derived from the legal form, the balance sheet date and the known accounts: up to {{date}} the source holds published accounts, and these are not among them. They may have been published but left out of the source.',
    growth:
      'Calculated from net sales in the accounts; average annual growth is the compound annual growth rate (CAGR) from the first to the last of the four years. Not adjusted for inflation.',
    longLife: 'Full years from the registered first day to {{date}}.',
  },
  totals: {
    year: '{{number}} · {{value}}',
    yearPartly: '{{number}} · own contracts with a value: {{valued}}, {{value}} in total',
    yearWithoutValue: '{{number}}',
    all: 'Total',
    running: 'Amount outstanding',
    secured: 'Secured claims',
    unvalued_one: 'The source gives no value for {{count}} further contract.',
    unvalued_other: 'The source gives no value for {{count}} further contracts.',
    consortium_one:
      'The totals exclude {{count}} consortium award, for which only the value of the whole contract is known.',
    consortium_other:
      'The totals exclude {{count}} consortium awards, for which only the value of the whole contract is known.',
  },
  details: {
    text: 'The published text',
    method: 'How was this established?',
    sources: 'Sources',
    knownOn: 'known to us since {{date}}',
  },
}
