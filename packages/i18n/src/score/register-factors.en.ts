import type { scoreRegisterFactorsHu } from './register-factors.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreRegisterFactorsEn: Texts<typeof scoreRegisterFactorsHu> = {
  age: {
    name: 'Age',
    definition:
      'Full years since foundation. Young businesses cease far more often: in Hungary only about one in two survives its first five years.',
    against_zero: 'Founded less than a year ago; young businesses become insolvent more often.',
    against_one: 'In business for {{count}} year; young businesses become insolvent more often.',
    against_other: 'In business for {{count}} years; young businesses become insolvent more often.',
    for_one: 'In business for {{count}} year; long-established businesses become insolvent less often.',
    for_other: 'In business for {{count}} years; long-established businesses become insolvent less often.',
  },
  'filing-delay': {
    name: 'Late filing',
    definition:
      'Days after the deadline on which the latest accounts, no more than two years old, were first published; that they were published again later, corrected for instance, does not count. Businesses in difficulty often delay publication.',
    against_one: 'The latest accounts were first published {{count}} day after the deadline.',
    against_other: 'The latest accounts were first published {{count}} days after the deadline.',
  },
  'missing-accounts': {
    name: 'Missing accounts',
    definition:
      'Financial years whose accounts should have been published and are not known. Failing to publish is one of the strongest signs of insolvency ahead, and may lead to compulsory strike-off.',
    against_one: 'The accounts of {{count}} financial year are overdue and not known.',
    against_other: 'The accounts of {{count}} financial years are overdue and not known.',
  },
  enforcement: {
    name: 'Enforcement',
    definition: 'Judicial enforcement under way. It shows that an enforceable claim has not been paid.',
    against: 'Enforcement is under way.',
  },
  'tax-enforcement': {
    name: 'Tax enforcement',
    definition:
      'Tax enforcement that is in progress. The tax authority is one of those who most often apply for insolvent liquidation.',
    against: 'Tax enforcement is under way.',
  },
  'tax-debt': {
    name: 'Tax arrears',
    definition:
      'One of our sources records tax arrears. The Hungarian tax authority itself publishes only those above 100 million forints.',
    against: 'Tax arrears are recorded.',
  },
  'officer-failures': {
    name: 'Officers’ earlier failed companies',
    definition:
      'Other companies against which bankruptcy proceedings, insolvent liquidation or compulsory strike-off began while one of the current signatories or owners was a signatory or owner there, or within two years of it.',
    against_one:
      '{{count}} other company of the signatories or owners went into bankruptcy proceedings, insolvent liquidation or compulsory strike-off.',
    against_other:
      '{{count}} other companies of the signatories or owners went into bankruptcy proceedings, insolvent liquidation or compulsory strike-off.',
  },
  'auditor-changes': {
    name: 'Changes of auditor',
    definition:
      'Changes of auditor within the last 24 months. One change is usual; repeated changes may point to a dispute.',
    against_one: 'Changes of auditor within the last 24 months: {{count}}.',
    against_other: 'Changes of auditor within the last 24 months: {{count}}.',
  },
  'seat-changes': {
    name: 'Changes of registered office',
    definition:
      'Changes of registered office within the last 24 months. Companies in difficulty move more often, and repeated moves make it harder for creditors.',
    against_one: 'Moves of the registered office within the last 24 months: {{count}}.',
    against_other: 'Moves of the registered office within the last 24 months: {{count}}.',
  },
  size: {
    name: 'Headcount',
    definition:
      'The registered number of employees; where the register gives none, or only one from before an insolvent or voluntary liquidation or a compulsory strike-off, that of the latest accounts. Larger employers cease less often; the weight is small, as the accounts already reflect size.',
    against: 'The registered number of employees is 0.',
    for_one: '{{count}} employee on record; larger employers cease less often.',
    for_other: '{{count}} employees on record; larger employers cease less often.',
  },
  'other-procedure': {
    name: 'Other proceedings',
    definition:
      'Voluntary liquidation under way, or other proceedings that the source does not classify: these may be insolvency proceedings. Voluntary liquidation turns into insolvent liquidation where the assets do not cover the debts.',
    against: 'Voluntary liquidation or other proceedings are under way; the latter may be insolvency proceedings.',
  },
  'own-funds': {
    name: 'Sign of equity',
    definition: 'Whether equity in the latest accounts is positive. Counts in the simplified rating only.',
    against: 'Equity is negative: liabilities, provisions and accruals exceed assets.',
    for: 'Equity is positive.',
  },
  'annual-result': {
    name: 'Result of the year',
    definition: 'Whether the year of the latest accounts closed with a profit. Counts in the simplified rating only.',
    against: 'The year of the latest accounts closed with a loss.',
    for: 'The year of the latest accounts closed with a profit.',
  },
}
