import type { Texts } from '../../texts.ts'
import type { reportMarketingAnswersHu } from './answers.hu.ts'

export const reportMarketingAnswersDe: Texts<typeof reportMarketingAnswersHu> = {
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
