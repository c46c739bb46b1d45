import type { Texts } from '../../texts.ts'
import type { reportConnectionListPageHu } from './page.hu.ts'

export const reportConnectionListPageDe: Texts<typeof reportConnectionListPageHu> = {
  header: {
    label: 'Übersicht',
    interest: 'Beteiligungen',
    owner: 'Gesellschafter',
    affiliatedCompany: 'Verbundene Unternehmen',
    activeOf: '{{active}} aktiv, {{inactive}} inaktiv',
  },
  filter: {
    asOf: 'Stand',
    text: 'Nach Name, Adresse, Rolle filtern',
    order: 'Reihenfolge',
    orders: {
      weight: 'Nach Gewicht',
      name: 'Nach Name',
      status: 'Nach Schwere des Status',
      since: 'Neueste zuerst',
    },
    none: 'Der Filter blendet alle aus.',
  },
  madeUp: 'erfunden',
  pathsShort: 'Pfade',
  pathsTo: 'Pfade zu {{name}}',
  paths: 'Pfade zu anderen Parteien',
  marks: {
    title: 'Zeichen',
    V: 'leitet es',
    T: 'Gesellschafter',
    VT: 'leitet es und ist Gesellschafter',
    É: 'Beteiligung',
    J: 'Rechtsvorgänger oder -nachfolger',
  },
  inactive: 'inaktive Verbindung',
  through: 'Über:',
  moreThrough: 'und {{count}} weitere',
  showMore_one: '{{number}} weitere Verbindung',
  showMore_other: '{{number}} weitere Verbindungen',
  showFewer: 'Nur die ersten {{count}}',
  noActive: 'Nur inaktive Verbindungen sind bekannt.',
  notFollowed:
    'Das Unternehmen hat sehr viele Gesellschafter und Geschäftsleiter: weitere Unternehmen von {{number}} davon wurden nicht gesucht.',
  details: 'Einzelheiten: {{name}}',
  back: 'Zurück zur Liste',
  rating: '{{points}} Punkte, {{label}}',
  article: {
    facts: 'Was die Quellen sagen',
    changes: 'Wie es sich änderte',
    noChanges: 'Die Quellen nennen keine Zeitpunkte von Änderungen.',
    company: 'Unternehmen',
    party: 'Wessen Rolle',
    section: 'Registerabschnitt',
    role: 'Rolle, Anteil',
    dates: 'Von und bis',
    source: 'Quelle',
  },
}
