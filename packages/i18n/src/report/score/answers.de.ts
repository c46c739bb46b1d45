import type { Texts } from '../../texts.ts'
import type { reportScoreAnswersHu } from './answers.hu.ts'

export const reportScoreAnswersDe: Texts<typeof reportScoreAnswersHu> = {
  basis: {
    statement: 'Aus dem Jahresabschluss zum {{day}} und den Registern.',
    limited: 'Aus dem Jahresabschluss zum {{day}} und den geladenen Registerdaten.',
    'no-accounts':
      'Kein Jahresabschluss ist bekannt: Die Punktzahl beruht allein auf den Registern. Nur zur Orientierung, ohne Insolvenzwahrscheinlichkeit und Kreditlimit.',
    'old-accounts':
      'Der neueste bekannte Jahresabschluss ist mehr als zwei Jahre alt: Die Punktzahl beruht allein auf den Registern. Nur zur Orientierung, ohne Insolvenzwahrscheinlichkeit und Kreditlimit.',
    'flawed-accounts':
      'Der neueste Jahresabschluss enthält einen Fehler, der sich nicht sicher berichtigen lässt, und ein früherer aktueller fehlt: Die Punktzahl beruht allein auf den Registern. Nur zur Orientierung, ohne Insolvenzwahrscheinlichkeit und Kreditlimit.',
    'incomplete-accounts':
      'Der neueste Jahresabschluss nennt zu wenige Posten für eine Bewertung: Die Punktzahl beruht allein auf den Registern. Nur zur Orientierung, ohne Insolvenzwahrscheinlichkeit und Kreditlimit.',
    'financial-activity':
      'Nach seiner Haupttätigkeit ist es eine Bank, ein Versicherer, eine Wertpapierfirma oder ein Fonds: Sein Abschluss bedeutet anderes als der anderer Unternehmen, daher beruht die Punktzahl allein auf den Registern. Nur zur Orientierung, ohne Insolvenzwahrscheinlichkeit und Kreditlimit.',
    lite: 'Vereinfachte Bewertung: bei dieser Rechtsform aus den Registern, in drei Klassen, ohne Insolvenzwahrscheinlichkeit und Kreditlimit.',
    'lite-accounts':
      'Vereinfachte Bewertung: bei dieser Rechtsform aus den Registern und daraus, ob Eigenkapital und Ergebnis im Jahresabschluss {{year}} positiv sind; in drei Klassen, ohne Insolvenzwahrscheinlichkeit und Kreditlimit.',
    ceased: 'Erloschene Unternehmen und Einrichtungen werden nicht bewertet.',
    'left-register': 'Das Register, das davon berichtet hat, führt es nicht mehr: Daher wird es nicht bewertet.',
    'nothing-known': 'Weder Jahresabschlüsse noch Register sagen genug für eine Bewertung aus.',
    'registers-unread':
      'Es gibt keine bewertbaren Abschlüsse, und in den letzten drei Monaten wurde kein Register gelesen, das eine Insolvenzliquidation oder Löschung melden würde: Schweigen heißt nicht, dass alles in Ordnung ist.',
  },
  short: {
    statement: 'Insolvenzwahrscheinlichkeit in 12 Monaten: {{probability}}',
    procedures: {
      liquidation: 'Eine Insolvenzliquidation läuft, daher ohne Insolvenzwahrscheinlichkeit',
      'forced-deletion': 'Eine Zwangslöschung läuft, daher ohne Insolvenzwahrscheinlichkeit',
      bankruptcy: 'Ein Sanierungsverfahren läuft, daher ohne Insolvenzwahrscheinlichkeit',
      'voluntary-liquidation':
        'Eine freiwillige Liquidation läuft: Das Unternehmen beendet seine Tätigkeit, daher ohne Insolvenzwahrscheinlichkeit',
      'untold-insolvency': 'Ein Insolvenzverfahren nicht genannter Art läuft, daher ohne Insolvenzwahrscheinlichkeit',
      'untold-ending':
        'Ein Verfahren nicht genannter Art läuft, mindestens eine freiwillige Liquidation, daher ohne Insolvenzwahrscheinlichkeit',
    },
    register: 'Allein aus Registerdaten, ohne bewertbaren aktuellen Jahresabschluss',
    lite: 'Vereinfachte Bewertung',
    ceased: 'Erloschen, daher nicht bewertet',
    'left-register': 'Nicht mehr im Register, daher nicht bewertet',
    'nothing-known': 'Zu wenige Daten für eine Bewertung',
    'registers-unread': 'Keine aktuellen Registerdaten',
  },
  model:
    'Eine Scorecard, trainiert an {{rows}} polnischen Jahresabschlüssen; {{failures}} dieser Unternehmen wurden ein, drei oder fünf Jahre später insolvent. Die Punkte der Faktoren werden addiert; die „polnische Lernstichprobe“ umfasst alle diese Unternehmen.',
  registerModel:
    'Eine Scorecard, trainiert am hier geladenen Register ({{country}}): {{rows}} Fälle, jeder ein Unternehmen mit seinem an einem Tag bekannten Abschluss; in {{failures}} davon begann binnen eines Jahres eine Insolvenzliquidation oder ein Sanierungsverfahren. Die Punkte der Faktoren werden addiert; die „eigene Lernstichprobe“ umfasst alle diese Fälle. {{verdict}} {{madeUp}}',
  modelVerdicts: {
    better: 'In späteren Jahren ordnete sie besser als das mitgelieferte Modell.',
    worse: 'In späteren Jahren ordnete sie schlechter als das mitgelieferte Modell.',
    open: 'In späteren Jahren war nicht nachweisbar, dass sie besser ordnet als das mitgelieferte Modell.',
  },
  madeUpModel: 'Sie wurde an erfundenen Unternehmen trainiert und sagt über echte nichts aus.',
  expertModel:
    'Die Punkte sind Expertenurteile zu einzelnen Tatsachen; das Gewicht einiger wurde aus Daten spanischer Unternehmen geschätzt. Dieser Teil ist nicht an den polnischen Insolvenzen trainiert.',
  points_one: '{{points}} Punkt',
  points_other: '{{points}} Punkte',
  days_one: '{{number}} Tag',
  days_other: '{{number}} Tage',
  onlyDays: 'nur {{days}}',
  parts: {
    base: {
      label: 'Ausgangswert',
      statement: 'Hier beginnt jedes Unternehmen, dessen Abschluss bewertet wird; alles Weitere kommt hinzu.',
      register:
        'Hier beginnt jedes Unternehmen ohne bewertbaren aktuellen Abschluss; hinzu kommt, was die Register aussagen.',
      lite: 'Hier beginnt jeder Rechtsträger mit vereinfachter Bewertung; alle weiteren Posten kommen hinzu.',
      reason: 'Für alle solchen Rechtsträger gleich: {{points}}.',
    },
    factor: {
      definition: '{{definition}} Formel: {{formula}}.',
      reason: '{{label}} {{value}}: {{place}}, {{points}}.',
      plain: '{{label}} {{value}}: {{points}}.',
      unknown: 'Aus dem Abschluss nicht berechenbar',
      floor: 'Ein Nenner unter {{percent}} % der Bilanzsumme zählt als so viel.',
      noSales:
        '{{label}}: Die Umsatzerlöse liegen unter {{percent}} % der Bilanzsumme, die Formel setzt dafür dieses {{percent}} % ein, das ergibt {{value}}; über das Geschäft sagt das nichts, {{points}}.',
      knownNoSales: 'mangels Umsatz mit {{percent}} % der Bilanzsumme gerechnet; sagt nichts über das Geschäft',
      unknownLength: 'Nicht berechenbar: Das Geschäftsjahr {{year}} hat {{span}}',
      irregularYear:
        '{{label}}: nicht berechenbar, weil das Geschäftsjahr {{year}} {{span}} hat und mit keinem vollen Jahr vergleichbar ist; für den fehlenden Wert {{points}}.',
      missing: '{{label}}: aus dem Abschluss nicht berechenbar, für den fehlenden Wert {{points}}.',
      depreciationShare: {
        for: 'Nennenswerte Abschreibungen sprechen für eigene Anlagen und Gebäude, deren Abnutzung auch verrechnet wird.',
        against:
          'Geringe Abschreibungen können auf wenige eigene Anlagen, ruhenden Betrieb oder ein geschöntes Ergebnis hindeuten; bei vielen Dienstleistern sind sie üblich.',
      },
      unsure: {
        for: 'Für sich allein geht das nicht gesichert mit weniger Insolvenzen einher: {{failures}} von {{rows}} solchen Abschlüssen der Lernstichprobe ({{share}}), insgesamt {{overall}}; die Punkte gelten nur zusammen mit den anderen Faktoren.',
        against:
          'Für sich allein geht das nicht gesichert mit mehr Insolvenzen einher: {{failures}} von {{rows}} solchen Abschlüssen der Lernstichprobe ({{share}}), insgesamt {{overall}}; die Punkte gelten nur zusammen mit den anderen Faktoren.',
      },
    },
    earlier: {
      label: 'Vorjahr',
      definition:
        'Kein einzelnes Jahr soll allein entscheiden: 1/{{oneIn}} des Punkteabstands zwischen beiden Jahren wird dem Vorjahr angerechnet. Nach einem schlechteren Jahr zählt eine Verbesserung erst ganz, wenn sie anhält; ein besseres Vorjahr bringt höchstens {{most}} Punkte, damit eine frische Verschlechterung nicht verborgen bleibt.',
      worse: 'Der Abschluss {{year}} ergäbe allein {{current}}, der des Vorjahres nur {{previous}}: {{points}}.',
      worseByColumn:
        'Der Abschluss {{year}} ergäbe allein {{current}}, das Vorjahr nach der Vorjahresspalte desselben Abschlusses {{year}} nur {{previous}}: {{points}}.',
      better: 'Der Abschluss {{year}} ergäbe allein {{current}}, der des Vorjahres {{previous}}: {{points}}.',
      betterByColumn:
        'Der Abschluss {{year}} ergäbe allein {{current}}, das Vorjahr nach der Vorjahresspalte desselben Abschlusses {{year}} {{previous}}: {{points}}.',
      plain: 'Für das Vorjahr {{points}}.',
    },
    /** Accounts that are due and not there; `due` stands in a table beside the points. */
    missing: {
      item: 'Geschäftsjahr {{year}}, Frist: {{deadline}}, seither {{days}}',
      due_one: 'Ein überfälliger Abschluss ist nicht bekannt ({{items}}; Stand {{asOf}}).',
      due_other: '{{count}} überfällige Abschlüsse sind nicht bekannt ({{items}}; Stand {{asOf}}).',
      dueFor_one: 'Ein überfälliger Abschluss ist nicht bekannt ({{items}}; Stand {{asOf}}): {{points}}.',
      dueFor_other: '{{count}} überfällige Abschlüsse sind nicht bekannt ({{items}}; Stand {{asOf}}): {{points}}.',
      ends_one: 'Wird er offengelegt, entfällt dieser Abzug.',
      ends_other: 'Werden alle offengelegt, entfällt dieser Abzug.',
      rerated_one: 'Wird er offengelegt, entfällt dieser Abzug, und die Bewertung beruht auf diesem Abschluss.',
      rerated_other:
        'Werden alle offengelegt, entfällt dieser Abzug, und die Bewertung beruht auf dem letzten Abschluss.',
      reratedLate_one:
        'Wird er offengelegt, entfällt dieser Abzug, und die Bewertung beruht auf diesem Abschluss; die Verspätung zählte derzeit {{points}}.',
      reratedLate_other:
        'Werden alle offengelegt, entfällt dieser Abzug, und die Bewertung beruht auf dem letzten Abschluss; dessen Verspätung zählte derzeit {{points}}.',
    },
    register: {
      expert: 'Das Gewicht ist ein Expertenurteil.',
      estimated: 'Das Gewicht ist aus Daten spanischer Unternehmen der Jahre 1998–2003 geschätzt.',
      reason: '{{reason}} {{points}}.',
    },
    scale: {
      label: 'Ende der Skala',
      definition:
        'Die Punktzahl liegt zwischen 0 und 100; was die Summe der Posten darüber oder darunter ergibt, wird hier abgezogen oder ergänzt.',
      reason: 'Die Posten ergäben {{sum}}, die Skala endet bei {{limit}}: {{points}}.',
    },
    cap: {
      label: {
        liquidation: 'Obergrenze wegen Insolvenzliquidation',
        'forced-deletion': 'Obergrenze wegen Zwangslöschung',
        bankruptcy: 'Obergrenze wegen Sanierungsverfahrens',
        'tax-number': 'Obergrenze wegen ungültiger Steuernummer',
        sanction: 'Obergrenze wegen Sanktionsliste',
        'voluntary-liquidation': 'Obergrenze wegen freiwilliger Liquidation',
        'tax-enforcement': 'Obergrenze wegen Vollstreckung durch die Steuerbehörde',
        enforcement: 'Obergrenze wegen Zwangsvollstreckung',
        'tax-debt': 'Obergrenze wegen Steuerrückständen',
        'negative-equity': 'Obergrenze wegen negativen Eigenkapitals',
        lien: 'Obergrenze wegen Pfandrechts',
        'no-turnover': 'Obergrenze wegen fehlender Umsätze',
        'activity-suspension': 'Obergrenze wegen ausgesetzter Geschäftstätigkeit',
        'untold-insolvency': 'Obergrenze wegen eines Insolvenzverfahrens unbekannter Art',
        'untold-ending': 'Obergrenze wegen eines Verfahrens unbekannter Art',
      },
      running: {
        liquidation: 'Eine Insolvenzliquidation läuft',
        'forced-deletion': 'Eine Zwangslöschung läuft',
        bankruptcy: 'Ein Sanierungsverfahren läuft',
        'tax-number': 'Die Steuernummer ist ausgesetzt oder gelöscht',
        sanction: 'Eine Sanktionsliste nennt das Unternehmen',
        'voluntary-liquidation': 'Eine freiwillige Liquidation läuft',
        'tax-enforcement': 'Eine Vollstreckung durch die Steuerbehörde läuft',
        enforcement: 'Eine Zwangsvollstreckung läuft',
        'tax-debt': 'Für das Unternehmen sind Steuerrückstände verzeichnet',
        'negative-equity': 'Das Eigenkapital ist negativ',
        lien: 'Am Vermögen oder an Anteilen des Unternehmens ist ein Pfandrecht eingetragen',
        'no-turnover': 'In zwei aufeinanderfolgenden Geschäftsjahren gab es keine Umsätze',
        'activity-suspension': 'Die Geschäftstätigkeit des Unternehmens ist ausgesetzt',
        'untold-insolvency':
          'Es läuft ein Verfahren, dessen Art die Quelle nicht nennt: das mildeste, das es sein kann, ist ein Sanierungsverfahren',
        'untold-ending':
          'Es läuft ein Verfahren, dessen Art die Quelle nicht nennt: das mildeste, das es sein kann, ist eine freiwillige Liquidation',
      },
      past: {
        liquidation: 'Die Insolvenzliquidation endete am {{date}}',
        'forced-deletion': 'Das Zwangslöschungsverfahren endete am {{date}}',
        bankruptcy: 'Das Sanierungsverfahren endete am {{date}}',
        'tax-number': 'Die Steuernummer war bis {{date}} ausgesetzt oder gelöscht',
        'tax-enforcement': 'Die Vollstreckung durch die Steuerbehörde endete am {{date}}',
        enforcement: 'Die Zwangsvollstreckung endete am {{date}}',
        'tax-debt': 'Die Steuerrückstände sind seit {{date}} nicht mehr verzeichnet',
      },
      reason: '{{fact}}: höchstens {{limit}} Punkte, daher {{points}}.',
      within: '{{fact}}: höchstens {{limit}} Punkte; das zieht hier nichts weiter ab, daher {{points}}.',
      definition:
        'Solange dies besteht, führt auch ein guter Abschluss zu keiner besseren Bewertung. Höhe und Dauer der Obergrenze sind ein Expertenurteil, keine gesetzliche Vorgabe.',
      afterwards: 'Nach dem Ende begrenzt dies die Bewertung noch {{months}} Monate lang.',
    },
  },
  places: {
    bottom: 'ungünstigstes Viertel der polnischen Lernstichprobe',
    belowMiddle: 'ungünstiger als die Mitte der polnischen Lernstichprobe',
    aboveMiddle: 'günstiger als die Mitte der polnischen Lernstichprobe',
    top: 'günstigstes Viertel der polnischen Lernstichprobe',
    majority: 'in einem Wertebereich mit den meisten der polnischen Lernstichprobe',
    majorityBest: 'der günstigste Wertebereich, mit den meisten der polnischen Lernstichprobe',
    same: 'zählt in diesem Modell nicht',
  },
  ownPlaces: {
    bottom: 'ungünstigstes Viertel der eigenen Lernstichprobe',
    belowMiddle: 'ungünstiger als die Mitte der eigenen Lernstichprobe',
    aboveMiddle: 'günstiger als die Mitte der eigenen Lernstichprobe',
    top: 'günstigstes Viertel der eigenen Lernstichprobe',
    majority: 'in einem Wertebereich mit den meisten der eigenen Lernstichprobe',
    majorityBest: 'der günstigste Wertebereich, mit den meisten der eigenen Lernstichprobe',
    same: 'zählt in diesem Modell nicht',
  },
  sectorPlaces: {
    least: 'im ungünstigsten Viertel der Branche',
    less: 'ungünstiger als der Branchenmedian',
    median: 'gleich dem Branchenmedian',
    more: 'günstiger als der Branchenmedian',
    most: 'im günstigsten Viertel der Branche',
  },
  placesTogether: '{{sector}}; im Modell: {{field}}',
  inputsOfParts: {
    totalAssets: 'Anlage- und Umlaufvermögen zusammen, ohne Rechnungsabgrenzung',
    liabilities: 'Fremdkapital (Anlage- und Umlaufvermögen − Eigenkapital)',
  },
  inputs: {
    totalAssets: 'Bilanzsumme',
    fixedAssets: 'Anlagevermögen',
    currentAssets: 'Umlaufvermögen',
    inventories: 'Vorräte',
    receivables: 'Forderungen',
    securities: 'Wertpapiere',
    cash: 'Flüssige Mittel',
    equity: 'Eigenkapital',
    issuedCapital: 'Gezeichnetes Kapital',
    liabilities: 'Fremdkapital insgesamt (Bilanzsumme − Eigenkapital)',
    longTermLiabilities: 'Langfristige und nachrangige Verbindlichkeiten',
    shortTermLiabilities: 'Kurzfristige Verbindlichkeiten',
    netSales: 'Umsatzerlöse',
    operatingCosts: 'Betriebliche Aufwendungen',
    depreciation: 'Abschreibungen',
    operatingProfit: 'Betriebsergebnis',
    financialExpenditure: 'Finanzaufwendungen',
    profitBeforeTax: 'Ergebnis vor Steuern',
    profitAfterTax: 'Ergebnis nach Steuern',
    previousNetSales: 'Umsatzerlöse des Vorjahres',
    previousProfitBeforeTax: 'Ergebnis vor Steuern des Vorjahres',
    earlierProfitBeforeTax: 'Ergebnis vor Steuern zwei Jahre zuvor',
    previousTotalAssets: 'Bilanzsumme des Vorjahres',
    previousFixedAssets: 'Anlagevermögen des Vorjahres',
    previousCurrentAssets: 'Umlaufvermögen des Vorjahres',
    previousInventories: 'Vorräte des Vorjahres',
    previousReceivables: 'Forderungen des Vorjahres',
    previousSecurities: 'Wertpapiere des Vorjahres',
    previousCash: 'Flüssige Mittel des Vorjahres',
    previousEquity: 'Eigenkapital des Vorjahres',
    previousLongTermLiabilities: 'Langfristige und nachrangige Verbindlichkeiten des Vorjahres',
    previousShortTermLiabilities: 'Kurzfristige Verbindlichkeiten des Vorjahres',
    previousOperatingCosts: 'Betriebliche Aufwendungen des Vorjahres',
    previousDepreciation: 'Abschreibungen des Vorjahres',
    previousOperatingProfit: 'Betriebsergebnis des Vorjahres',
    previousFinancialExpenditure: 'Finanzaufwendungen des Vorjahres',
    earlierNetSales: 'Umsatzerlöse zwei Jahre zuvor',
    earliestProfitBeforeTax: 'Ergebnis vor Steuern drei Jahre zuvor',
  },
  baseRate: {
    known:
      'Basisrate: {{rate}} der Unternehmen werden innerhalb eines Jahres zahlungsunfähig (Quelle: {{source}}). Die Wahrscheinlichkeiten richten sich danach.',
    assumption:
      'Angenommene Basisrate: {{rate}} der Unternehmen werden innerhalb eines Jahres zahlungsunfähig ({{source}}). Die Wahrscheinlichkeiten richten sich danach.',
  },
  creditLimit: {
    formula:
      'Der kleinste Betrag aus einem Zehntel des Eigenkapitals, dem Umsatz eines Monats und einem Viertel des Umlaufvermögens ohne Vorräte, mal dem zur Insolvenzwahrscheinlichkeit gehörenden Anteil und mal dem, was bekannte Belastungen (etwa ein Pfandrecht) davon übrig lassen, auf zwei signifikante Stellen abgerundet, höchstens {{ceiling}}.',
    factShareBy: 'Was davon übrig bleibt wegen: {{facts}}',
    steps: {
      equityShare: '10 % des Eigenkapitals',
      monthlySales: 'Umsatzerlöse eines Monats (ein Zwölftel des Jahres)',
      monthlySalesOf: 'Umsatzerlöse eines Monats (anteilig aus dem Geschäftsjahr von {{days}})',
      liquidShare: '25 % des Umlaufvermögens ohne Vorräte',
      lowest: 'Der kleinste der drei Beträge',
      probability: 'Insolvenzwahrscheinlichkeit in 12 Monaten',
      factor: 'Zu dieser Wahrscheinlichkeit gehörender Anteil',
      factShare: 'Was davon übrig bleibt (keine Tatsache bekannt, die ihn mindert)',
      adjusted: 'Dieser Anteil des kleinsten Betrags',
      ceiling: 'Höchstes empfohlenes Limit',
      limit: 'Empfohlenes Kreditlimit',
    },
    reasons: {
      'consolidated-accounts':
        'Aus einem Konzernabschluss wird kein Kreditlimit empfohlen: Er zeigt das Vermögen des Konzerns, nicht das, woraus das Unternehmen zahlt.',
      risk: 'Bei einem so hohen Risiko wird kein Kreditlimit empfohlen.',
      'no-equity': 'Ohne positives Eigenkapital wird kein Kreditlimit empfohlen.',
      'no-sales': 'Ohne Umsatz wird kein Kreditlimit empfohlen.',
      'no-liquidity': 'Ohne flüssige Mittel wird kein Kreditlimit empfohlen.',
      'too-small': 'Das errechnete Limit ist zu klein, um eingeräumt zu werden.',
    },
    covered: 'Bei diesem Risiko nur gegen Sicherheiten.',
    refusedBy: '{{fact}}: Ein Kreditlimit wird nicht empfohlen.',
    noAccounts: 'ohne bewertbaren aktuellen Jahresabschluss nicht möglich',
  },
  caveats: {
    'no-insolvency-register':
      'Zu diesem Unternehmen wurde in den letzten drei Monaten kein vollständiges Register folgender Verfahren eingelesen: {{unread}}. Ein solches Verfahren, das dieser Bericht nicht nennt, berücksichtigt die Bewertung auch dann nicht, wenn es läuft.',
    'no-debt-register':
      'Zu diesem Unternehmen wurde in den letzten drei Monaten kein vollständiges Register über Folgendes eingelesen: {{unread}}. Es kann welche geben, die dieser Bericht nicht nennt.',
    unread: {
      bankruptcy: 'Sanierungsverfahren',
      liquidation: 'Insolvenzliquidation',
      'forced-deletion': 'Zwangslöschung',
      enforcement: 'Vollstreckungen',
      'tax-enforcement': 'Steuervollstreckungen',
      'tax-debt': 'Steuerrückstände',
    },
    'earlier-accounts':
      'Der Jahresabschluss {{year}} enthält einen Fehler; die Bewertung beruht daher auf dem Abschluss {{basis}}.',
    'corrected-accounts':
      'Der Jahresabschluss {{year}} steht in einer anderen Einheit; die Bewertung beruht auf Beträgen, die nach den Nachbarjahren berichtigt sind.',
    'consolidated-accounts':
      'Die Bewertung beruht auf dem Konzernabschluss {{year}}, da der eigene Abschluss des Unternehmens nicht bekannt ist: Er zeigt Vermögen und Ergebnis des Konzerns, nicht des Unternehmens allein. Ein Kreditlimit wird daraus nicht empfohlen.',
    'other-currency':
      'Die Jahresabschlüsse der folgenden Jahre lauten auf {{currency}}, der Abschluss {{basis}}, auf dem die Bewertung beruht, nicht: {{years}}. Mit diesen Jahren vergleicht die Bewertung nichts.',
    'missing-factors':
      '{{missing}} der {{all}} Faktoren des Modells lassen sich aus dem Abschluss nicht berechnen und geben keine Punkte: {{names}}. Die Punktzahl bleibt daher näher am Ausgangswert als mit vollständigen Daten.',
    'short-year':
      'Das Geschäftsjahr {{year}} hat {{span}}: Sein Umsatz und sein Ergebnis werden mit keinem anderen Jahr verglichen, Veränderungen zwischen den Jahren gehen daher nicht in die Bewertung ein.',
    'long-year':
      'Kennzahlen aus Umsatz und Ergebnis beruhen auf diesem gesamten Zeitraum und können besser ausfallen als die von zwölf Monaten.',
  },
  change: {
    same: 'Gegenüber der vorigen Punktzahl vom {{date}} unverändert.',
    sameByOtherModel:
      'Gegenüber der vorigen Punktzahl vom {{date}} unverändert, obwohl sich das Modell oder unsere Regeln geändert haben.',
    company: '{{total}} gegenüber den Punkten vom {{date}}: weil sich die Daten des Unternehmens geändert haben.',
    model:
      '{{total}} gegenüber den Punkten vom {{date}}: Nur das Modell oder unsere Regeln haben sich geändert, die Daten des Unternehmens nicht.',
    both: '{{total}} gegenüber den Punkten vom {{date}}: davon {{byCompany}} durch Änderungen des Unternehmens, {{byModel}} durch die Änderung des Modells oder unserer Regeln.',
    most: 'Am meisten trugen seitens des Unternehmens bei: {{parts}}.',
  },
  years: {
    derivation:
      'Aus dem Abschluss {{year}} mit dem bei Veröffentlichung bekannten Stand, nach dem heutigen Modell berechnet.',
    unrated:
      'Der letzte Balken zeigt die Bewertung bei der Veröffentlichung des Abschlusses {{year}}: {{points}}. Heute ist das Unternehmen nicht bewertet. {{reason}}',
    differs:
      'Der letzte Balken zeigt die Bewertung bei der Veröffentlichung des Abschlusses {{year}}: {{points}}; heute sind es {{today}}. Der Unterschied: {{parts}}.',
    plain:
      'Der letzte Balken zeigt die Bewertung bei der Veröffentlichung des Abschlusses {{year}}: {{points}}; heute sind es {{today}}. {{reason}}',
    old: 'Der Jahresabschluss {{year}} ist heute mehr als zwei Jahre alt und zählt nicht mehr.',
  },
  creditability:
    'Das Kreditlimit ist eine Empfehlung, berechnet aus dem Abschluss {{year}}, der Insolvenzwahrscheinlichkeit in 12 Monaten und bekannten Belastungen.',
  print: {
    parts: 'Woraus sich die Punkte zusammensetzen',
    total: 'Punktzahl',
    columns: {
      part: 'Posten',
      value: 'Unternehmen',
      typical: 'Branchenmedian',
      reason: 'Begründung',
      points: 'Punkte',
      model: 'Modell',
      result: 'Wert',
      zone: 'Einstufung',
      thresholds: 'Grenzwerte',
      step: 'Schritt',
      amount: 'Wert',
    },
    groups: {
      factor: 'Aus dem Abschluss (an Insolvenzen trainiert)',
      register: 'Aus den Registern (Ergänzung durch Fachleute)',
    },
    months: 'binnen {{months}} Monaten',
    probabilities: 'Insolvenzwahrscheinlichkeit',
    creditLimitValue: 'Empfohlenes Kreditlimit: {{value}}',
    classical: 'Klassische Insolvenzmodelle',
    change: 'Veränderung',
    model: 'Modell: {{version}}. {{description}}',
  },
}
