import type { Texts } from '../../texts.ts'
import type { reportSummaryAnswersHu } from './answers.hu.ts'

export const reportSummaryAnswersEn: Texts<typeof reportSummaryAnswersHu> = {
  registeredSince: 'since {{date}}',
  registeredKnown: 'known since {{date}}',
  sameSeat_one: '{{number}} other entity at this address',
  sameSeat_other: '{{number}} other entities at this address',
  sectorBasis_one: 'median {{points}} points of {{number}} company rated by its accounts: {{sector}}',
  sectorBasis_other: 'median {{points}} points of {{number}} companies rated by their accounts: {{sector}}',
  figures: {
    revenue: 'Net sales',
    result: 'Profit after tax',
    ownCapital: 'Equity',
    totalAssets: 'Total assets',
  },
  derivations: {
    nameFromId: 'The sources give no name: this is the register identifier.',
    status: 'Derived from whether the company is registered and which proceedings are under way.',
    sameSeat: 'Number of other entities with exactly this registered office, without those that have ceased.',
    change: 'Change against the previous financial year.',
    shared: 'Common owner or signatory: {{names}}. The status is derived from the other company’s register data.',
    sharedOnce: 'A current owner or signatory was also involved in the ceased company: {{names}}.',
  },
}
