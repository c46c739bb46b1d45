import type { Texts } from '../texts.ts'
import type { internationalWordsHu } from './words.hu.ts'

export const internationalWordsDe: Texts<typeof internationalWordsHu> = {
  title: 'Internationale Unternehmensinformationen',
  variants: {
    extended: 'Erweiterter Bericht',
    small: 'Kurzbericht',
    check: 'Risikoprüfung',
    profile: 'Unternehmensprofil',
  },
  parts: {
    identity: 'Identifikation',
    status: 'Status',
    rating: 'Bewertung',
    'credit-limit': 'Empfohlenes Kreditlimit',
    'negative-events': 'Negative Ereignisse',
    'payment-behaviour': 'Zahlungsverhalten',
    activity: 'Tätigkeit',
    capital: 'Kapital',
    managers: 'Leitung',
    owners: 'Eigentümer',
    affiliates: 'Unternehmensgruppe',
    'key-figures': 'Kennzahlen, 1 Jahr',
    accounts: 'Jahresabschlüsse, 3 Jahre',
  },
}
