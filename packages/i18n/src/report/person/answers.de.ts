import type { Texts } from '../../texts.ts'
import type { reportPersonAnswersHu } from './answers.hu.ts'

export const reportPersonAnswersDe: Texts<typeof reportPersonAnswersHu> = {
  sameness: {
    single: {
      title: 'Bei einem Unternehmen genannt',
      text: 'Nur die Einträge eines Unternehmens nennen diese Person, es musste nichts zusammengeführt werden.',
    },
    certain: {
      title: 'Sicher eine Person',
      text: 'In {{entries}} Einträgen von {{companies}} Unternehmen stimmen Name, Name der Mutter und Geburtsdatum überein.',
    },
    strong: {
      title: 'Sehr wahrscheinlich eine Person',
      text: 'In {{entries}} Einträgen von {{companies}} Unternehmen stimmt der Name überein, ebenso in allen entweder der Name der Mutter oder das Geburtsdatum; das andere nennt nicht jeder Eintrag.',
    },
    weak: {
      title: 'Eine Person auf schwacher Grundlage',
      text: 'Nur die Kennung der Quelle und der Name verbinden {{entries}} Einträge von {{companies}} Unternehmen: es können verschiedene Personen sein.',
    },
    doubtful: {
      title: 'Zweifelhaft, ob eine Person',
      text: 'Die Quelle gibt {{entries}} Einträgen von {{companies}} Unternehmen eine Kennung, doch Name, Name der Mutter oder Geburtsdatum stimmen nicht überall überein.',
    },
  },
  namesakes: {
    others_one: 'Andere Personen dieses Namens in der Datenbank: {{others}}. Sie gilt nicht als dieselbe Person.',
    others_other: 'Andere Personen dieses Namens in der Datenbank: {{others}}. Sie gelten nicht als dieselbe Person.',
    alike:
      'Andere Personen dieses Namens in der Datenbank: {{others}}, davon {{alike}} mit gleichem Namen der Mutter und Geburtsdatum: vermutlich dieselbe Person unter anderer Kennung.',
  },
}
