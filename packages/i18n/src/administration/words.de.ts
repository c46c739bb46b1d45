import type { Texts } from '../texts.ts'
import type { administrationWordsHu } from './words.hu.ts'

export const administrationWordsDe: Texts<typeof administrationWordsHu> = {
  modules: {
    MarketingAdatok: 'Marketingdaten',
    Reszleteskereso: 'Erweiterte Suche',
    Monitoring: 'Monitoring',
    Kedvencek: 'Favoriten',
    Nemzetkozi: 'Internationale Firmeninformation',
    Osszehasonlitas: 'Vergleich',
    Cegriport: 'Firmendaten',
    GazdasagiAdatok: 'Wirtschaftsdaten',
    Beszamolok: 'Jahresabschlüsse',
    Mutatok: 'Kennzahlen',
    KapcsolatiHalo: 'Beziehungsnetz',
    Idovonal: 'Zeitachse',
    AgazatiMutatok: 'Branchenkennzahlen',
    TenylegesTulajdonos: 'Wirtschaftlicher Eigentümer',
    NegativInfo: 'Negative Informationen',
    PozitivInfo: 'Positive Informationen',
  },
  roles: {
    member: 'Benutzer',
    administrator: 'Administrator',
    operator: 'Mitarbeiter des Anbieters',
  },
}
