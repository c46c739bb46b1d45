import type { reportIndicatorsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../../texts.ts'

export const reportIndicatorsAnswersDe: Texts<typeof reportIndicatorsAnswersHu> = {
  quality: {
    corrected:
      'Der Jahresabschluss {{year}} wurde in einer anderen Einheit eingereicht; die Beträge stehen hier nach den Nachbarjahren berichtigt.',
    unit: 'Die wichtigsten Posten des Jahresabschlusses {{year}} sind etwa tausendmal größer oder kleiner als in den Nachbarjahren; er steht daher nicht zwischen den anderen Jahren.',
    unclear:
      'Die Hauptposten des Jahresabschlusses {{year}} und eines benachbarten Jahres unterscheiden sich um das Tausendfache, und es ist nicht erkennbar, welche in der falschen Einheit stehen: Die Zahlen stehen hier wie eingereicht und bleiben in Diagrammen, Bewertung und Branchenmedianen unberücksichtigt.',
    sums: 'Die Posten des Jahresabschlusses {{year}} ergeben nicht die ausgewiesenen Summen: Die Zahlen stehen hier wie eingereicht und bleiben in Bewertung und Branchenmedianen unberücksichtigt.',
    replaced:
      'Der Jahresabschluss {{year}} enthält einen Fehler; hier steht die Vorjahresspalte des nächsten Abschlusses.',
    consolidated:
      'Konzernabschluss: Die Zahlen sind die des Konzerns, nicht die des Unternehmens allein, dessen eigener Abschluss nicht bekannt ist.',
    currency:
      'Die Jahresabschlüsse der folgenden Jahre lauten auf {{currency}} und bleiben außer Betracht: {{years}}. Sie werden weder mit Jahren in einer anderen Währung verglichen noch umgerechnet.',
    irregular:
      'Das Geschäftsjahr {{year}} hat {{span}}: Was in einem Jahr entsteht (zum Beispiel Umsatz, Aufwendungen, Ergebnis und ihre Verhältnisse zu Vermögen oder Eigenkapital), gilt für diese Zeit und wird weder mit einem anderen Jahr noch mit der Branche verglichen.',
  },
  figures: {
    salesNetIncome: {
      title: 'Umsatzerlöse',
      definition:
        'Gegenwert der im Geschäftsjahr verkauften Erzeugnisse und Dienstleistungen, ohne Umsatzsteuer und nach Nachlässen.',
    },
    equity: {
      title: 'Eigenkapital',
      definition:
        'Das von den Eigentümern eingebrachte und das aus Gewinnen im Unternehmen belassene Kapital am Ende des Geschäftsjahres. Negativ, wenn Verluste es aufgezehrt haben.',
    },
    registeredCapital: {
      title: 'Gezeichnetes Kapital',
      definition:
        'Das im Gesellschaftsvertrag festgelegte, im Register eingetragene Kapital am Ende des Geschäftsjahres.',
    },
    materialExpenditure: {
      title: 'Materialaufwand',
      definition:
        'Material, bezogene Leistungen, verkaufte Waren und vermittelte Leistungen. In Abschlüssen nach dem Umsatzkostenverfahren nicht ausgewiesen.',
    },
    humanExpenditure: {
      title: 'Personalaufwand',
      definition:
        'Löhne und Gehälter, sonstige Personalaufwendungen und Lohnabgaben. In Abschlüssen nach dem Umsatzkostenverfahren nicht ausgewiesen.',
    },
    employees: {
      title: 'Beschäftigte',
      definition:
        'Die im Abschluss genannte durchschnittliche Beschäftigtenzahl; nennt er keine, die eingetragene Zahl am letzten Tag des Geschäftsjahres.',
    },
    ebitda: {
      title: 'EBITDA',
      definition:
        'Ergebnis vor Zinsen, Steuern und Abschreibungen: was das operative Geschäft vor der Abnutzung der Vermögenswerte erwirtschaftet hat. Nur wo der Abschluss die Abschreibungen gesondert ausweist.',
    },
    roe: {
      title: 'Eigenkapitalrentabilität (ROE)',
      definition:
        'Ergebnis nach Steuern im Verhältnis zum Eigenkapital am Jahresende. Bei null oder negativem Eigenkapital ohne Aussage: Ein Verlust sähe wie ein Gewinn aus.',
    },
    ros: {
      title: 'Umsatzrentabilität (ROS)',
      definition:
        'Anteil der Umsatzerlöse, der als Ergebnis nach Steuern geblieben ist. Ohne Umsatzerlöse nicht berechenbar.',
    },
    roa: {
      title: 'Vermögensrentabilität (ROA)',
      definition:
        'Ergebnis nach Steuern im Verhältnis zum Vermögen am Jahresende. Ohne Bilanzsumme im Abschluss nicht berechenbar.',
    },
    operatingProfit: {
      title: 'Betriebsergebnis',
      definition: 'Das Ergebnis des operativen Geschäfts, vor Finanzergebnis und Steuern.',
    },
    beforeTaxProfit: {
      title: 'Ergebnis vor Steuern',
      definition: 'Betriebsergebnis und Finanzergebnis zusammen, vor Abzug der Steuern.',
    },
    afterTaxProfit: {
      title: 'Ergebnis nach Steuern',
      definition: 'Das Ergebnis des Geschäftsjahres nach Steuern; bei Verlust negativ.',
    },
    capitalSupply: {
      title: 'Eigenkapitalquote',
      definition:
        'Welchen Teil der Vermögenswerte die Eigentümer mit Eigenkapital finanzieren. Je größer, desto weniger hängt das Unternehmen von Gläubigern ab.',
    },
    debtRate: {
      title: 'Fremdkapitalquote',
      definition:
        'Welcher Teil der Vermögenswerte durch Verbindlichkeiten finanziert ist. Über 100 % ist das Eigenkapital aufgezehrt.',
    },
    netDebtRate: {
      title: 'Verbindlichkeiten abzüglich Forderungen zu Eigenkapital',
      definition:
        'Verbindlichkeiten abzüglich der Forderungen, gemessen am Eigenkapital; negativ, wenn die Forderungen größer sind. Bei null oder negativem Eigenkapital ohne Aussage.',
    },
    capitalStress: {
      title: 'Verschuldungsgrad',
      definition:
        'Verbindlichkeiten als Vielfaches des Eigenkapitals. Bei null oder negativem Eigenkapital ohne Aussage.',
    },
    capitalFinancing: {
      title: 'Anlagendeckung',
      definition:
        'Wie oft das Eigenkapital das Anlagevermögen deckt. Über 1 war dafür kein fremdes Kapital nötig. Ohne Anlagevermögen nicht berechenbar.',
    },
    ownCapitalRate: {
      title: 'Eigenkapital zum gezeichneten Kapital',
      definition:
        'Eigenkapital als Vielfaches des gezeichneten Kapitals. Sinkt es durch Verluste auf 0,5 (GmbH) oder zwei Drittel (Aktiengesellschaft), müssen die Eigentümer nach dem ungarischen Bürgerlichen Gesetzbuch über die Wiederherstellung des Kapitals beschließen. Ohne gezeichnetes Kapital nicht berechenbar.',
    },
    workingCapitalSupply: {
      title: 'Working-Capital-Quote',
      definition:
        'Welcher Teil des Umlaufvermögens nicht durch kurzfristige Verbindlichkeiten finanziert ist. Negativ, wenn diese das Umlaufvermögen übersteigen.',
    },
    workingCapitalTurnover: {
      title: 'Umschlag des Working Capital',
      definition:
        'Wie oft im Jahr das Working Capital (Umlaufvermögen abzüglich der kurzfristigen Verbindlichkeiten) durch die Umsatzerlöse umgeschlagen wird. Bei null oder negativem Working Capital ohne Aussage.',
    },
    capitalTurnoverRate: {
      title: 'Eigenkapitalumschlag',
      definition:
        'Wie oft im Jahr das Eigenkapital durch die Umsatzerlöse umgeschlagen wird. Bei null oder negativem Eigenkapital ohne Aussage.',
    },
    liquidityRate: {
      title: 'Liquidität 3. Grades',
      definition:
        'Wie oft das Umlaufvermögen deckt, was innerhalb eines Jahres fällig wird. Unter 1 ist die Zahlungsfähigkeit angespannt. Ohne kurzfristige Verbindlichkeiten nicht berechenbar.',
    },
    liquidityQuickRate: {
      title: 'Liquidität 2. Grades',
      definition:
        'Wie die Liquidität 3. Grades, aber ohne die schwerer zu Geld zu machenden Vorräte. Ohne kurzfristige Verbindlichkeiten nicht berechenbar.',
    },
    toolEfficiency: {
      title: 'Kapitalumschlag',
      definition: 'Umsatzerlöse des Jahres je Einheit des Vermögens.',
    },
    activityProfitMargin: {
      title: 'Betriebsergebnismarge',
      definition:
        'Anteil der Umsatzerlöse, der als Betriebsergebnis geblieben ist. Ohne Umsatzerlöse nicht berechenbar.',
    },
    grossProfitMargin: {
      title: 'Bruttomarge',
      definition:
        'Anteil der Umsatzerlöse, der nach den direkten Kosten bleibt. Beim Gesamtkostenverfahren tritt der Materialaufwand an ihre Stelle; die Werte beider Verfahren sind daher nicht unmittelbar vergleichbar.',
    },
    provisions: {
      title: 'Rückstellungen',
      definition: 'Zulasten des Ergebnisses gebildete Beträge für erwartete Verbindlichkeiten und künftige Kosten.',
    },
    obligations: {
      title: 'Verbindlichkeiten',
      definition: 'Nachrangige, langfristige und kurzfristige Verbindlichkeiten zusammen am Ende des Geschäftsjahres.',
    },
    passiveDelimitations: {
      title: 'Passive Rechnungsabgrenzungsposten',
      definition:
        'Vereinnahmte Erträge, die späteren Jahren zuzurechnen sind, und Kosten des Jahres, die erst später in Rechnung gestellt wurden.',
    },
    fixedAssets: {
      title: 'Anlagevermögen',
      definition:
        'Immaterielle Vermögenswerte, Sachanlagen und Finanzanlagen, die dem Unternehmen länger als ein Jahr dienen.',
    },
    currentAssets: {
      title: 'Umlaufvermögen',
      definition: 'Vorräte, Forderungen, Wertpapiere und flüssige Mittel zusammen am Ende des Geschäftsjahres.',
    },
    activeDelimitations: {
      title: 'Aktive Rechnungsabgrenzungsposten',
      definition:
        'Erträge des Jahres, die erst später in Rechnung gestellt wurden, und gebuchte Kosten, die späteren Jahren zuzurechnen sind.',
    },
    operatingActivity: {
      title: 'Betriebsergebnis',
      definition: 'Das Ergebnis des operativen Geschäfts, vor Finanzergebnis und Steuern.',
    },
    beforeTax: {
      title: 'Ergebnis vor Steuern',
      definition: 'Betriebsergebnis und Finanzergebnis zusammen, vor Abzug der Steuern.',
    },
  },
  sources: {
    balanceSheet:
      'Die eingereichte Bilanz; bei ungarischen Abschlüssen nach Anlage 1 des Rechnungslegungsgesetzes (Gesetz C von 2000)',
    incomeStatement:
      'Die eingereichte Gewinn- und Verlustrechnung; bei ungarischen Abschlüssen nach den Anlagen 2–3 des Rechnungslegungsgesetzes (Gesetz C von 2000)',
    headcount: 'Der Abschluss, sonst das Register',
    analysis:
      'Eine gängige Kennzahl der Abschlussanalyse auf Basis von Stichtagsbeständen, in der von Mérleg verwendeten Form',
    civilCode: '§ 3:189 und § 3:270 des ungarischen Bürgerlichen Gesetzbuches (Gesetz V von 2013)',
  },
  headcountFormula: 'Beschäftigtenzahl wie veröffentlicht',
  otherLayout: '; beim Gesamtkostenverfahren: ',
  derivations: {
    formula: 'Formel: {{formula}}.',
    previousColumn: 'Für dieses Jahr ist kein Abschluss bekannt: aus der Vorjahresspalte des folgenden.',
    columnForError:
      'Der für dieses Jahr eingereichte Abschluss enthält einen Fehler: aus der Vorjahresspalte des folgenden.',
    columnForCurrency:
      'Der für dieses Jahr eingereichte Abschluss lautet auf {{currency}}: aus der Vorjahresspalte des folgenden.',
    headcount: 'Die eingetragene Beschäftigtenzahl am letzten Tag des Geschäftsjahres.',
  },
}
