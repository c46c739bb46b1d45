/** Names of the section and of its groups, on the page and in print. */
export const reportIndicatorsWordsHu = {
  title: 'Mutatók',
  groups: {
    financialIndicators: 'Pénzügyi adatok',
    profitability: 'Jövedelmezőség',
    capitalStructure: 'Tőkeszerkezet',
    workingCapital: 'Forgótőke',
    financialPosition: 'Pénzügyi helyzet',
    revenueExamination: 'Bevételvizsgálat',
  },
} as const
