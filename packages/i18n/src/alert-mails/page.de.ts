import type { Texts } from '../texts.ts'
import type { alertMailsPageHu } from './page.hu.ts'

export const alertMailsPageDe: Texts<typeof alertMailsPageHu> = {
  notice: {
    title: 'Benachrichtigung über überwachte Unternehmen',
    lead_one: '{{count}} Unternehmen, E-Mail vom {{moment}}',
    lead_other: '{{count}} Unternehmen, E-Mail vom {{moment}}',
    emptyTitle: 'Diese Benachrichtigung hat keine Änderungen aufgeführt',
    emptyText:
      'Die Zahlen des Wochenberichts stehen in der E-Mail. Was sich bei überwachten Unternehmen geändert hat, zeigt das Monitoring.',
    others_one: '{{number}} weiteres Unternehmen passt nicht auf die Seite: Das Monitoring zeigt es.',
    others_other: '{{number}} weitere Unternehmen passen nicht auf die Seite: Das Monitoring zeigt sie.',
    otherChanges_one: 'und {{number}} weitere Änderung, siehe Zeitachse des Berichts',
    otherChanges_other: 'und {{number}} weitere Änderungen, siehe Zeitachse des Berichts',
    companyNumber: 'Registernummer',
    taxNumber: 'Steuernummer',
    address: 'Sitz',
    sections: '{{company}}: Abschnitte des Berichts',
    events: '{{company}}: Änderungen',
    event: 'Ereignis',
    before: 'Vorher',
    after: 'Nachher',
    day: 'Tag',
    source: 'Quelle',
    foundByUs: 'von Mérleg ermittelt',
    told: '{{toldAs}}',
    madeUp: 'erfundenes Unternehmen',
  },
  state: {
    address: 'Die E-Mails gehen an diese Adresse: {{address}}',
    demo: 'An Demozugänge werden keine E-Mails gesendet.',
    stopped:
      'Unsere E-Mails konnten an diese Adresse nicht zugestellt werden: {{address}}. Seit {{moment}} senden wir keine mehr. Die Meldungen erscheinen auf der Website.',
    resume: 'Wieder senden',
    unknown: 'Der Zustand der E-Mails konnte gerade nicht abgefragt werden.',
  },
  unsubscribe: {
    title: 'E-Mails des Monitorings abbestellen',
    text: 'Wenn Sie abbestellen, senden wir keine E-Mails über überwachte Unternehmen und auch keinen Wochenbericht mehr. Die Überwachung und die Meldungen auf der Website bleiben.',
    submit: 'Abbestellen',
    doneTitle: 'Sie haben die E-Mails abbestellt',
    doneText: 'Die Überwachung läuft weiter; die E-Mails können Sie in den Einstellungen jederzeit wieder einschalten.',
    settings: 'Häufigkeit der E-Mails in den Einstellungen',
  },
}
