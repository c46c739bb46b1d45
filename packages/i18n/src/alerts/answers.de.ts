import type { Texts } from '../texts.ts'
import type { alertsAnswersHu } from './answers.hu.ts'

export const alertsAnswersDe: Texts<typeof alertsAnswersHu> = {
  taken_one: 'Erledigt: {{count}} Meldung.',
  taken_other: 'Erledigt: {{count}} Meldungen.',
  takenPartly_one: 'Von {{total}} Meldungen hat sich {{count}} geändert, die übrigen nicht.',
  takenPartly_other: 'Von {{total}} Meldungen haben sich {{count}} geändert, die übrigen nicht.',
  noneTaken: 'Keine Meldung hat sich geändert.',
  fourEyes: {
    'switched-on': 'Ab jetzt müssen zwei verschiedene Personen dem Abschluss einer Meldung zustimmen.',
    'off-proposed':
      'Das Ausschalten wartet auf die Zustimmung einer anderen Person. Bis dahin bleibt alles, wie es war.',
    'off-declined': 'Das Vier-Augen-Prinzip bleibt eingeschaltet.',
    'switched-off': 'Ab jetzt kann eine Person allein eine Meldung abschließen.',
  },
  basisUnwatched: 'Ihr Abonnement überwacht kein Unternehmen.',
}
