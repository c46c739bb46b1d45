import type { Texts } from '../texts.ts'
import type { creditsWordsHu } from './words.hu.ts'

export const creditsWordsDe: Texts<typeof creditsWordsHu> = {
  statement: 'Guthabenauszug',
  sum: 'Summe',
  accounts: {
    normal: 'Normales Guthaben',
    international: 'Internationales Guthaben',
  },
  kinds: {
    'top-up': 'Aufladung',
    charge: 'Kauf',
    hold: 'Vormerkung',
    capture: 'Kauf (geliefert)',
    release: 'Freigabe',
    refund: 'Erstattung',
    adjustment: 'Berichtigung',
  },
  products: {
    'list-export': 'Unternehmensliste',
    'foreign-report': 'Auslandsauskunft',
    'foreign-order': 'Auslandsbestellung',
  },
  columns: {
    seq: 'Nr.',
    day: 'Tag',
    at: 'Zeitpunkt',
    kind: 'Posten',
    product: 'Produkt',
    title: 'Bezeichnung',
    reason: 'Grund',
    user: 'Benutzer',
    amount: 'Betrag',
    balanceAfter: 'Guthaben danach',
  },
}
