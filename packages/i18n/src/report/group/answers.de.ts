import type { Texts } from '../../texts.ts'
import type { reportGroupAnswersHu } from './answers.hu.ts'

export const reportGroupAnswersDe: Texts<typeof reportGroupAnswersHu> = {
  head: {
    owner:
      'Oberster Eigentümer: Selbst und über die beherrschten Unternehmen hat er mehr als die Hälfte der Stimmen; ein Anteil über der Hälfte zählt als Ganzes. Niemanden nennen die Quellen, der darüber eine Mehrheit hätte.',
    ownerPossible:
      'Möglicherweise oberster Eigentümer: Den genauen Anteil nennen die Quellen nicht, er kann mehr als die Hälfte der Stimmen sein. Ein sicherer Mehrheitseigentümer oder alleiniger Geschäftsleiter ist nicht bekannt.',
    leader:
      'Ein sicherer Mehrheitseigentümer ist nicht bekannt, das Unternehmen hat aber nur einen Geschäftsleiter, eine natürliche Person: Die Gruppe steht unter dessen Leitung.',
    ownerLed:
      'Die Mehrheit der Stimmen liegt zuletzt bei {{name}}. Ein sicherer Mehrheitseigentümer darüber ist nicht bekannt, es gibt dort aber nur einen Geschäftsleiter, eine natürliche Person: Die Gruppe steht unter dessen Leitung.',
    company:
      'Weder ein Mehrheitseigentümer noch ein alleiniger Geschäftsleiter ist bekannt: Die Gruppe ist das Unternehmen selbst mit dem, woran es die Mehrheit hat.',
    led: 'Zur Gruppe gehört auch, was die Person allein leitet, wenn kein anderer Mehrheitseigentümer bekannt ist.',
    rivals: 'Auch sie könnten oberste Eigentümer sein, weil ihre Anteile nicht genau bekannt sind: {{names}}.',
    served: '{{name}} leitet mehr als {{number}} Unternehmen: Das gilt als Dienstleistung, nicht als Gruppe.',
    notRead:
      'Das Netz ist zu groß: Hinter {{number}} Unternehmen oder Anteile wurde nicht mehr gesehen; was dort ist, gilt als nicht bekannt.',
    untold:
      'Vereinbarungen, Familienbeziehungen und ausländische Register enthalten die Quellen nicht: Die Gruppe kann größer sein.',
    day: 'Eigentum und Leitung gelten für den gewählten Tag.',
  },
  member: {
    head: 'Steht an der Spitze der Gruppe.',
    led: 'Alleiniger Geschäftsleiter: {{name}}.',
    owned: 'Mehrheit bei {{owners}}.',
    possible: 'Mehrheit möglicherweise bei {{owners}}.',
    shareUnknown: 'Anteil nicht bekannt',
    more: 'und {{number}} weitere',
  },
  counted: {
    own: 'mit eigenem Abschluss',
    consolidated: 'mit Konzernabschluss',
    within: 'enthalten in: {{name}}',
    flawed: 'nein: fehlerhafter Abschluss',
    unknown: 'nein: Abschluss nicht bekannt',
    possible: 'nein: Zugehörigkeit nicht sicher',
  },
  marks: {
    madeUp: 'Ein erfundenes Unternehmen.',
    year: 'Das jüngste Jahr der Gruppe ist {{newest}}, dieses ist {{year}}.',
    currency: 'In anderer Währung: {{currency}}.',
    flawed: 'Wegen eines Fehlers ausgelassen: Abschluss {{year}}.',
    headcount: 'Die Beschäftigtenzahl ist von {{year}}.',
    irregular: 'Das Geschäftsjahr {{year}} hat {{span}}: Der Umsatz gilt für diese Zeit.',
  },
  sums: {
    companies_one: '{{number}} Unternehmen',
    companies_other: '{{number}} Unternehmen',
    accounts_one: '{{number}} Abschluss',
    accounts_other: '{{number}} Abschlüsse',
    note: '{{members}}, {{units}} ({{years}}); Umsatzerlöse bekannt aus {{sales}}, Eigenkapital aus {{equity}}',
    headcount_one: 'bekannt von {{told}} von {{members}} sicheren Mitglied',
    headcount_other: 'bekannt von {{told}} der {{members}} sicheren Mitglieder',
    headcountAge_one: 'die von {{number}} Unternehmen ist aus einem früheren Jahr ({{year}})',
    headcountAge_other: 'die von {{number}} Unternehmen sind aus früheren Jahren (ab {{year}})',
    counted_one: 'Die Summen enthalten die Zahlen von {{counted}} von {{members}} sicheren Mitglied.',
    counted_other: 'Die Summen enthalten die Zahlen von {{counted}} der {{members}} sicheren Mitglieder.',
    consolidated:
      'Der Konzernabschluss von {{name}} steht für das Unternehmen und die von ihm beherrschten (in dieser Gruppe {{number}}), die nicht noch einmal addiert wurden. Welche genau er umfasst, nennt die Quelle nicht.',
    double:
      'Was die Unternehmen einander verkauft haben und aneinander halten, kann in den Summen doppelt enthalten sein; wie viel, nennt keine Quelle.',
    currencies:
      'Es gibt mehrere Währungen ({{currencies}}): Sie wurden weder umgerechnet noch addiert, und keine Summe enthält die Unternehmen einer anderen Währung.',
    years: 'Die Abschlüsse betreffen nicht ein Jahr ({{years}}); ältere sind gekennzeichnet.',
    irregular_one:
      'Die Summen enthalten den Umsatz von {{number}} Abschluss, dessen Geschäftsjahr kürzer oder länger als ein volles ist: Er ist gekennzeichnet und wurde nicht auf zwölf Monate umgerechnet.',
    irregular_other:
      'Die Summen enthalten den Umsatz von {{number}} Abschlüssen, deren Geschäftsjahr kürzer oder länger als ein volles ist: Sie sind gekennzeichnet und wurden nicht auf zwölf Monate umgerechnet.',
    contained:
      'Es gibt mehr Konzernabschlüsse als die, deren Umfang ermittelt wurde ({{number}}); die übrigen blieben außer Betracht.',
  },
  kinds: {
    bankruptcy: 'Sanierungsverfahren',
    'under-liquidation': 'Insolvenzliquidation',
    'forced-deletion': 'Zwangslöschung',
  },
  failure: {
    began: '{{kind}}, Beginn: {{date}}',
    undated: '{{kind}}, Beginn nicht bekannt',
    ceased: 'erloschen: {{date}}',
    ceasedUndated: 'erloschen',
    over: 'das Verfahren ist beendet, eine Löschung nennt die Quelle nicht',
  },
  path: {
    tie: '{{party}} – {{company}}: {{roles}}',
    atFailure: 'Die Verbindung bestand, als das Verfahren begann.',
    before_one: 'Die Verbindung endete {{number}} Tag vor Beginn des Verfahrens.',
    before_other: 'Die Verbindung endete {{number}} Tage vor Beginn des Verfahrens.',
    after_one: 'Die Verbindung entstand {{number}} Tag nach Beginn des Verfahrens.',
    after_other: 'Die Verbindung entstand {{number}} Tage nach Beginn des Verfahrens.',
    unknown: 'Ob die Verbindung bestand, als das Verfahren begann, nennt die Quelle nicht.',
  },
  failures: {
    hubs: 'Mit jeweils mehr als {{number}} Verbindungen wurde über sie nicht weitergesucht: {{names}}.',
    notRead: 'Das Netz ist zu groß: {{number}} Verbindungen oder Unternehmen wurden nicht angesehen.',
    withoutId_one:
      '{{number}} Eigentümer oder Geschäftsleiter hat in der Quelle keine Kennung: Über ihn konnte nicht gesucht werden.',
    withoutId_other:
      '{{number}} Eigentümer oder Geschäftsleiter haben in der Quelle keine Kennung: Über sie konnte nicht gesucht werden.',
    first: 'Nur die ersten {{shown}} sind zu sehen.',
    hidden: 'Wie gewählt ausgelassen, weil die Verbindung beendet ist: {{number}} Unternehmen.',
    own: 'Vom Unternehmen selbst: {{failure}}.',
  },
  phoenix: {
    strong: 'Starkes Anzeichen',
    weak: 'Schwaches Anzeichen',
    sign: 'Ein Anzeichen und keine Tatsache: ein Zusammentreffen von Registerdaten, das einen harmlosen Grund haben kann. Es sagt von niemandem, dass er etwas Unrechtes getan hat.',
    rated: 'Was davon zählt, entscheidet die Bewertung; hier zählt nichts.',
    comparedWithNone:
      'Es gab nichts zu vergleichen: Kein anderes Unternehmen ist bekannt, das durch eine Verbindung oder einen gemeinsamen Sitz infrage käme.',
    compared: 'Verglichen mit {{number}} Unternehmen.',
    undated:
      'In {{number}} Fällen ist der Tag der Gründung oder des Verfahrens nicht bekannt: Über sie lässt sich nichts sagen.',
    after_one: '{{failed}}: {{failure}}. {{risen}} wurde am {{founded}} gegründet, {{number}} Tag später.',
    after_other: '{{failed}}: {{failure}}. {{risen}} wurde am {{founded}} gegründet, {{number}} Tage später.',
    before_one: '{{failed}}: {{failure}}. {{risen}} wurde am {{founded}} gegründet, {{number}} Tag früher.',
    before_other: '{{failed}}: {{failure}}. {{risen}} wurde am {{founded}} gegründet, {{number}} Tage früher.',
  },
  reasons: {
    'same-leader': 'Hat oder hatte in beiden ein Amt: {{names}}.',
    'same-owner': 'Ist oder war an beiden beteiligt: {{names}}.',
    'same-person': 'Gesellschafter des einen und Geschäftsleiter des anderen, oder war es: {{names}}.',
    'at-failure': 'War bei Beginn des Verfahrens noch dort: {{names}}.',
    'same-seat': 'Sie hatten denselben Sitz.',
    'same-activity': 'Ihre Haupttätigkeit ist dieselbe.',
    'similar-name': 'Ihre Namen haben ein eigenes Wort gemeinsam.',
    'founded-near': 'Beides liegt innerhalb eines halben Jahres.',
  },
  counter: {
    'left-long-before': 'Schied mehr als ein Jahr vor Beginn des Verfahrens aus.',
    'joined-late': 'Kam mehr als ein Jahr nach der Gründung dazu.',
    'identity-unsure': 'Es ist nicht sicher, dass es dieselbe Person ist.',
    'mass-seat': 'Am gemeinsamen Sitz sind {{number}} bestehende Rechtsträger eingetragen.',
    'common-activity': 'Die Tätigkeit ist häufig: {{share}} der bekannten Unternehmen üben sie aus.',
    'founded-earlier': 'Es wurde mehr als ein halbes Jahr vor dem Verfahren gegründet.',
    'legal-successor': 'Laut Register Rechtsnachfolger: eine offene Umwandlung nach dem Gesetz.',
    'failure-over': 'Das Verfahren ist beendet, eine Löschung des Unternehmens nennen die Quellen nicht.',
  },
  incomplete:
    'Nicht alles konnte angesehen werden, oder ein Tag fehlt in den Quellen: Dass hier nichts steht, heißt nicht, dass es nichts gibt.',
  print: {
    head: 'Spitze der Gruppe',
    name: 'Unternehmen',
    why: 'Warum es dazugehört',
    year: 'Jahr',
    sales: 'Umsatzerlöse',
    equity: 'Eigenkapital',
    headcount: 'Beschäftigte',
    counted: 'In den Summen',
    members: 'Unternehmen der Gruppe ({{shown}} von {{total}})',
    sums: 'Summen',
    currency: 'Währung',
    note: 'Worauf es sich bezieht',
    failures: 'Verbindungen zu insolventen oder zwangsgelöschten Unternehmen',
    failure: 'Was geschah',
    paths: 'Pfad',
    phoenix: 'Phönix-Anzeichen',
    pair: 'Die beiden Unternehmen',
    for: 'Dafür spricht',
    against: 'Dagegen spricht',
  },
  sheet: {
    title: 'Unternehmensgruppe',
    fileName: 'gruppe',
    heading: 'Unternehmensgruppe, {{date}}; an der Spitze: {{head}}',
    columns: {
      name: 'Unternehmen',
      registerNumber: 'Registernummer',
      level: 'Ebene',
      verdict: 'Zugehörigkeit',
      why: 'Warum es dazugehört',
      status: 'Status',
      points: 'Bewertungspunkte',
      rating: 'Risikoklasse',
      year: 'Jahr',
      currency: 'Währung',
      sales: 'Umsatzerlöse',
      equity: 'Eigenkapital',
      headcount: 'Beschäftigte',
      counted: 'In den Summen',
      marks: 'Bemerkungen',
    },
    sum: 'Summe ({{currency}})',
  },
  verdicts: {
    certain: 'sicher',
    possible: 'möglich',
  },
}
