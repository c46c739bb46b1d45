import type { scoreBaseRatesHu } from './base-rates.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreBaseRatesEn: Texts<typeof scoreBaseRatesHu> = {
  sources: {
    'coface-opten-2021': 'insolvent liquidations: Coface; number of companies: Opten, 2021',
    'coface-opten-2022': 'insolvent liquidations: Coface; number of companies: Opten, 2022',
    'hungary-after-2022':
      'working assumption based on insolvent liquidations published since {{year}}, excluding proceedings postponed because of the pandemic',
    'coface-romania': 'working assumption based on the number of insolvencies reported by Coface Romania, {{year}}',
    'creditinfo-estonia': 'as published by Creditinfo, {{year}}',
    fallback:
      'working assumption: rate among unlisted British companies in 2000–2007, in the absence of a national figure',
    configured: 'rate set by the operator',
  },
}
