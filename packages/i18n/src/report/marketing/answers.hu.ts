/** What the server says on the marketing page. */
export const reportMarketingAnswersHu = {
  /** How another company is tied to this one. */
  associations: {
    predecessor: 'Jogelőd',
    successor: 'Jogutód',
    owner: 'Tulajdonos cég',
    commonOwner: 'Közös tulajdonos',
    commonOfficer: 'Közös vezető',
    ownerAndOfficer: 'Tulajdonos és vezető ugyanaz',
    sameSeat: 'Azonos székhely',
  },
  /** Several people or bodies that tie two companies together, of which only the first are named. */
  moreThrough: '{{names}} és még {{number}}',
} as const
