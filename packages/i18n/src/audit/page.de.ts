import type { Texts } from '../texts.ts'
import type { auditPageHu } from './page.hu.ts'

export const auditPageDe: Texts<typeof auditPageHu> = {
  title: 'Aktivitätsprotokoll',
  intro: 'Wer was im Abonnement getan hat. Einträge sind unveränderlich und werden fünf Jahre aufbewahrt.',
  act: 'Aktivität',
  allActs: 'alle Aktivitäten',
  user: 'Benutzer',
  allUsers: 'alle',
  from: 'Von',
  to: 'Bis',
  at: 'Zeitpunkt',
  who: 'Wer',
  what: 'Was',
  subject: 'Woran',
  detail: 'Einzelheiten',
  key: 'Schlüssel',
  emptyTitle: 'Kein Eintrag entspricht dem Filter',
  emptyText:
    'Das Protokoll enthält, was seit seiner Einführung geschah; aus der Zeit davor nur das Öffnen von Personenseiten.',
}
