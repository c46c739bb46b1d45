/** Words of the sector page that come with its figures. */
export const reportSectorAnswersHu = {
  columns: {
    label: 'Mutató',
    company: 'A cég',
    lowerQuartile: 'Alsó kvartilis',
    median: 'Medián',
    upperQuartile: 'Felső kvartilis',
    companyCount: 'Cégek száma',
    quarter: 'A cég helye',
  },
} as const
