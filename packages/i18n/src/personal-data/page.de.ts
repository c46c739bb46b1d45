import type { Texts } from '../texts.ts'
import type { personalDataPageHu } from './page.hu.ts'

export const personalDataPageDe: Texts<typeof personalDataPageHu> = {
  title: 'Meine Daten und Schließung des Kontos',
  demo: 'Das Demokonto steht allen offen: Was es speichert, stammt auch von Fremden; deshalb lässt es sich nicht herunterladen und das Konto nicht schließen.',
  download: {
    text: 'Was wir über Sie speichern, in einer ZIP-Datei mit je einer JSON-Datei für jede Art von Daten; ohne die Zeilen hochgeladener Listen und angehängte Dateien, die es auf ihren Seiten gibt.',
    start: 'Meine Daten herunterladen',
  },
  close: {
    text: 'Sie können das Konto selbst schließen. 14 Tage lang lässt sich das zurücknehmen, außer Sie verlangen es sofort.',
    open: 'Konto schließen',
    title: 'Konto schließen',
    atOnce: 'Sofort; das lässt sich nicht zurücknehmen',
    submit: 'In 14 Tagen schließen',
    submitAtOnce: 'Jetzt schließen',
    due: 'Das Konto wird am {{date}} geschlossen.',
    dueByOther: 'Die Schließung des Kontos haben nicht Sie beantragt; es wird am {{date}} geschlossen.',
    undo: 'Doch behalten',
  },
}
