import type { layoutPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const layoutPageDe: Texts<typeof layoutPageHu> = {
  skipToContent: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptnavigation',
    home: 'Startseite',
    monitoring: 'Monitoring',
    quickSearch: 'Firmensuche',
    geoSearch: 'Gebietssuche',
    marketing: 'Marketing',
    international: 'International',
    favorites: 'Favoriten',
    advancedSearch: 'Erweiterte Suche',
    listMatching: 'Listenabgleich',
    comparison: 'Vergleich',
    sendMessage: 'Nachricht',
    open: 'Menü öffnen',
    title: 'Menü',
  },
  search: {
    label: 'Unternehmen suchen',
    placeholder: 'Firmenname, Steuer- oder Registernummer',
    suggestions: 'Vorschläge',
    similar: 'Keine genaue Übereinstimmung; ähnliche Namen',
    matchedName: 'auch: {{name}}',
    countFound_one: '{{count}} Vorschlag',
    countFound_other: '{{count}} Vorschläge',
  },
  user: {
    administration: 'Verwaltung',
    operator: 'Betrieb',
    menu: 'Konto',
    menuOf: 'Konto von {{name}}',
    editProfile: 'Profil bearbeiten',
    editSecurity: 'Anmeldung und Sicherheit',
    settings: 'Einstellungen',
    credits: 'Guthaben und Auszug',
    corrections: 'Meine gemeldeten Fehler',
    logout: 'Abmelden',
    language: 'Sprache',
    colourScheme: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    auto: 'Wie im System',
  },
  footer: {
    label: 'Fußzeile',
    dataSources: 'Datenquellen',
    purpose: 'Firmeninformation und Kreditrisiko',
    clock: 'Zeiten nach Budapester Zeit',
    laws: 'Gesetzessammlung',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse ist vielleicht veraltet oder falsch geschrieben. Suchen Sie im Feld oben oder beginnen Sie auf der Startseite.',
  },
  error: {
    module: {
      title: '{{module}}: nicht Teil Ihres Abonnements',
      titleUnnamed: 'Dieses Modul ist nicht Teil Ihres Abonnements',
      opens: 'Im Bericht öffnet dieses Modul: {{sections}}.',
      text: 'Fordern Sie ein Angebot an; wir melden uns mit den Bedingungen bei Ihnen.',
      sent: 'Wir haben Ihre Anfrage erhalten',
    },
    traffic: {
      title: 'Erhöhtes Aufkommen',
      text: 'In kurzer Zeit kamen ungewöhnlich viele Anfragen. Warten Sie einen Moment, oder schreiben Sie dem Kundendienst.',
    },
    company: {
      title: 'Dieses Unternehmen ist nicht in der Datenbank',
      text: 'Der Link ist vielleicht veraltet. Suchen Sie das Unternehmen nach Name, Steuernummer oder Registernummer.',
    },
    other: {
      title: 'Das können wir jetzt nicht anzeigen',
      text: 'Der Server hat die Anfrage abgelehnt. Tritt das erneut auf, schreiben Sie dem Kundendienst.',
    },
  },
  crash: {
    title: 'Ein unerwarteter Fehler ist aufgetreten',
    text: 'Die Seite konnte nicht angezeigt werden. Laden Sie sie neu; bleibt der Fehler, schreiben Sie dem Kundendienst.',
  },
}
