import type { Texts } from '../texts.ts'
import type { webhooksPageHu } from './page.hu.ts'

export const webhooksPageDe: Texts<typeof webhooksPageHu> = {
  title: 'Maschineller Zugriff',
  intro:
    'Ihr eigenes System kann die Meldungen binnen Sekunden erhalten: Wir senden sie an die angegebenen Adressen (Webhooks), oder Sie lesen sie als Datenstrom.',
  add: 'Neuer Webhook',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  full: 'Höchstens {{max}} Webhooks können angelegt werden.',
  emptyTitle: 'Sie haben noch keinen Webhook angelegt',
  emptyText:
    'Geben Sie an, unter welcher Adresse Ihr System Meldungen erwartet. Jede Sendung wird signiert; antwortet der Empfänger nicht, versuchen wir es drei Tage lang, und jeder Versuch ist hier zu sehen.',
  name: 'Name',
  nameRequired: 'Der Name ist erforderlich.',
  url: 'Adresse',
  urlHint: 'Eine öffentlich erreichbare https-Adresse.',
  urlRequired: 'Die Adresse ist erforderlich.',
  savedNow: 'Jetzt gespeichert: {{value}}',
  secret: 'Signaturgeheimnis',
  secretOnce:
    'Mit diesem Geheimnis prüfen Sie, dass eine Sendung von uns ist. Es wird nur dieses eine Mal angezeigt: Bewahren Sie es sicher auf.',
  secretCopied: 'Das Geheimnis wurde kopiert.',
  copySecret: 'Kopieren',
  secretKept: 'Ich habe es gesichert',
  states: {
    active: 'wird gesendet',
    paused: 'angehalten',
    gone: 'will nichts mehr',
    failing: 'eingestellt',
  },
  stateHints: {
    paused:
      'Das Senden ist seit {{at}} angehalten. Die Meldungen bleiben erhalten und werden beim Fortsetzen gesendet.',
    gone: 'Der Empfänger hat am {{at}} geantwortet, nichts mehr anzunehmen (410). Die Meldungen bleiben erhalten.',
    failing:
      'Der Empfänger hat drei Tage lang nichts angenommen, daher wurde das Senden am {{at}} eingestellt. Die Meldungen bleiben erhalten.',
  },
  failingSince: 'Der Empfänger hat seit {{at}} keine Meldung angenommen; wir versuchen es weiter.',
  formerSecret: 'Auch mit dem bisherigen Geheimnis wird signiert bis {{at}}.',
  olderSecret: 'Auch mit einem älteren Geheimnis wird signiert bis {{at}}.',
  deliveredAt: 'Zuletzt angenommen',
  notYet: 'noch nicht',
  counts: 'Sendungen (30 Tage)',
  countsValue: '{{delivered}} angenommen, {{waiting}} wartend, {{failed}} fehlgeschlagen',
  test: 'Testen',
  testResult: 'Ergebnis des Tests',
  attemptedAt: '{{at}}, {{ms}} ms',
  answer: 'Anfang der Antwort',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  rotate: 'Neues Geheimnis',
  replay: 'Erneut senden',
  confirm: {
    delete: {
      title: '{{name}} löschen?',
      text: 'Der Webhook wird mit seinen Sendungen und seinem Geheimnis gelöscht. Das lässt sich nicht rückgängig machen.',
    },
    rotate: {
      title: 'Ein neues Geheimnis für {{name}}?',
      text: 'Mit dem jetzigen wird noch 24 Stunden lang ebenfalls signiert: Ersetzen Sie es bis dahin beim Empfänger.',
      atOnce:
        'Mit keinem früheren Geheimnis mehr signieren: Andere könnten es kennen. Bis der Empfänger das neue kennt, nimmt er nichts an; wir versuchen es später erneut.',
    },
    pause: {
      title: '{{name}} anhalten?',
      text: 'Die Meldungen bleiben erhalten und werden beim Fortsetzen alle gesendet.',
    },
  },
  replayTitle: 'Erneut senden: {{name}}',
  replayText:
    'Jede Meldung hat eine Nummer (position). Die Meldungen nach der angegebenen werden noch einmal gesendet; die bisher höchste ist {{position}}. 0 bedeutet alle.',
  after: 'Nach der Nummer',
  afterRequired: 'Geben Sie an, nach welcher Nummer.',
  upTo: 'Bis zur Nummer',
  upToHint: 'Leer: alle seither.',
  deliveries: 'Sendungen',
  deliveriesOf: 'Sendungen: {{name}}',
  kept: 'Sendungen werden {{days}} Tage aufbewahrt.',
  refresh: 'Aktualisieren',
  state: 'Zustand',
  allStates: 'alle',
  deliveryStates: {
    waiting: 'wartet',
    delivered: 'angenommen',
    failed: 'fehlgeschlagen',
  },
  noDeliveriesTitle: 'Hier gibt es noch nichts zu zeigen',
  noDeliveriesText:
    'Sobald es zu einem überwachten Unternehmen eine Meldung gibt, sehen Sie hier, wann sie gesendet wurde und was der Empfänger geantwortet hat.',
  delivery: 'Sendung',
  alert: 'Meldung {{position}}',
  testDelivery: 'Test',
  nextAt: 'erneut: {{at}}',
  queuedAt: 'Eingereiht',
  attempts: 'Versuche',
  lastAttempt: 'Letzter Versuch',
  actions: 'Aktionen',
  openOf: '{{name}}: Versuche',
  replayOf: '{{name}}: erneut senden',
  how: {
    title: 'So empfangen Sie sie',
    answer: 'Antworten Sie innerhalb von 15 Sekunden mit einem Status 2xx. 410 bedeutet, dass Sie nichts mehr wollen.',
    retries:
      'Nach jeder anderen Antwort versuchen wir es wieder: nach 5 Sekunden, 5 Minuten, 30 Minuten, dann 2, 5, 10, 14, 20 und 24 Stunden. Der Header retry-after wird beachtet, Weiterleitungen wird nicht gefolgt.',
    repeated:
      'Dieselbe Meldung kann mehrmals ankommen, immer mit demselben Header webhook-id, an dem Sie sie erkennen. Nicht an der Nummer: Nach der Wiederherstellung einer Sicherung kann eine andere Meldung sie erhalten.',
    signature:
      'Signiert wird nach den Standard-Webhooks-Konventionen: HMAC-SHA256 über webhook-id, webhook-timestamp und Inhalt.',
    verifyLabel: 'Beispiel für die Prüfung der Signatur',
    stream:
      'Wenn Sie keine Anfragen empfangen können, lesen Sie einen Datenstrom (server-sent events). Nach einer Unterbrechung geht es mit dem Header Last-Event-ID dort weiter, wo Sie waren. Sollten wir je eine Sicherung wiederherstellen, nennen wir Ihnen die Nummer, nach der es weitergeht.',
    streamLabel: 'Beispiel für das Lesen des Datenstroms',
    pages: 'Dasselbe in Seiten: /api/monitoring/events?after=0&limit=100',
  },
}
