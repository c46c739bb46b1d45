import type { Texts } from '../texts.ts'
import type { reportMarketingHu } from './marketing.hu.ts'

export const reportMarketingDe: Texts<typeof reportMarketingHu> = {
  associations: {
    predecessor: 'Rechtsvorgänger',
    successor: 'Rechtsnachfolger',
    owner: 'Beteiligtes Unternehmen',
    commonOwner: 'Gemeinsamer Gesellschafter',
    commonOfficer: 'Gemeinsamer Geschäftsleiter',
    ownerAndOfficer: 'Gesellschafter hier, Geschäftsleiter dort',
    sameSeat: 'Gleicher Sitz',
  },
  moreThrough: '{{names}} und {{number}} weitere',
}
