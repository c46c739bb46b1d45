import type { Texts } from '../texts.ts'
import type { creditsPageHu } from './page.hu.ts'

export const creditsPageEn: Texts<typeof creditsPageHu> = {
  title: 'Prepaid credit',
  intro:
    'From prepaid credit you buy company lists (in forints) and foreign company reports (in euros). Credit and prices are amounts excluding VAT. The credit belongs to the subscriber: all of its users buy from it and see this statement.',
  demo: 'Demo credit: a made-up amount, for trying the modules.',
  accounts: 'Credit',
  spendable: 'to spend',
  held: 'Held beside it: {{amount}}',
  heldTitle: 'Held amounts',
  heldText: 'Prices of purchases under way: charged when they are delivered, freed otherwise.',
  heldMore: 'The {{shown}} oldest of {{total}} are shown.',
  heldSince: 'Held since',
  heldUntil: 'Held until',
  undecided: 'until it is decided',
  filter: {
    label: 'Filter of the statement',
    kind: 'Entry',
    allKinds: 'Every entry',
    from: 'From this day',
    to: 'Until this day',
    clear: 'Clear the filter',
  },
  period: {
    opening: 'Opening balance',
    gains: 'Credited',
    losses: 'Charged',
    closing: 'Closing balance',
    filtered: 'Sum of the filtered entries',
  },
  demoMark: 'demo',
  provider: 'provider',
  check: {
    agrees_one:
      'Worked out anew from its {{number}} entry the balance is {{sum}}: it agrees with the balance on record.',
    agrees_other:
      'Worked out anew from its {{number}} entries the balance is {{sum}}: it agrees with the balance on record.',
    differs:
      'Worked out anew from the entries the balance is {{sum}}, on record it is {{posted}}. We look into the difference; please tell customer service.',
  },
  empty: {
    title: 'This credit has not moved yet',
    text: 'The first top-up or purchase appears here.',
  },
  noneFits: {
    title: 'No entry fits the filter',
    text: 'Choose other days or another kind of entry.',
  },
  files: { xlsx: 'XLSX', csv: 'CSV' },
  purchase: {
    label: 'Purchase: {{title}}',
    price: 'Price excluding VAT',
    free: 'free',
    balance: 'Credit to spend',
    after: 'Credit after the purchase',
    bought: 'Bought: {{at}}',
    boughtText: 'Your subscriber has bought it: it opens again free of charge.',
    open: 'Open',
    buy: 'Buy',
    confirmTitle: 'Buy it?',
    confirmText: '{{title}}: it costs {{price}} excluding VAT. Your credit will be {{after}} afterwards.',
    insufficient: 'Your credit does not cover this purchase',
    insufficientText: 'It costs {{price}} excluding VAT, you have {{balance}} to spend. {{missing}} more is needed.',
    statement: 'Credit and statement',
  },
}
