import type { searchHu } from './search.hu.ts'
import type { Texts } from './texts.ts'

export const searchEn: Texts<typeof searchHu> = {
  quickTitle: 'Search: {{query}}',
  quickEmptyTitle: 'Search',
  tooShort: 'Enter at least 3 characters: a name, former name, tax number or registration number.',
  geoTitle: 'Companies by place',
  resultCount_one: '{{formatted}} result',
  resultCount_other: '{{formatted}} results',
  tableCaption: 'Results',
  columns: {
    name: 'Name',
    address: 'Registered office',
    registrationNumber: 'Registration number',
    taxNumber: 'Tax number',
    status: 'Status',
    distance: 'Distance (km)',
  },
  formerly: 'matching name: {{name}}',
  madeUp: 'made up',
  noResult: {
    title: 'No results',
    text: 'Please refine the search:',
    advice: {
      shorter: 'enter a shorter part, such as the first word of the name only;',
      form: 'leave out the legal form (Kft., Zrt.);',
      number: 'of a tax number the first eight digits are enough, with or without dashes;',
      foreign: 'for a foreign company start with the country code, such as ro-67248.',
    },
  },
  geo: {
    formLabel: 'Search by place',
    settlement: 'Settlement',
    settlementPlaceholder: 'such as Vác',
    radius: 'Radius (km)',
    noCoordinates: 'We do not know the coordinates of this settlement, so the radius covers the settlement alone.',
    county: 'County',
    anyCounty: 'any',
    zip: 'Postal code',
    zipInvalid: 'A postal code has four digits.',
    submit: 'Search',
    clear: 'Clear',
    startTitle: 'Enter a place',
    startText: 'Choose a settlement, with a radius if you like, a county or a postal code.',
    placeRequired: 'Enter a settlement, a county or a postal code.',
    radiusNeedsSettlement: 'A radius needs a settlement.',
  },
}
