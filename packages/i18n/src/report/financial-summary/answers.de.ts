import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryAnswersHu } from './answers.hu.ts'

export const reportFinancialSummaryAnswersDe: Texts<typeof reportFinancialSummaryAnswersHu> = {
  groups: {
    income: 'Ergebnis und Beschäftigte',
    assets: 'Aktiva',
    sources: 'Passiva',
    ratios: 'Kennzahlen',
  },
  definitions: {
    exportSales: 'Der Teil der Umsatzerlöse mit ausländischen Kunden. Nur der volle Jahresabschluss weist ihn aus.',
    totalIncome: 'Alle Erträge des Jahres: Umsatzerlöse, sonstige und Finanzerträge zusammen.',
    totalExpenditure: 'Alle Aufwendungen des Jahres vor Steuern.',
    depreciation: 'Der im Jahr für die Abnutzung der Vermögensgegenstände verrechnete Betrag.',
    directSalesCosts: 'Den verkauften Waren und Leistungen direkt zurechenbare Kosten. Nur beim Umsatzkostenverfahren.',
    indirectSalesCosts: 'Vertriebs-, Verwaltungs- und sonstige allgemeine Kosten. Nur beim Umsatzkostenverfahren.',
    financialResult: 'Finanzerträge abzüglich Finanzaufwendungen (Zinsen, Wechselkurse, Dividenden).',
    intangibleAssets: 'Konzessionen, Lizenzen, geistiges Eigentum, Geschäfts- oder Firmenwert und Ähnliches.',
    tangibleAssets: 'Grundstücke, Bauten, Maschinen, Betriebs- und Geschäftsausstattung, Fahrzeuge und Anlagen im Bau.',
    financialFixedAssets: 'Dauerhafte Beteiligungen, langfristige Ausleihungen und Wertpapiere.',
    inventories:
      'Roh-, Hilfs- und Betriebsstoffe, Waren, unfertige und fertige Erzeugnisse und geleistete Anzahlungen.',
    receivables: 'Was andere dem Unternehmen binnen eines Jahres schulden, vor allem Kunden.',
    tradeReceivables: 'Unbezahlte Rechnungen der Kunden. Nur der volle Jahresabschluss weist sie aus.',
    securities: 'Wertpapiere und Anteile des Umlaufvermögens, zum Verkauf binnen eines Jahres.',
    cash: 'Kasse, Schecks und Bankguthaben am Ende des Geschäftsjahres.',
    totalAssets: 'Die Bilanzsumme: alle Aktiva zusammen, gleich der Summe der Passiva.',
    retainedEarnings: 'Nicht ausgeschüttete Ergebnisse früherer Jahre; negativ, wo die Verluste größer waren.',
    subordinatedLiabilities:
      'Langfristige Schulden, die in einer Insolvenz im Rang nach allen anderen Gläubigern stehen.',
    longTermLiabilities: 'Kredite, Darlehen und sonstige Schulden mit einer Fälligkeit von mehr als einem Jahr.',
    shortTermLiabilities: 'Binnen eines Jahres fällige Schulden: Lieferanten, Kredite, Steuern, Löhne.',
    tradePayables: 'Unbezahlte Rechnungen der Lieferanten. Nur der volle Jahresabschluss weist sie aus.',
  },
  severity: {
    info: 'Hinweis',
    warning: 'Warnung',
    error: 'schwerwiegend',
  },
  alerts: {
    'statement-missing': {
      title: 'Abschluss fehlt',
      description:
        'In der Datenbank liegt kein Abschluss vor, obwohl die gesetzliche Offenlegungsfrist abgelaufen ist: {{years}}. Möglicherweise wurde er offengelegt, ist aber in unseren Quellen nicht enthalten.',
      item: 'Geschäftsjahr {{year}} (Frist: {{deadline}})',
    },
    'statement-gap': {
      title: 'Geschäftsjahr ohne Abschluss',
      description:
        'Zu diesen Geschäftsjahren liegt in der Datenbank kein Abschluss vor: {{years}}. Vorhandene Zahlen stammen aus der Vorjahresspalte des folgenden Abschlusses.',
    },
    'filed-late': {
      title: 'Abschluss verspätet offengelegt',
      description: 'Nach der gesetzlichen Frist offengelegt: {{filings}}.',
      item: 'Geschäftsjahr {{year}}: {{filedOn}}, {{days}} Tage nach der Frist ({{deadline}})',
    },
    'figures-old': {
      title: 'Veraltete Zahlen',
      description:
        'Das letzte bekannte Geschäftsjahr endete am {{date}}; über die Zeit danach sagen die Zahlen nichts aus.',
    },
    loss: {
      title: 'Verlust',
      description: 'Das Ergebnis nach Steuern des Geschäftsjahres {{year}} beträgt {{amount}}.',
      afterProfit:
        'Das Ergebnis nach Steuern des Geschäftsjahres {{year}} beträgt {{amount}}, im Jahr davor waren es {{before}}.',
      share: 'Der Verlust beträgt {{share}} der Umsatzerlöse.',
    },
    'loss-repeated': {
      title: 'Verlust in zwei aufeinanderfolgenden Jahren',
      description: 'Das Ergebnis nach Steuern beträgt im Geschäftsjahr {{year}} {{amount}}, im Jahr davor {{before}}.',
    },
    'into-loss': {
      title: 'Vom Gewinn in den Verlust: {{figure}}',
      description: 'Im Geschäftsjahr {{year}} {{amount}}, im Jahr davor {{before}}.',
    },
    'equity-negative': {
      title: 'Negatives Eigenkapital',
      description:
        'Am Ende des Geschäftsjahres {{year}} beträgt das Eigenkapital {{amount}}: Das Fremdkapital (Verbindlichkeiten, Rückstellungen, Rechnungsabgrenzungsposten) übersteigt das Vermögen.',
    },
    'equity-under-minimum': {
      title: 'Seit zwei Jahren unter dem Mindestkapital',
      description:
        'In zwei aufeinanderfolgenden Geschäftsjahren erreichte das Eigenkapital ({{before}}, dann {{amount}}) das für die Rechtsform vorgeschriebene Mindestkapital ({{minimum}}) nicht. Die Gesellschafter müssen es auffüllen, sonst muss sich die Gesellschaft umwandeln, verschmelzen, spalten oder auflösen (ungarisches BGB, § 3:133).',
    },
    'equity-under-limit': {
      title: 'Kapitalverlust',
      description:
        'Am Ende des Geschäftsjahres {{year}} beträgt das Eigenkapital {{amount}}, das sind {{share}} des gezeichneten Kapitals ({{capital}}).',
      kft: 'Sinkt das Eigenkapital durch Verluste auf die Hälfte des Stammkapitals, muss der Geschäftsführer unverzüglich eine Entscheidung der Gesellschafter einholen (ungarisches BGB, § 3:189).',
      rt: 'Sinkt das Eigenkapital durch Verluste auf zwei Drittel des Grundkapitals, muss der Vorstand binnen acht Tagen die Einberufung der Hauptversammlung veranlassen (ungarisches BGB, § 3:270).',
    },
    'equity-under-capital': {
      title: 'Eigenkapital unter dem gezeichneten Kapital',
      description:
        'Am Ende des Geschäftsjahres {{year}} beträgt das Eigenkapital {{amount}}, das sind {{share}} des gezeichneten Kapitals ({{capital}}).',
    },
    'earlier-years': {
      title: 'Verluste oder Kapitalverlust in früheren Jahren',
      losses: 'Geschäftsjahre mit Verlust: {{years}}.',
      negative: 'Das Eigenkapital war negativ: {{years}}.',
      underLimit:
        'Das Eigenkapital betrug höchstens die Hälfte (bei Aktiengesellschaften zwei Drittel) des gezeichneten Kapitals: {{years}}.',
      underCapital: 'Das Eigenkapital war kleiner als das gezeichnete Kapital: {{years}}.',
      underMinimum:
        'Das Eigenkapital lag in zwei oder mehr aufeinanderfolgenden Jahren unter dem gesetzlichen Mindestkapital ({{minimum}}): {{years}}.',
      since: 'Am Ende des Geschäftsjahres {{year}} beträgt das Eigenkapital {{amount}}.',
    },
    'balance-mismatch': {
      title: 'Die Bilanz geht nicht auf',
      description:
        'Im Abschluss des Geschäftsjahres {{year}} weichen die Summen der Aktiva und Passiva um {{difference}} voneinander ab.',
      more: 'Dasselbe gilt für diese Jahre: {{years}}.',
    },
    'sums-mismatch': {
      title: 'Posten ergeben nicht die Summe',
      description:
        'Im Abschluss des Geschäftsjahres {{year}} weicht der Posten „{{line}}“ um {{difference}} von dem ab, was er ergeben muss.',
      more: 'Solche Abweichungen gibt es auch in diesen Jahren: {{years}}.',
    },
    'thousand-slip': {
      title: 'Andere Größenordnung',
      description:
        'Die wichtigsten Posten sind etwa tausendmal größer oder kleiner als in den Nachbarjahren: Die Beträge stehen wahrscheinlich in einer anderen Einheit (ganze Einheiten oder Tausend). Betroffene Geschäftsjahre: {{years}}.',
      corrected: 'Mit anhand der Nachbarjahre berichtigten Beträgen wird gerechnet für: {{years}}.',
      open: 'Der Fehler lässt sich nicht sicher berichtigen; das Jahr bleibt daher in Bewertung, Diagrammen und Branchenmedianen unberücksichtigt: {{years}}.',
      unclear:
        'Die Zahlen lassen nicht erkennen, welche dieser Jahre in der falschen Einheit stehen; daher zählt keines für die Bewertung, die Diagramme und die Branchenmediane: {{years}}.',
    },
    jump: {
      title: 'Große Veränderung: {{figure}}',
      description: 'Im Geschäftsjahr {{year}} {{amount}}, im Jahr davor {{before}}: {{change}}.',
    },
  },
  checked:
    'Geprüft in den bekannten Abschlüssen: {{checks}} Über die Zeit nach dem {{day}} sagen diese Abschlüsse nichts aus.',
  checks: {
    losses: 'Verluste: {{years}}.',
    equity: 'Negatives Eigenkapital: {{years}}.',
    capital: 'Eigenkapital unter dem gezeichneten Kapital: {{years}}.',
    minimum: 'Eigenkapital unter {{amount}} am Ende zweier aufeinanderfolgender voller Geschäftsjahre: {{years}}.',
    jump: 'Große Veränderungen ({{figures}}): nur Geschäftsjahr {{year}} gegenüber dem Vorjahr, ab {{share}} und {{floor}}.',
    jumpByShare: 'Große Veränderungen ({{figures}}): nur Geschäftsjahr {{year}} gegenüber dem Vorjahr, ab {{share}}.',
    intoLoss:
      'Vom Gewinn in den Verlust gefallenes Ergebnis ({{figures}}): nur Geschäftsjahr {{year}} gegenüber dem Vorjahr, wenn der Rückgang mindestens {{floor}} oder mindestens {{share}} der Umsatzerlöse beträgt.',
    intoLossAlways:
      'Vom Gewinn in den Verlust gefallenes Ergebnis ({{figures}}): nur Geschäftsjahr {{year}} gegenüber dem Vorjahr.',
    noJump:
      'Große Veränderungen ließen sich nicht prüfen: Dazu braucht es zwei vergleichbare aufeinanderfolgende Jahre.',
    sums: 'Aufgehen der Bilanz und der Summen, soweit der Abschluss welche nennt: {{years}}.',
    magnitude: 'Größenordnung gegenüber einem Nachbarjahr: {{years}}.',
    filed: 'Mehr als {{days}} Tage nach der Frist offengelegte Abschlüsse: {{years}}.',
    missing: 'Fehlende Abschlüsse: von Geschäftsjahren, die in den letzten {{count}} Jahren endeten.',
    old: 'Veraltete Zahlen: wenn das letzte bekannte Geschäftsjahr vor mehr als {{months}} Monaten endete.',
  },
  noAlert: 'Keine der hier aufgeführten Prüfungen gab Anlass zu einer Warnung.',
  results: {
    operatingProfit: 'Betriebsergebnis',
    profitBeforeTax: 'Ergebnis vor Steuern',
  },
  figures: {
    netSales: 'Umsatzerlöse',
    operatingProfit: 'Betriebsergebnis',
    totalAssets: 'Bilanzsumme',
    equity: 'Eigenkapital',
  },
  sheet: {
    fileName: 'wirtschaftsdaten',
    title: 'Wirtschaftsdaten',
    alerts: 'Warnungen',
    sources: 'Quellen',
    unit: 'Beträge in {{unit}}',
    thousand: 'Tsd. {{currency}}',
    columns: {
      label: 'Posten',
      unit: 'Einheit',
      change: 'Veränderung (Beträge, Beschäftigte)',
      severity: 'Schweregrad',
      alert: 'Warnung',
      description: 'Beschreibung',
      year: 'Geschäftsjahr',
      periodStart: 'Beginn des Zeitraums',
      periodEnd: 'Ende des Zeitraums',
      filedOn: 'Offengelegt',
      knownOn: 'Uns bekannt seit',
      source: 'Quelle',
      derivation: 'Anmerkung',
    },
    units: {
      percent: '%',
      ratio: 'Verhältnis',
      person: 'Personen',
    },
  },
}
