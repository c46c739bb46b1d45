import type { Texts } from '../../texts.ts'
import type { reportRegisterOrderPageHu } from './page.hu.ts'

export const reportRegisterOrderPageDe: Texts<typeof reportRegisterOrderPageHu> = {
  intro: 'Amtliche Dokumente der Firma, elektronisch geliefert. Registernummer: {{number}}',
  madeUp: 'Vorführdaten: Diese Firma gibt es nicht. Die Bestellung lässt sich ausprobieren, geliefert wird nichts.',
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
    price: 'Preis (HUF, ohne MwSt.)',
    accounts: 'Veröffentlichte Jahresabschlüsse',
    nothing: 'Zurzeit ist kein Dokument bestellbar',
    nothingText: 'Bitte wenden Sie sich an den Kundendienst.',
    chosen_one: '{{count}} Dokument',
    chosen_other: '{{count}} Dokumente',
    none: 'Noch kein Dokument gewählt.',
    total: 'Summe ohne MwSt.',
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
    dialogText_one: '{{count}} Dokument zu {{company}}, zusammen {{total}} ohne MwSt.',
    dialogText_other: '{{count}} Dokumente zu {{company}}, zusammen {{total}} ohne MwSt.',
    dialogBilled: 'Rechnung an {{company}}. Die Bestätigung geht an {{email}}',
  },
  placed: {
    title: 'Ihre Bestellung ist erfasst',
    number: 'Bestellnummer',
    another: 'Weitere Bestellung zu dieser Firma',
  },
  earlier: {
    title: 'Frühere Bestellungen zu dieser Firma',
    number: 'Bestellnummer',
    date: 'Wann',
    by: 'Besteller',
    documents: 'Dokumente',
    total: 'Summe (HUF, ohne MwSt.)',
  },
  unavailable: {
    title: 'Zu dieser Firma ist kein Dokument bestellbar',
    text: 'Amtliche Daten sind zu ungarischen Firmen bestellbar, die eine Registernummer haben.',
  },
}
