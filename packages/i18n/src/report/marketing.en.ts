import type { Texts } from '../texts.ts'
import type { reportMarketingHu } from './marketing.hu.ts'

export const reportMarketingEn: Texts<typeof reportMarketingHu> = {
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
