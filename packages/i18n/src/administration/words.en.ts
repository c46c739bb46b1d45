import type { Texts } from '../texts.ts'
import type { administrationWordsHu } from './words.hu.ts'

export const administrationWordsEn: Texts<typeof administrationWordsHu> = {
  modules: {
    MarketingAdatok: 'Marketing data',
    Reszleteskereso: 'Advanced search',
    Monitoring: 'Monitoring',
    Kedvencek: 'Favourites',
    Nemzetkozi: 'International company information',
    Osszehasonlitas: 'Comparison',
    Cegriport: 'Company data',
    GazdasagiAdatok: 'Financial data',
    Beszamolok: 'Financial statements',
    Mutatok: 'Indicators',
    KapcsolatiHalo: 'Connection network',
    Idovonal: 'Timeline',
    AgazatiMutatok: 'Sector indicators',
    TenylegesTulajdonos: 'Beneficial owner',
    NegativInfo: 'Negative information',
    PozitivInfo: 'Positive information',
  },
  roles: {
    member: 'User',
    administrator: 'Administrator',
    operator: 'Member of the provider’s staff',
  },
}
