import type { Texts } from '../../texts.ts'
import type { reportSummaryAnswersHu } from './answers.hu.ts'

export const reportSummaryAnswersEn: Texts<typeof reportSummaryAnswersHu> = {
  sameSeat_one: '{{number}} other entity at this address',
  sameSeat_other: '{{number}} other entities at this address',
  figures: {
    revenue: 'Net sales',
    result: 'Profit after tax',
    ownCapital: 'Equity',
    totalAssets: 'Total assets',
  },
  derivations: {
    nameFromId: 'The sources tell no name: this is the register identifier.',
    status: 'Follows from whether the company is registered and which proceedings are open.',
    sameSeat: 'Counted: how many other entities have exactly this seat.',
    change: 'The change is worked out against the business year before.',
    shared: 'Owner or signatory in common: {{names}}. The status follows from the other company’s register data.',
    sharedOnce: 'A present owner or signatory also had a part in the ceased company: {{names}}.',
  },
}
