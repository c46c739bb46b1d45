import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsPageHu } from './page.hu.ts'

export const reportConnectionPathsPageDe: Texts<typeof reportConnectionPathsPageHu> = {
  title: 'Pfade zwischen Parteien',
  parties: 'Parteien',
  addParty: 'Unternehmen hinzufügen',
  persons: 'Eine Person fügen Sie auf deren Seite hinzu.',
  remove: '{{name}} entfernen',
  full: 'Höchstens {{count}} Parteien können gewählt werden.',
  choose: 'Wählen Sie mindestens zwei Parteien',
  chooseText:
    'Gesucht werden die kürzesten Pfade zwischen zwei bis zehn Unternehmen oder Personen, bis zu sechs Schritte.',
  kindsLabel: 'Über welche Verbindungen',
  ever: 'Auch über beendete Verbindungen',
  asOf: 'Stand',
  hubTies: 'Knotenpunkt',
  hubOption: 'über {{number}} Verbindungen',
  path: 'Pfad {{number}}',
  told: 'Aufgeführt sind die ersten {{told}} von insgesamt {{total}} Pfaden.',
  incomplete:
    'Die Suche ist nicht vollständig: In der erlaubten Zeit wurden die Verbindungen von {{explored}} Parteien gelesen.',
  hubs: 'Wegen ihrer vielen Verbindungen wurde über diese Parteien nicht weitergesucht: {{names}}. Auch über sie kann ein Pfad führen.',
  andMore: '{{names}} und {{count}} weitere',
  kinds: {
    owner: 'Eigentümer',
    leader: 'Geschäftsführer, Vertreter',
    succession: 'Rechtsvorgänger, Rechtsnachfolger',
    supervisor: 'Aufsichtsratsmitglied',
    auditor: 'Abschlussprüfer',
  },
}
