/** What the server says of exported lists: the message of the start, and the headings and notes of the files. */
export const listExportAnswersDe = {
  started:
    'Der Export wurde gestartet. Den Link zur fertigen Liste senden wir an Ihre registrierte E-Mail-Adresse; bezahlt wird nur die fertige Liste.',
  repeated:
    'Dieser Export wurde schon früher gestartet: Es wurde kein weiterer begonnen, und sein Preis wird höchstens einmal und nur für die fertige Liste berechnet. Seinen Stand sehen Sie bei den Exporten.',
  found:
    'Diese Liste liegt schon fertig vor: Sie kann unter den Exporten heruntergeladen werden. Es wird nichts berechnet und keine E-Mail versandt.',
  startedDemo:
    'Der Export wurde gestartet. Demokonto: Es wird keine E-Mail gesendet, die fertige Liste kann bei den Exporten heruntergeladen werden; bezahlt wird nur die fertige Liste.',
  madeUp: 'erfunden',
  consolidated: 'Konzernabschluss',
  basis: {
    statement: 'Abschluss {{year}}; {{date}}',
    register: 'nur Unternehmensdaten; {{date}}',
    lite: 'vereinfacht; {{date}}',
    unrated: 'nicht bewertet; {{date}}',
  },
  file: {
    name: 'unternehmensliste',
    sheet: 'Unternehmensliste',
    notes: 'Hinweise',
    madeOn: 'Erstellt am {{date}}.',
    asOf: 'Welche Unternehmen: laut Datenbank, Stand {{moment}} (ungarische Zeit). Die Zellen enthalten, was bei der Erstellung bekannt war.',
    empty:
      'Eine leere Zelle: nicht bekannt, nicht herausgegeben, oder der Abschluss ist fehlerhaft. Nicht herausgegeben werden Kontaktdaten, Vertretungsberechtigte und Eigentümer derer, die nicht kontaktiert werden möchten, sowie einzelne Angaben aus Abschlüssen, die nicht in Forint aufgestellt sind.',
    amounts:
      'Beträge der Abschlüsse stehen in Tausend der Währung des Abschlusses; das empfohlene Kreditlimit in ganzen Währungseinheiten.',
    years:
      'Wo das Geschäftsjahr kein volles Jahr ist (weniger als {{from}} oder mehr als {{to}} Tage), stehen seine Tage neben dem Jahr des Abschlusses: Umsätze und Ergebnisse gelten für diese Zeit und wurden nicht auf zwölf Monate umgerechnet.',
    passedOver:
      'Wo die Suche nach Betragsgrenzen gefragt hat, gelten diese in Forint: Unternehmen, deren maßgeblicher Abschluss in einer anderen Währung aufgestellt ist, stehen daher unabhängig von ihren Beträgen nicht in der Liste. Hat sie nach Grenzen für Umsatz, EBITDA, Ergebnisse oder Körperschaftsteuer gefragt, fehlen auch Unternehmen, deren maßgeblicher Abschluss kein Geschäftsjahr von {{from}}–{{to}} Tagen betrifft.',
    flawed:
      'Wo es einen neueren Abschluss gibt, der einen nicht berichtigbaren Fehler enthält, steht dessen Jahr in einer eigenen Zelle: Die Beträge sind nicht aus ihm, sondern aus dem neuesten Abschluss ohne einen solchen Fehler, oder leer, wenn keiner bekannt ist.',
    groups:
      'Bei einem Konzernabschluss sind die Beträge die des Konzerns, nicht die des Unternehmens allein, dessen eigener Abschluss nicht bekannt ist.',
  },
  cells: {
    name: 'Name des Unternehmens',
    taxNumber: 'Steuernummer',
    registerNumber: 'Registernummer',
    address: 'Sitz',
    zip: 'Sitz: Postleitzahl',
    settlement: 'Sitz: Ort',
    street: 'Sitz: Straße, Hausnummer',
    county: 'Komitat',
    phone: 'Telefonnummer',
    email: 'E-Mail-Adresse',
    website: 'Website',
    signatories: 'Vertretungsberechtigte',
    owners: 'Eigentümer',
    activityCode: 'Code der Haupttätigkeit',
    activityTitle: 'Haupttätigkeit',
    employees: 'Beschäftigte',
    headcountYear: 'Jahr der Beschäftigtenzahl (falls nicht mehr gültig)',
    foundedYear: 'Gründungsjahr',
    netSales: 'Umsatzerlöse (Tausend)',
    domesticSales: 'Inlandsumsatz (Tausend)',
    exportSales: 'Exportumsatz (Tausend)',
    operatingProfit: 'Betriebsergebnis (Tausend)',
    profitBeforeTax: 'Ergebnis vor Steuern (Tausend)',
    profitAfterTax: 'Ergebnis nach Steuern (Tausend)',
    accountsYear: 'Jahr des Abschlusses',
    accountsDays: 'Tage des Geschäftsjahres (falls kein volles Jahr)',
    accountsKind: 'Art des Abschlusses (falls Konzernabschluss)',
    accountsCurrency: 'Währung des Abschlusses',
    flawedYear: 'Jahr eines neueren fehlerhaften Abschlusses',
    bankAccounts: 'Bankkontonummern',
    ratingPoints: 'Bewertung (0–100 Punkte)',
    ratingBand: 'Risikoklasse',
    ratingBasis: 'Grundlage und Tag der Bewertung',
    creditLimit: 'Empfohlenes Kreditlimit (ganze Einheiten)',
    creditLimitCurrency: 'Währung des Kreditlimits',
    noCreditLimit: 'Warum es kein Kreditlimit gibt',
    sites: 'Betriebsstätten',
    madeUp: 'Erfundene Daten',
  },
}
