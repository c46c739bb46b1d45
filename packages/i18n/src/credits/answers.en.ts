import type { Texts } from '../texts.ts'
import type { creditsAnswersHu } from './answers.hu.ts'

export const creditsAnswersEn: Texts<typeof creditsAnswersHu> = {
  file: {
    name: 'credit-statement',
    unit: '{{currency}} excluding VAT',
    days: '{{from}} – {{until}}',
    onlyKind: 'Only of this kind: {{kind}}',
    until: 'From the first entry until {{until}}',
    demo: 'demo',
  },
  auditMail: {
    subject: 'The credit ledger does not add up',
    text: 'The nightly audit recalculated the balances from their entries and found a difference:',
    next: 'The whole audit: merleg credits audit. Change no entry while the cause is not known; corrections are made with merleg credits adjust.',
  },
}
