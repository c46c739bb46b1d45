import type { Texts } from '../../texts.ts'
import type { reportMarketingAnswersHu } from './answers.hu.ts'

export const reportMarketingAnswersEn: Texts<typeof reportMarketingAnswersHu> = {
  associations: {
    predecessor: 'Legal predecessor',
    successor: 'Legal successor',
    owner: 'Corporate owner',
    commonOwner: 'Common owner',
    commonOfficer: 'Common officer',
    ownerAndOfficer: 'Owner of one, officer of the other',
    sameSeat: 'Same registered office',
  },
  moreThrough: '{{names}} and {{number}} more',
}
