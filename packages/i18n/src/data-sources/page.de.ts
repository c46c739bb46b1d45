import type { dataSourcesPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const dataSourcesPageDe: Texts<typeof dataSourcesPageHu> = {
  title: 'Datenquellen',
  intro:
    'Aus diesen Dateien stammen die Firmendaten. Wo eine Quelle zu einem Thema nicht alles mitteilt, sagt ihr Schweigen nichts aus.',
  madeUp: 'Erfundene Daten',
  notLoaded: 'Nicht geladen',
  notLoadedText:
    'Diese Quelle kann geladen werden, ist aber noch nicht in dieser Datenbank: Ihr Fehlen sagt über kein Unternehmen etwas aus.',
  refusedOnly: 'Konnte noch nicht geladen werden',
  overdue: 'Aktualisierung überfällig',
  emptyTitle: 'Keine Datenquelle bekannt',
  emptyText: 'Das Programm kennt keine einzige Datenquelle.',
  readFrom: {
    sample: 'Das Einlesen entstand nach einer Musterdatei und wurde an keiner ganzen Ausgabe erprobt.',
    description:
      'Das Einlesen entstand nach der Beschreibung des Herausgebers und wurde an keiner echten Datei erprobt.',
  },
  rhythm: {
    daily: 'täglich',
    weekly: 'wöchentlich',
    monthly: 'monatlich',
    quarterly: 'vierteljährlich',
    yearly: 'jährlich',
    irregular: 'unregelmäßig',
  },
  update: {
    running: '{{at}}: läuft',
    imported: '{{at}}: neue Ausgabe geladen',
    unchanged: '{{at}}: keine neue Ausgabe',
    failed: '{{at}}: fehlgeschlagen',
  },
  fields: {
    publisher: 'Herausgeber',
    licence: 'Lizenz',
    url: 'Adresse',
    country: 'Land',
    language: 'Sprache der Daten',
    covers: 'Teilt vollständig mit',
    coversAll: 'Teilt vollständig mit, von allen Unternehmen des Registers',
    tellsPartly: 'Teilt teilweise mit',
    toldFrom: 'Erster Tag der Angaben',
    asOf: 'Stand der Daten',
    loadedAt: 'Zuletzt geladen',
    rhythm: 'Aktualisierung durch den Herausgeber',
    next: 'Nächste Ausgabe erwartet',
    refusal: 'Zuletzt abgelehnte Datei',
    update: 'Letzte selbsttätige Aktualisierung',
    companies: 'Unternehmen',
    facts: 'Angaben',
    statements: 'Jahresabschlüsse',
    read: 'Gelesene Einträge',
    takenOver: 'Neu oder geändert in allen Ausgaben',
    rejected: 'Nicht übernommene Zeilen',
    outdated: 'Von einer neueren Ausgabe anders mitgeteilt',
  },
  ofEdition: 'In der letzten Ausgabe',
  severalCountries: 'mehrere Länder oder keines im Besonderen',
  unknown: 'nicht bekannt',
  notKept: 'nicht bekannt (beim Laden noch nicht gezählt)',
  editions_one: '{{count}} Ausgabe',
  editions_other: '{{count}} Ausgaben',
  line: 'Zeile {{line}}',
  rejects: 'Warum Zeilen nicht übernommen wurden',
  rejectsNote:
    'Die Zeilen selbst können hier nicht heruntergeladen werden: Sie zitieren den Text des Herausgebers, der Angaben zu Personen enthalten kann. Der Betreiber des Servers kann sie beim Laden aufzeichnen lassen.',
}
