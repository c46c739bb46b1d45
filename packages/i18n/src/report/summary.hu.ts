/** What the server says on the summary page. */
export const reportSummaryHu = {
  sameSeat_one: '{{number}} további szervezet ezen a címen',
  sameSeat_other: '{{number}} további szervezet ezen a címen',
  figures: {
    revenue: 'Értékesítés nettó árbevétele',
    result: 'Adózott eredmény',
    ownCapital: 'Saját tőke',
    totalAssets: 'Mérlegfőösszeg',
  },
} as const
