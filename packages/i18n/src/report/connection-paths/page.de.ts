import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsPageHu } from './page.hu.ts'

export const reportConnectionPathsPageDe: Texts<typeof reportConnectionPathsPageHu> = {
  addParty: 'Unternehmen hinzufügen',
  persons: 'Eine Person fügen Sie auf deren Seite hinzu.',
  remove: '{{name}} entfernen',
  full: 'Höchstens {{count}} Parteien können gewählt werden.',
  tooMany: '{{chosen}} Parteien sind gewählt; gesucht werden kann zwischen höchstens {{count}}: Entfernen Sie einige.',
  print: 'Drucken, PDF',
  picture: 'Bild der Pfade',
  choose: 'Wählen Sie mindestens zwei Parteien',
  chooseText:
    'Gesucht werden die kürzesten Pfade zwischen zwei bis zehn Unternehmen oder Personen, bis zu sechs Schritte.',
  kindsLabel: 'Über welche Verbindungen',
  asOf: 'Stand',
  hubTies: 'Knotenpunkt',
  hubOption: 'über {{number}} Verbindungen',
}
