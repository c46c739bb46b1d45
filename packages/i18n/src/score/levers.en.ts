import type { scoreLeversHu } from './levers.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreLeversEn: Texts<typeof scoreLeversHu> = {
  levers: {
    'collect-receivables': {
      name: 'Collecting receivables',
      step: 'With {{amount}} collected, receivables would be {{to}} instead of {{from}}.',
      assumption: 'The proceeds remain in cash.',
    },
    'sell-inventories': {
      name: 'Selling inventories',
      step: 'With {{amount}} sold at book value, inventories would be {{to}} instead of {{from}}.',
      assumption: 'The proceeds remain in cash; no profit arises.',
    },
    'raise-capital': {
      name: 'Capital increase',
      step: 'With a capital increase of {{amount}} in cash, equity would be {{to}} instead of {{from}}.',
      assumption: 'The payment adds to subscribed capital and cash.',
    },
    'cut-costs': {
      name: 'Cutting operating costs',
      step: 'With savings of {{amount}}, operating costs would be {{to}} instead of {{from}}.',
      assumption:
        'Sales do not change; the savings, after tax at the company’s existing rate, increase equity and cash.',
    },
    'sell-more': {
      name: 'Increasing sales',
      step: 'With {{amount}} of additional sales at the same margin, net sales would be {{to}} instead of {{from}}.',
      assumption:
        'Costs grow in proportion, receivables and inventories do not; the additional profit after tax increases equity and cash.',
    },
    'pay-short-term-debt': {
      name: 'Repaying short-term debt',
      step: 'With {{amount}} repaid, short-term liabilities would be {{to}} instead of {{from}}.',
      assumption: 'Repayment is made from existing cash.',
    },
    'lengthen-debt': {
      name: 'Rescheduling short-term debt',
      step: 'With {{amount}} of short-term debt turned into long-term debt, long-term liabilities would be {{to}} instead of {{from}}.',
      assumption: 'Total liabilities and interest expense do not change.',
    },
  },
  none: 'We found no realistic change that, alone or combined with another, would raise the company to a better band.',
  moves:
    'Short-term liabilities absorb the difference: additional assets are financed by debt, while new equity, profit and long-term loans repay debt. Short-term borrowing goes into cash, depreciation reduces fixed assets, and tax remains as filed.',
}
