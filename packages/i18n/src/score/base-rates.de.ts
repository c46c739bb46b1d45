import type { scoreBaseRatesHu } from './base-rates.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreBaseRatesDe: Texts<typeof scoreBaseRatesHu> = {
  sources: {
    'coface-opten-2021': 'Insolvenzliquidationen nach Coface, Zahl der Unternehmen nach Opten, 2021',
    'coface-opten-2022': 'Insolvenzliquidationen nach Coface, Zahl der Unternehmen nach Opten, 2022',
    'hungary-after-2022':
      'Arbeitsannahme nach den seit {{year}} gemeldeten Insolvenzliquidationen, ohne die wegen der Pandemie aufgeschobenen',
    'coface-romania': 'Arbeitsannahme nach der Zahl der Insolvenzen von Coface Romania, {{year}}',
    'creditinfo-estonia': 'Angabe von Creditinfo, {{year}}',
    fallback:
      'Arbeitsannahme: Anteil nicht börsennotierter britischer Unternehmen 2000–2007, mangels einer Zahl des Landes',
    configured: 'vom Betreiber festgelegter Anteil',
  },
}
