import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsWordsHu } from './words.hu.ts'

export const reportConnectionPathsWordsDe: Texts<typeof reportConnectionPathsWordsHu> = {
  title: 'Pfade zwischen Parteien',
  parties: 'Parteien',
  ever: 'Auch über beendete Verbindungen',
  path: 'Pfad {{number}}',
  told: 'Aufgeführt sind die ersten {{told}} von insgesamt {{total}} Pfaden.',
  incomplete:
    'Die Suche ist nicht vollständig: In der erlaubten Zeit wurden die Verbindungen von {{explored}} Parteien gelesen.',
  hubs: 'Wegen ihrer vielen Verbindungen wurde über diese Parteien nicht weitergesucht: {{names}}. Auch über sie kann ein Pfad führen.',
  andMore: '{{names}} und {{count}} weitere',
  kinds: {
    owner: 'Eigentümer',
    beneficial: 'wirtschaftlicher Eigentümer laut Register',
    leader: 'Geschäftsführer, Vertreter',
    succession: 'Rechtsvorgänger, Rechtsnachfolger',
    supervisor: 'Aufsichtsratsmitglied',
    auditor: 'Abschlussprüfer',
  },
}
