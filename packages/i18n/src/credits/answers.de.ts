import type { Texts } from '../texts.ts'
import type { creditsAnswersHu } from './answers.hu.ts'

export const creditsAnswersDe: Texts<typeof creditsAnswersHu> = {
  file: {
    name: 'guthabenauszug',
    unit: '{{currency}} ohne USt.',
    days: '{{from}} – {{until}}',
    onlyKind: 'Nur dieser Art: {{kind}}',
    until: 'Vom ersten Posten bis {{until}}',
    demo: 'Demo',
  },
  auditMail: {
    subject: 'Die Guthabenbuchung geht nicht auf',
    text: 'Die nächtliche Prüfung hat die Guthaben aus ihren Posten neu berechnet und eine Abweichung gefunden:',
    next: 'Die ganze Prüfung: merleg credits audit. Ändern Sie keinen Posten, solange die Ursache nicht bekannt ist; berichtigt wird mit merleg credits adjust.',
  },
}
