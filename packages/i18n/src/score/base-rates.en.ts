import type { scoreBaseRatesHu } from './base-rates.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreBaseRatesEn: Texts<typeof scoreBaseRatesHu> = {
  sources: {
    'coface-opten-2021': 'liquidations by Coface, number of companies by Opten, 2021',
    'coface-opten-2022': 'liquidations by Coface, number of companies by Opten, 2022',
    'hungary-after-2022':
      'working assumption after the liquidations published since {{year}}, without those put off in the epidemic',
    'coface-romania': 'working assumption after the number of insolvencies by Coface Romania, {{year}}',
    'creditinfo-estonia': 'as published by Creditinfo, {{year}}',
    fallback:
      'working assumption: share of unlisted British companies in 2000–2007, for want of a figure of the country',
    configured: 'share set by the operator',
  },
}
