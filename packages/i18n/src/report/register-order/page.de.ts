import type { Texts } from '../../texts.ts'
import type { reportRegisterOrderPageHu } from './page.hu.ts'

export const reportRegisterOrderPageDe: Texts<typeof reportRegisterOrderPageHu> = {
  intro: 'Amtliche Dokumente des Unternehmens, elektronisch geliefert. Registernummer: {{number}}',
  madeUp: 'Demodaten: Dieses Unternehmen gibt es nicht. Die Bestellung lässt sich ausprobieren, geliefert wird nichts.',
  steps: {
    label: 'Schritte der Bestellung',
    select: 'Dokumente',
    billing: 'Rechnungsdaten',
    confirm: 'Bestellung',
    done: 'erledigt',
    current: 'Sie sind hier',
  },
  select: {
    title: 'Wählen Sie die Dokumente',
    document: 'Dokument',
    price: 'Preis (HUF, ohne USt.)',
    accounts: 'Offengelegte Jahresabschlüsse',
    nothing: 'Zurzeit ist kein Dokument bestellbar',
    nothingText: 'Bitte wenden Sie sich an den Kundendienst.',
    chosen_one: '{{count}} Dokument',
    chosen_other: '{{count}} Dokumente',
    none: 'Noch kein Dokument gewählt.',
    total: 'Summe ohne USt.',
    order: 'Weiter mit der Bestellung',
    clear: 'Auswahl löschen',
    gone_one: 'Ein zuvor gewähltes Dokument ist nicht mehr bestellbar.',
    gone_other: '{{count}} zuvor gewählte Dokumente sind nicht mehr bestellbar.',
    changed: 'Neuer Preis: bisher {{price}}.',
  },
  terms: {
    title: 'Lieferung und Zahlung',
  },
  billing: {
    next: 'Weiter zur Bestellung',
    back: 'Zurück zu den Dokumenten',
  },
  confirm: {
    title: 'Prüfen Sie die Bestellung',
    documents: 'Dokumente',
    billing: 'Rechnungsdaten',
    edit: 'Ändern',
    send: 'Verbindlich bestellen',
    back: 'Zurück zu den Rechnungsdaten',
    pricesChanged: 'Die Preise haben sich seit Ihrer Auswahl geändert. Angezeigt werden die neuen.',
    dialogTitle: 'Bestellung absenden?',
    dialogText_one: '{{count}} Dokument zu {{company}}, zusammen {{total}} ohne USt.',
    dialogText_other: '{{count}} Dokumente zu {{company}}, zusammen {{total}} ohne USt.',
    dialogBilled: 'Rechnung an {{company}}. Die Bestätigung geht an {{email}}',
  },
  placed: {
    title: 'Ihre Bestellung ist erfasst',
    number: 'Bestellnummer',
    another: 'Weitere Bestellung zu diesem Unternehmen',
  },
  earlier: {
    title: 'Frühere Bestellungen zu diesem Unternehmen',
    number: 'Bestellnummer',
    date: 'Wann',
    by: 'Besteller',
    documents: 'Dokumente',
    total: 'Summe (HUF, ohne USt.)',
  },
  unavailable: {
    title: 'Zu diesem Unternehmen ist kein Dokument bestellbar',
    text: 'Amtliche Daten sind zu ungarischen Unternehmen bestellbar, die eine Registernummer haben.',
  },
}
