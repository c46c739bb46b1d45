import type { scoreLeversHu } from './levers.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreLeversEn: Texts<typeof scoreLeversHu> = {
  levers: {
    'collect-receivables': {
      name: 'Collecting receivables',
      step: 'With {{amount}} collected, receivables would be {{to}} instead of {{from}}.',
      assumption: 'What comes in stays in cash.',
    },
    'sell-inventories': {
      name: 'Selling inventories',
      step: 'With {{amount}} sold at book value, inventories would be {{to}} instead of {{from}}.',
      assumption: 'What comes in stays in cash; there is no profit on it.',
    },
    'raise-capital': {
      name: 'Capital increase',
      step: 'With a capital increase of {{amount}} in cash, equity would be {{to}} instead of {{from}}.',
      assumption: 'The payment adds to issued capital and cash.',
    },
    'cut-costs': {
      name: 'Lower operating costs',
      step: 'With savings of {{amount}}, operating costs would be {{to}} instead of {{from}}.',
      assumption:
        'Sales do not change; what is saved, less the share of tax that the company has paid so far, adds to equity and cash.',
    },
    'sell-more': {
      name: 'More sales',
      step: 'With {{amount}} of additional sales at the same margin, net sales would be {{to}} instead of {{from}}.',
      assumption:
        'Costs grow in proportion, receivables and inventories do not; the additional profit after tax adds to equity and cash.',
    },
    'pay-short-term-debt': {
      name: 'Repaying short-term debt',
      step: 'With {{amount}} repaid, short-term liabilities would be {{to}} instead of {{from}}.',
      assumption: 'It is repaid out of the cash at hand.',
    },
    'lengthen-debt': {
      name: 'Rescheduling short-term debt',
      step: 'With {{amount}} of short-term debt turned into long-term debt, long-term liabilities would be {{to}} instead of {{from}}.',
      assumption: 'Total liabilities and the interest do not change.',
    },
  },
  none: 'We found no realistic change that, alone or with another, would lift the company into a better band.',
  moves:
    'Short-term liabilities take the difference: more assets are owed for, while new equity, profit and long-term loans pay debt back. Short-term money that is borrowed goes into cash, depreciation is taken off the fixed assets, and the tax stays as filed.',
}
