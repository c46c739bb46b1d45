import type { scoreRegisterFactorsHu } from './register-factors.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreRegisterFactorsEn: Texts<typeof scoreRegisterFactorsHu> = {
  age: {
    name: 'Age',
    definition:
      'Whole years since the founding. Young enterprises cease far more often: in Hungary about every second one survives its first five years.',
    against_zero: 'Founded less than a year ago; young enterprises become insolvent more often.',
    against_one: 'In existence for {{count}} year; young enterprises become insolvent more often.',
    against_other: 'In existence for {{count}} years; young enterprises become insolvent more often.',
    for_one: 'In existence for {{count}} year; long-established ones become insolvent less often.',
    for_other: 'In existence for {{count}} years; long-established ones become insolvent less often.',
  },
  'filing-delay': {
    name: 'Late publication',
    definition:
      'How many days after the deadline the newest accounts, of the last two years, were published. Those who run into difficulties often put publication off.',
    against_one: 'The newest accounts were published {{count}} day after the deadline.',
    against_other: 'The newest accounts were published {{count}} days after the deadline.',
  },
  'missing-accounts': {
    name: 'Missing accounts',
    definition:
      'Business years whose accounts should have been published and are not known. Failing to publish is one of the strongest signs of insolvency ahead, and may lead to forced deletion.',
    against_one: 'The accounts of {{count}} business year are missing.',
    against_other: 'The accounts of {{count}} business years are missing.',
  },
  enforcement: {
    name: 'Enforcement',
    definition: 'Judicial enforcement that is in progress. It shows that a claim upheld by a court was not paid.',
    against: 'Enforcement is in progress.',
  },
  'tax-enforcement': {
    name: 'Tax enforcement',
    definition:
      'Enforcement by the tax authority that is in progress. The tax authority is one of those who most often apply for liquidation.',
    against: 'Tax enforcement is in progress.',
  },
  'tax-debt': {
    name: 'Tax debt',
    definition: 'A place on the list of tax debtors that the tax authority publishes.',
    against: 'There is a published tax debt.',
  },
  'officer-failures': {
    name: 'Former failures of the officers',
    definition:
      'Other companies that became insolvent while one of the present officers or owners was in office there, or within two years of it.',
    against_one: '{{count}} former company of the officers or owners became insolvent.',
    against_other: '{{count}} former companies of the officers or owners became insolvent.',
  },
  'auditor-changes': {
    name: 'Changes of auditor',
    definition:
      'How often the auditor changed within the last 24 months. One change is usual, repeated ones may point to a dispute.',
    against_one: 'The auditor changed {{count}} time within the last 24 months.',
    against_other: 'The auditor changed {{count}} times within the last 24 months.',
  },
  'seat-changes': {
    name: 'Moves of the registered office',
    definition:
      'How often the registered office moved within the last 24 months. Companies in trouble move more often, and repeated moves make things hard for creditors.',
    against_one: 'The registered office moved {{count}} time within the last 24 months.',
    against_other: 'The registered office moved {{count}} times within the last 24 months.',
  },
  size: {
    name: 'Headcount',
    definition:
      'The registered number of employees; where the register does not tell it, that of the newest accounts. Those who employ more people cease less often; it weighs little, as the accounts reflect the size already.',
    against: 'Nobody is employed.',
    for_one: '{{count}} person employed; those with more employees cease less often.',
    for_other: '{{count}} people employed; those with more employees cease less often.',
  },
  'other-procedure': {
    name: 'Other procedure',
    definition:
      'A voluntary liquidation or another procedure in progress that is not an insolvency proceeding. A voluntary liquidation turns into a liquidation where the assets do not cover the debts.',
    against: 'A voluntary liquidation or another procedure that is not an insolvency proceeding is in progress.',
  },
  'own-funds': {
    name: 'Sign of the equity',
    definition: 'Whether the equity in the newest accounts is positive. It counts in the lite rating only.',
    against: 'The equity is negative: the liabilities exceed the assets.',
    for: 'The equity is positive.',
  },
  'annual-result': {
    name: 'Result of the year',
    definition: 'Whether the year of the newest accounts closed with a profit. It counts in the lite rating only.',
    against: 'The year of the newest accounts closed with a loss.',
    for: 'The year of the newest accounts closed with a profit.',
  },
}
