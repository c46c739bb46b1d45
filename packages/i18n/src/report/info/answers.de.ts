import type { Texts } from '../../texts.ts'
import type { reportInfoAnswersHu } from './answers.hu.ts'

export const reportInfoAnswersDe: Texts<typeof reportInfoAnswersHu> = {
  groups: {
    liquidation: {
      title: 'Insolvenzliquidation',
      item: 'Insolvenzliquidation',
      about:
        'Das Gericht hat die Zahlungsunfähigkeit festgestellt: Ein Insolvenzverwalter verwertet das Vermögen, am Ende erlischt das Unternehmen in der Regel.',
    },
    'forced-deletion': {
      title: 'Zwangslöschung',
      item: 'Zwangslöschungsverfahren',
      about:
        'Das Registergericht löscht das Unternehmen, zum Beispiel weil es den rechtmäßigen Zustand nicht wiederhergestellt hat; gegen Geschäftsführer und Gesellschafter kann ein Tätigkeitsverbot verhängt werden.',
    },
    bankruptcy: {
      title: 'Sanierungsverfahren',
      item: 'Sanierungsverfahren',
      about: 'Dem Unternehmen wurde ein Zahlungsaufschub gewährt, um sich mit seinen Gläubigern zu vergleichen.',
    },
    dissolution: {
      title: 'Freiwillige Liquidation',
      item: 'Freiwillige Liquidation',
      about:
        'Die Auflösung ohne Rechtsnachfolger wurde beschlossen. Das ist keine Insolvenz, aber das Unternehmen erlischt: Forderungen sind fristgerecht anzumelden.',
    },
    procedure: {
      title: 'Sonstige Verfahren',
      item: 'Verfahren',
      about: 'Andere Gerichtsverfahren gegen das Unternehmen, etwa im Rahmen der gerichtlichen Rechtsaufsicht.',
    },
    sanction: {
      title: 'Sanktionsliste',
      item: 'Sanktionsprogramm',
      about:
        'Eine amtliche Kennung des Unternehmens steht auf einer Sanktionsliste. Namenstreffer, die keine Feststellungen sind, zeigt der Abschnitt Sanktionsprüfung.',
    },
    'activity-suspension': {
      title: 'Aussetzung der Geschäftstätigkeit durch die Steuerbehörde',
      item: 'Aussetzung der Geschäftstätigkeit',
      about:
        'Die Steuerbehörde hat die Geschäftstätigkeit des Unternehmens ausgesetzt: Bis zum Ende der Aussetzung darf es keine Geschäfte tätigen.',
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
      title: 'Vollstreckung durch die Steuerbehörde',
      item: 'Vollstreckung durch die Steuerbehörde',
      about: 'Die Steuerbehörde treibt die Schulden des Unternehmens ein.',
    },
    'tax-debt': {
      title: 'Steuerrückstände',
      item: 'Steuerrückstand',
      about:
        'Die Steuerbehörde führt oder führte das Unternehmen unter denen, die fällige Steuern nicht gezahlt haben. Wer nicht mehr verzeichnet ist, kann weniger noch immer schulden.',
    },
    'tax-finding': {
      title: 'Feststellungen der Steuerbehörde',
      item: 'Feststellung der Steuerbehörde',
      about:
        'Von der Steuerbehörde durch bestandskräftigen Bescheid festgestellt und veröffentlicht. Ob seither gezahlt wurde, sagt die Veröffentlichung nicht; auch was nicht mehr veröffentlicht ist, wurde festgestellt.',
    },
    ban: {
      title: 'Tätigkeitsverbote',
      item: 'Person mit Tätigkeitsverbot',
      about:
        'Das Registergericht hat einem Geschäftsführer oder Gesellschafter untersagt, ein anderes Unternehmen zu leiten oder mehrheitlich zu halten.',
    },
    'missing-statement': {
      title: 'Fehlende Jahresabschlüsse',
      item: 'Jahresabschluss',
      about: 'Der Jahresabschluss ist bis zum Ende des fünften Monats nach dem Bilanzstichtag offenzulegen.',
    },
    lien: {
      title: 'Pfandrechte',
      item: 'Pfandrecht',
      about:
        'Vermögen oder Anteile des Unternehmens wurden zur Sicherung einer Forderung verpfändet. Für sich genommen bedeutet das nicht, dass eine Schuld besteht.',
    },
    'procurement-award': {
      title: 'Gewonnene öffentliche Aufträge',
      item: 'Öffentlicher Auftrag',
      about:
        'Eine öffentliche Ausschreibung, die das Unternehmen allein oder in einer Bietergemeinschaft gewonnen hat.',
    },
    certificate: {
      title: 'Zertifikate',
      item: 'Zertifikat',
      about: 'Übereinstimmung mit einer Norm oder eine andere Qualifikation, vom Aussteller bescheinigt.',
    },
    'tax-debt-free': {
      title: 'Verzeichnis der Steuerpflichtigen ohne Abgabenrückstände',
      item: 'Keine Abgabenrückstände',
      about:
        'Auf eigenen Antrag steht das Unternehmen im Verzeichnis der Steuerbehörde der Steuerpflichtigen ohne Abgabenrückstände.',
    },
    growth: {
      title: 'Wachstum',
      item: 'Wachsende Umsatzerlöse',
      about:
        'Die Umsatzerlöse sind in jedem der letzten drei Geschäftsjahre gestiegen, im Schnitt um mehr als {{rate}} im Jahr.',
    },
    'long-life': {
      title: 'Langjähriges Bestehen',
      item: 'Langjähriges Bestehen',
      about: 'Das Unternehmen besteht seit mindestens {{years}} Jahren.',
    },
  },
  abroad: {
    'forced-deletion':
      'Ein Register, ein Gericht oder eine Behörde löscht das Unternehmen oder löst es zwangsweise auf oder hat dies angekündigt. Was dazu geführt hat und was folgt, richtet sich nach dem Recht seines Landes.',
    procedure: 'Verfahren, von denen das Register mit eigenen Worten berichtet; welcher Art sie sind, sagt es nicht.',
    'missing-statement':
      'Jahresabschlüsse, die das Unternehmen nach dem Recht seines Landes offenlegen muss und die nicht bekannt sind.',
  },
  laws: {
    liquidation: 'Gesetz XLIX von 1991',
    'forced-deletion': 'Gesetz V von 2006',
    bankruptcy: 'Gesetz XLIX von 1991',
    'missing-statement': 'Gesetz C von 2000, §§ 153–154',
    'tax-finding': 'Gesetz CL von 2017',
    'tax-debt-free': 'Gesetz CL von 2017',
  },
  items: {
    suspended: 'Steuernummer ausgesetzt',
    deleted: 'Steuernummer gelöscht',
    missing: 'Geschäftsjahr {{year}}',
    overdue: 'Überfälliger Jahresabschluss',
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
  confirmedMatches: {
    text_one: 'Ein Treffer auf Sanktionslisten, den der Abonnent bestätigt hat: siehe Sanktionsprüfung.',
    text_other: '{{count}} Treffer auf Sanktionslisten, die der Abonnent bestätigt hat: siehe Sanktionsprüfung.',
    outdated_one: 'Bei einem hat sich seither geändert, worauf die Entscheidung beruht: Er ist erneut zu prüfen.',
    outdated_other:
      'Bei {{count}} hat sich seither geändert, worauf die Entscheidung beruht: Sie sind erneut zu prüfen.',
    title_one: 'Ein bestätigter Sanktionstreffer',
    title_other: '{{count}} bestätigte Sanktionstreffer',
  },
  listLimits: {
    doubted:
      'Diese Sanktionslisten sind unvollständig oder nicht von heute und entlasten daher niemanden: {{lists}}. Näheres: Sanktionsprüfung.',
    notLoaded: 'Nicht geladene und daher nicht angesehene Sanktionslisten: {{lists}}.',
  },
  openMatches: {
    text_one: 'Ein offener Treffer auf Sanktionslisten: siehe Sanktionsprüfung.',
    text_other: '{{count}} offene Treffer auf Sanktionslisten: siehe Sanktionsprüfung.',
    title_one: '{{title}} – ein offener Sanktionstreffer',
    title_other: '{{title}} – {{count}} offene Sanktionstreffer',
  },
  rows: {
    valid: 'Gültig',
    source: 'Quelle',
    balanceSheetDay: 'Bilanzstichtag',
    deadline: 'Offenlegungsfrist',
    knownUntil: 'Zuletzt geprüft am',
    netSales: 'Umsatzerlöse, {{year}}',
    yearlyRate: 'Durchschnittliches Wachstum im Jahr',
    screening: 'Sanktionsprüfung',
    screeningLink: 'Ergebnis der Prüfung',
  },
  derivations: {
    overdue:
      'Das Register nennt diesen Tag als Frist des nächsten Jahresabschlusses; am Tag des Auslesens war er nicht eingereicht.',
    missing:
      'Ermittelt aus Rechtsform, Bilanzstichtag und den bekannten Abschlüssen: Bis zum {{date}} enthält die Quelle die offengelegten Abschlüsse; dieser ist nicht darunter. Möglicherweise wurde er offengelegt, fehlt aber in der Quelle.',
    growth:
      'Aus den Umsatzerlösen der Abschlüsse berechnet; das durchschnittliche jährliche Wachstum (CAGR) ist die gleichbleibende Rate, die vom ersten zum letzten der vier Jahre führt. Die Inflation ist nicht herausgerechnet.',
    longLife: 'Volle Jahre vom eingetragenen ersten Tag bis zum {{date}}.',
  },
  totals: {
    year: '{{number}} · {{value}}',
    yearPartly: '{{number}} · eigene Aufträge mit Wertangabe: {{valued}}, insgesamt {{value}}',
    yearWithoutValue: '{{number}}',
    all: 'Insgesamt',
    running: 'Offener Betrag',
    secured: 'Gesicherte Forderungen',
    unvalued_one: 'Für {{count}} weiteren Auftrag nennt die Quelle keinen Wert.',
    unvalued_other: 'Für {{count}} weitere Aufträge nennt die Quelle keinen Wert.',
    consortium_one:
      'Nicht enthalten ist {{count}} Auftrag einer Bietergemeinschaft: Dort ist nur der Gesamtwert bekannt.',
    consortium_other:
      'Nicht enthalten sind {{count}} Aufträge einer Bietergemeinschaft: Dort ist nur der Gesamtwert bekannt.',
  },
  details: {
    text: 'Der veröffentlichte Text',
    method: 'Wie wurde das ermittelt?',
    sources: 'Quellen',
    knownOn: 'uns bekannt seit dem {{date}}',
  },
}
