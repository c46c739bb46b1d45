import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerPageHu } from './page.hu.ts'

export const reportFinalOwnerPageDe: Texts<typeof reportFinalOwnerPageHu> = {
  asOf: 'Stand',
  changes: {
    since: 'Änderungen seit',
    title: 'Änderungen zwischen {{from}} und {{to}}',
    owners: 'Natürliche Personen hinter dem Unternehmen',
    holdings: 'Beteiligungen in den Ketten',
    held: '{{owner}} an {{company}}',
    unchanged_one: 'Unverändert: {{number}} Person.',
    unchanged_other: 'Unverändert: {{number}} Personen.',
    kinds: { came: 'neu', went: 'ausgeschieden', changed: 'geändert' },
  },
  told: {
    statements: 'Erklärungen',
    natures: 'Art der Kontrolle: {{natures}}',
  },
  overview: 'Überblick',
  law: 'Gesetz',
  unknown: 'Unbekanntes Eigentum',
  reasons: 'Was bekannt ist und was nicht',
  rules: 'Nach den drei Regeln',
  paths: 'Ketten zum Unternehmen',
  product: 'Produkt: {{percent}}',
  prohibited: 'Person mit Tätigkeitsverbot',
  source: 'Quelle: {{name}}',
  level: 'Ebene {{count}}',
  show_one: '{{count}} Person zeigen',
  show_other: '{{count}} Personen zeigen',
  hide: 'Ausblenden',
  more_one: 'und {{count}} weitere',
  more_other: 'und {{count}} weitere',
}
