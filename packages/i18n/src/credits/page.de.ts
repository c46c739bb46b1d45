import type { Texts } from '../texts.ts'
import type { creditsPageHu } from './page.hu.ts'

export const creditsPageDe: Texts<typeof creditsPageHu> = {
  title: 'Guthaben',
  intro:
    'Aus Ihrem vorausbezahlten Guthaben kaufen Sie Unternehmenslisten (in Forint) und Auslandsauskünfte (in Euro). Guthaben und Preise sind Beträge ohne USt. Das Guthaben gehört dem Abonnenten: alle seine Benutzer kaufen daraus und sehen diesen Auszug.',
  demo: 'Demo-Guthaben: ein erfundener Betrag zum Ausprobieren der Module.',
  accounts: 'Guthaben',
  spendable: 'verfügbar',
  held: 'Daneben vorgemerkt: {{amount}}',
  heldTitle: 'Vorgemerkte Beträge',
  heldText: 'Preise laufender Käufe: bei Lieferung werden sie abgebucht, sonst wieder frei.',
  heldMore: 'Die {{shown}} ältesten von {{total}} werden gezeigt.',
  heldSince: 'Vorgemerkt seit',
  heldUntil: 'Vorgemerkt bis',
  undecided: 'bis es entschieden ist',
  filter: {
    label: 'Filter des Auszugs',
    kind: 'Posten',
    allKinds: 'Alle Posten',
    from: 'Ab diesem Tag',
    to: 'Bis zu diesem Tag',
    clear: 'Filter löschen',
  },
  period: {
    opening: 'Anfangsbestand',
    gains: 'Gutgeschrieben',
    losses: 'Abgebucht',
    closing: 'Endbestand',
    filtered: 'Summe der gefilterten Posten',
  },
  demoMark: 'Demo',
  provider: 'Anbieter',
  check: {
    agrees_one:
      'Aus {{number}} Posten neu berechnet beträgt das Guthaben {{sum}}: Es stimmt mit dem geführten überein.',
    agrees_other:
      'Aus {{number}} Posten neu berechnet beträgt das Guthaben {{sum}}: Es stimmt mit dem geführten überein.',
    differs:
      'Aus den Posten neu berechnet ergibt sich {{sum}}, geführt wird {{posted}}. Wir klären die Abweichung; bitte melden Sie sie dem Kundendienst.',
  },
  empty: {
    title: 'Auf diesem Guthaben gab es noch keine Bewegung',
    text: 'Die erste Aufladung oder der erste Kauf erscheint hier.',
  },
  noneFits: {
    title: 'Kein Posten entspricht dem Filter',
    text: 'Wählen Sie andere Tage oder einen anderen Posten.',
  },
  files: { xlsx: 'XLSX', csv: 'CSV' },
  purchase: {
    label: 'Kauf: {{title}}',
    price: 'Preis ohne USt.',
    free: 'kostenlos',
    balance: 'Verfügbares Guthaben',
    after: 'Guthaben nach dem Kauf',
    bought: 'Gekauft: {{at}}',
    boughtText: 'Ihr Abonnent hat es bereits gekauft: Es kann kostenlos wieder geöffnet werden.',
    open: 'Öffnen',
    buy: 'Kaufen',
    confirmTitle: 'Kaufen?',
    confirmText: '{{title}}: Der Preis beträgt {{price}} ohne USt. Danach haben Sie {{after}} Guthaben.',
    insufficient: 'Ihr Guthaben reicht für diesen Kauf nicht aus',
    insufficientText: 'Der Preis beträgt {{price}} ohne USt., verfügbar sind {{balance}}. Es fehlen {{missing}}.',
    statement: 'Guthaben und Auszug',
  },
}
