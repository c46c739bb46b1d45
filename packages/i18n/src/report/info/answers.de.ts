import type { Texts } from '../../texts.ts'
import type { reportInfoAnswersHu } from './answers.hu.ts'

export const reportInfoAnswersDe: Texts<typeof reportInfoAnswersHu> = {
  groups: {
    liquidation: {
      title: 'Insolvenz (Liquidation)',
      item: 'Insolvenzverfahren',
      about:
        'Das Gericht hat die Zahlungsunfähigkeit festgestellt: Ein Liquidator verwertet das Vermögen, am Ende erlischt das Unternehmen.',
    },
    'forced-deletion': {
      title: 'Zwangslöschung',
      item: 'Zwangslöschungsverfahren',
      about:
        'Das Registergericht löscht das Unternehmen, weil es den gesetzmäßigen Betrieb nicht wiederhergestellt hat; Geschäftsführer und Gesellschafter können gesperrt werden.',
    },
    bankruptcy: {
      title: 'Vergleichsverfahren',
      item: 'Vergleichsverfahren',
      about: 'Das Unternehmen hat einen Zahlungsaufschub erhalten, um sich mit seinen Gläubigern zu einigen.',
    },
    dissolution: {
      title: 'Freiwillige Liquidation',
      item: 'Freiwillige Liquidation',
      about:
        'Die Auflösung ohne Rechtsnachfolger wurde beschlossen. Das ist keine Insolvenz, aber das Unternehmen erlischt: Forderungen sind fristgerecht anzumelden.',
    },
    procedure: {
      title: 'Sonstige Verfahren',
      item: 'Gerichtsverfahren',
      about: 'Andere Gerichtsverfahren gegen das Unternehmen, etwa der Rechtsaufsicht.',
    },
    sanction: {
      title: 'Sanktionsliste',
      item: 'Sanktionsprogramm',
      about:
        'Eine amtliche Kennung des Unternehmens steht auf einer Sanktionsliste. Namenstreffer, die keine Feststellungen sind, zeigt der Abschnitt Sanktionsprüfung.',
    },
    'tax-number': {
      title: 'Steuernummer ausgesetzt oder gelöscht',
      item: 'Steuernummer',
      about:
        'Die Steuerbehörde hat die Steuernummer ausgesetzt oder gelöscht; auch die eines erloschenen Unternehmens ist gelöscht.',
    },
    enforcement: {
      title: 'Zwangsvollstreckung',
      item: 'Zwangsvollstreckung',
      about: 'Ein Gerichtsvollzieher treibt eine Forderung gegen das Unternehmen ein.',
    },
    'tax-enforcement': {
      title: 'Steuervollstreckung',
      item: 'Vollstreckung durch die Steuerbehörde',
      about: 'Die Steuerbehörde treibt die Schulden des Unternehmens ein.',
    },
    'tax-debt': {
      title: 'Steuerschulden',
      item: 'Steuerschuld',
      about: 'Nach Angaben der Steuerbehörde hat das Unternehmen fällige Steuern nicht gezahlt.',
    },
    ban: {
      title: 'Tätigkeitsverbote',
      item: 'Gesperrte Person',
      about:
        'Das Registergericht hat einem Geschäftsführer oder Gesellschafter untersagt, ein anderes Unternehmen zu leiten oder mehrheitlich zu halten.',
    },
    'missing-statement': {
      title: 'Fehlende Jahresabschlüsse',
      item: 'Jahresabschluss',
      about: 'Der Jahresabschluss ist bis zum Ende des fünften Monats nach dem Bilanzstichtag zu veröffentlichen.',
    },
    lien: {
      title: 'Pfandrechte',
      item: 'Pfandrecht',
      about:
        'Vermögen oder Anteile des Unternehmens wurden zur Sicherung einer Forderung verpfändet. Für sich genommen bedeutet das keine Schuld.',
    },
    'procurement-award': {
      title: 'Gewonnene öffentliche Aufträge',
      item: 'Öffentlicher Auftrag',
      about: 'Eine öffentliche Ausschreibung, die das Unternehmen allein oder in einem Konsortium gewonnen hat.',
    },
    certificate: {
      title: 'Zertifikate',
      item: 'Zertifikat',
      about: 'Übereinstimmung mit einer Norm oder eine andere Qualifikation, vom Aussteller bescheinigt.',
    },
    'tax-debt-free': {
      title: 'Frei von öffentlichen Abgaben',
      item: 'Frei von öffentlichen Abgaben',
      about:
        'Auf eigenen Antrag steht das Unternehmen in der Datenbank der Steuerbehörde der Zahler ohne öffentliche Schulden.',
    },
    growth: {
      title: 'Wachstum',
      item: 'Wachsender Umsatz',
      about:
        'Die Umsatzerlöse sind in jedem der letzten drei Geschäftsjahre gestiegen, im Schnitt um mehr als {{rate}} im Jahr.',
    },
    'long-life': {
      title: 'Langes Bestehen',
      item: 'Langes Bestehen',
      about: 'Das Unternehmen besteht seit mindestens {{years}} Jahren.',
    },
  },
  laws: {
    liquidation: 'Gesetz XLIX von 1991',
    'forced-deletion': 'Gesetz V von 2006',
    bankruptcy: 'Gesetz XLIX von 1991',
    'missing-statement': 'Gesetz C von 2000, §§ 153–154',
    'tax-debt-free': 'Gesetz CL von 2017',
  },
  items: {
    suspended: 'Steuernummer ausgesetzt',
    deleted: 'Steuernummer gelöscht',
    missing: 'Geschäftsjahr {{year}}',
    deadline: 'fällig am {{date}}',
    growth: 'Umsatzerlöse, {{from}}–{{to}}',
    growthRate: 'im Schnitt +{{rate}} im Jahr',
    longLife_one: 'Seit {{count}} Jahr tätig',
    longLife_other: 'Seit {{count}} Jahren tätig',
    knownUntil: 'zuletzt bekannt am {{date}}',
    founded: 'gegründet am {{date}}',
    registered: 'eingetragen am {{date}}',
    consortium: 'gemeinsamer Auftrag, Gesamtwert: {{value}}',
  },
  rows: {
    valid: 'Gültig',
    source: 'Quelle',
    balanceSheetDay: 'Bilanzstichtag',
    deadline: 'Zu veröffentlichen bis',
    knownUntil: 'Zuletzt geprüft am',
    netSales: 'Umsatzerlöse, {{year}}',
    yearlyRate: 'Durchschnittliches Wachstum im Jahr',
    foundedOn: 'Datum der Gründungsurkunde',
    registeredOn: 'Datum der Eintragung',
    screening: 'Sanktionsprüfung',
    screeningLink: 'Ergebnis der Prüfung',
  },
  derivations: {
    missing:
      'Ermittelt aus Rechtsform, Bilanzstichtag und den bekannten Abschlüssen: Bis zum {{date}} enthält die Quelle alle veröffentlichten, dieser ist nicht darunter.',
    growth:
      'Aus den Umsatzerlösen der Abschlüsse berechnet; das durchschnittliche Wachstum ist das geometrische Mittel zwischen dem ersten und dem letzten der vier Jahre. Die Inflation ist nicht herausgerechnet.',
    longLife: 'Volle Jahre vom eingetragenen ersten Tag bis zum {{date}}.',
  },
  totals: {
    year: '{{number}} · {{value}}',
    yearPartly: '{{number}} · davon {{valued}} eigene Aufträge im Gesamtwert von {{value}}',
    yearWithoutValue: '{{number}}',
    all: 'Insgesamt',
    running: 'Offener Betrag',
    secured: 'Gesicherte Forderungen',
    unvalued_one: 'Für {{count}} weiteren Auftrag nennt die Quelle keinen Wert.',
    unvalued_other: 'Für {{count}} weitere Aufträge nennt die Quelle keinen Wert.',
    consortium_one:
      'Nicht enthalten ist {{count}} gemeinschaftliches Angebot: dort ist nur der Wert des ganzen Auftrags bekannt.',
    consortium_other:
      'Nicht enthalten sind {{count}} gemeinschaftliche Angebote: dort ist nur der Wert des ganzen Auftrags bekannt.',
  },
  details: {
    text: 'Der veröffentlichte Text',
    method: 'Wie wurde das ermittelt?',
    sources: 'Quellen',
    knownOn: 'uns bekannt seit dem {{date}}',
  },
}
