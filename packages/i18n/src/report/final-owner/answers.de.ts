import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerAnswersHu } from './answers.hu.ts'

export const reportFinalOwnerAnswersDe: Texts<typeof reportFinalOwnerAnswersHu> = {
  groups: {
    final: 'Wirtschaftliche Eigentümer',
    possible: 'Mögliche wirtschaftliche Eigentümer',
    standIn: 'Führungskräfte anstelle eines wirtschaftlichen Eigentümers',
    excluded: 'Personen, die keine wirtschaftlichen Eigentümer sind',
    intermediate: 'Zwischengeschaltete Eigentümer',
  },
  shares: {
    ofVotes: '{{share}} (Stimmen; Kapitalanteil: {{capital}})',
    ofCapital: '{{share}} (Kapitalanteil; Stimmen: {{votes}})',
    higher: '{{share}} (der höhere Wert; Kapitalanteil: {{capital}}, Stimmen: {{votes}})',
    below: 'knapp unter {{share}}',
    above: 'knapp über {{share}}',
    between: '{{from}} – {{to}}',
    atLeast: 'mindestens {{from}}',
    atMost: 'höchstens {{to}}',
    unknown: 'nicht bekannt',
    partUnknown: 'wie groß der Anteil ist, ist nicht bekannt',
  },
  verdicts: {
    certain: 'erreicht die Schwelle sicher',
    possible: 'kann die Schwelle erreichen',
    onlyUnlisted: 'kann die Schwelle erreichen, wenn ihm auch ein Teil gehört, für den niemand genannt ist',
    excluded: 'kann die Schwelle nicht erreichen',
    alone: 'kann die Schwelle allein nicht erreichen',
  },
  rules: {
    economic: 'Wirtschaftlicher Anteil (multipliziert und addiert, ab 25 %)',
    hungarian: 'Ungarische Regel (mehr als die Hälfte zählt ganz, ab 25 %)',
    control: 'Kontrolle (mehr als die Hälfte der Stimmen)',
  },
  laws: {
    hungary:
      'Ungarisches Gesetz LIII von 2017, § 3 Nr. 38: mindestens 25 % der Stimmen oder des Eigentums, mittelbar nach Gesetz V von 2013, § 8:2 Abs. 4; die sonstige Kontrolle und der bestimmende Einfluss, die das Gesetz ebenfalls nennt, sind nicht ermittelt',
    union: 'Verordnung (EU) 2024/1624, Art. 51–54: mindestens 25 % des Eigentums oder der Stimmen, oder Kontrolle',
  },
  notes: {
    onlyUnlisted: 'Nur, wenn die Person auch hinter Eigentümern steht, die keine Quelle nennt.',
    namesakes_one:
      'Keine Kennung unterscheidet diesen Eintrag von {{count}} weiteren desselben Namens: Ist es eine Person, können sie zusammen die Schwelle erreichen.',
    namesakes_other:
      'Keine Kennung unterscheidet diesen Eintrag von {{count}} weiteren desselben Namens: Ist es eine Person, können sie zusammen die Schwelle erreichen.',
    decides: 'Das würde entscheiden, wenn es bekannt wäre: der Anteil von {{owner}} an {{company}}.',
    decidesUnlisted: 'Das würde entscheiden, wenn es bekannt wäre: wer den nicht genannten Teil von {{company}} hält.',
    helps: 'Entscheidet nicht allein, würde aber helfen: der Anteil von {{owner}} an {{company}}.',
    helpsUnlisted: 'Entscheidet nicht allein, würde aber helfen: wer den nicht genannten Teil von {{company}} hält.',
    standIn: 'Als Führungskraft genannt, nicht als Eigentümer.',
  },
  pathCircle: 'Die Ketten ergeben zusammen {{sum}}; der Rest kommt über Ringbeteiligungen.',
  pathCut: 'Nur die größten Ketten sind gezeigt; sie ergeben zusammen {{sum}}.',
  prohibited: 'Person mit Tätigkeitsverbot',
  more_one: 'und {{count}} weitere',
  more_other: 'und {{count}} weitere',
  withoutOwners: {
    unknown: 'nicht anwendbar',
    person:
      'Es handelt sich um eine natürliche Person, die selbst unternehmerisch tätig ist: Die Regel der Anteile und Stimmen gilt nicht. Ob sie für jemand anderen handelt, teilt keine Quelle mit.',
    foundation:
      'Eine Stiftung hat keine Eigentümer: Nach einer eigenen Regel sind die wirtschaftlichen Eigentümer unter den Begünstigten, den Mitgliedern des Leitungsorgans und Personen mit bestimmendem Einfluss zu suchen (ungarisches Gesetz LIII von 2017, § 3 Nr. 38). Begünstigte und Einfluss teilt keine Quelle mit; die bekannten Vertreter stehen bei den Unternehmensdaten.',
    association:
      'Ein Verein hat Mitglieder und keine Eigentümer. Mitglieder und Einfluss teilt keine Quelle mit; hält niemand ein Viertel der Stimmen, treten nach dem Gesetz die leitenden Amtsträger an diese Stelle.',
    institution:
      'Eine öffentliche Einrichtung hat keine Eigentümer: Ihren Träger und ihr Leitungsorgan nennen die Unternehmensdaten, soweit die Quelle sie mitteilt.',
  },
  reasons: {
    lastOwners: 'Letzter Tag, an dem Eigentümer genannt waren: {{date}} ({{title}}, {{publisher}}).',
    listed: 'Das Unternehmen ist an einem geregelten Markt notiert; der erste Fall der Definition gilt dafür nicht.',
    certain: 'Sicher wirtschaftlicher Eigentümer: {{names}}.',
    possible: 'Möglicherweise wirtschaftlicher Eigentümer: {{names}}. Die Quellen nennen die Anteile nicht genau.',
    onlyUnlisted:
      'Keiner der Genannten ({{names}}) ist es, es sei denn, er steht auch hinter Eigentümern, die keine Quelle nennt.',
    onlyIfOne:
      'Allein keiner dieser Einträge ({{names}}), doch kann hinter Einträgen desselben Namens eine Person stehen, die die Schwelle erreicht: Die Quelle gibt keine Kennung.',
    dispersed_one: 'Der Anteil von {{count}} Person ist zu klein.',
    dispersed_other: 'Die Anteile von {{count}} Personen sind je für sich zu klein.',
    standIn:
      'Keine natürliche Person ist als wirtschaftlicher Eigentümer zu finden; nach dem Gesetz treten die Führungskräfte an deren Stelle.',
    standInUnless:
      'Ergeben auch die fehlenden Teile keinen wirtschaftlichen Eigentümer, treten nach dem Gesetz die Führungskräfte an dessen Stelle.',
    standInNobody: 'Keine Quelle nennt eine Führungskraft.',
    contradiction:
      'Die Quellen widersprechen sich: Die Anteile an {{company}} können nicht so viel ergeben. Dort zählen die Anteile nur als Obergrenzen.',
    cannotBeOwned:
      'Die Quellen nennen einen Eigentümer von jemandem, der keinen haben kann: {{company}}. Das wurde weggelassen.',
    relatives:
      'Anteile naher Angehöriger werden nach dem Gesetz addiert; wer sie sind, nennt keine Quelle. Auch über Treuhänder und gemeinsam handelnde Personen ist nichts bekannt.',
    boundsWide:
      'Der Kreis, in dem Unternehmen einander halten, ist zu groß, um ihn zu Ende zu rechnen: Die Grenzen der Anteile stimmen, können aber weiter sein als nötig; ebenso, wer als möglich gilt.',
    notRead:
      'Das Netz ist zu groß: Hinter {{number}} Eigentümer wurde nicht weiter gelesen. Was hinter ihnen steht, gilt als nicht bekannt.',
    ownVotes: 'Keine Quelle nennt Stimmen: Sie wurden aus den Anteilen ohne eigene Anteile abgeleitet.',
    someVotes: 'Wo keine Quelle Stimmen nennt, wurden sie aus den Anteilen ohne eigene Anteile abgeleitet.',
  },
  ends: {
    state: 'Staat oder Gemeinde: {{share}} ({{names}}).',
    foundation: 'Stiftung: {{share}} ({{names}}).',
    listed: 'Streubesitz eines börsennotierten Unternehmens: {{share}} ({{names}}).',
    abroad: 'Ausländisches Unternehmen, dessen Eigentümer nicht bekannt sind: {{share}} ({{names}}).',
    unlisted: 'Nicht genannte Eigentümer: {{share}} ({{names}}).',
    unknown: 'Eigentümer, von dem nicht bekannt ist, wer dahinter steht: {{share}} ({{names}}).',
    'own-shares': 'Eigene Anteile: {{share}} ({{names}}).',
    ring: 'Unternehmen, die einander ganz gehören und hinter denen niemand steht: {{share}} ({{names}}).',
  },
  untold: {
    title: 'Die Anteile sind nicht bekannt',
    text: 'Die Quelle nennt Eigentümer, aber keine Anteile: {{sources}}.',
    source: '{{title}} ({{publisher}}; {{date}})',
  },
  told: {
    title: 'Vom Register genannte wirtschaftliche Eigentümer',
    standings: {
      'same-entry': 'Das Ergebnis oben beruht auf genau diesem Eintrag und wird durch ihn nicht bestätigt.',
      certain: 'Auch aus den Eigentümern ermittelt: sicher wirtschaftlicher Eigentümer.',
      possible: 'Aus den Eigentümern ermittelt: möglich, aber nicht sicher.',
      excluded: 'Abweichung: nach den angegebenen Anteilen liegt der Anteil unter der Schwelle.',
      between: 'Ein Unternehmen, das zwischen den wirtschaftlichen Eigentümern und diesem Unternehmen steht.',
      'beyond-shares':
        'Aus Anteilen nicht zu ermitteln: das Register nennt keine bezifferten Anteile oder Stimmen, sondern eine andere Art der Kontrolle.',
      'not-found': 'Abweichung oder Lücke: nicht unter den Eigentümern, die die Quellen nennen.',
    },
    untold:
      'Abweichung: aus den Eigentümern ermittelt sicher wirtschaftlicher Eigentümer, vom Register aber nicht genannt: {{names}}.',
    restsOn:
      'Die Eigentümer dieser Unternehmen nennt keine Quelle: {{names}}. Die Ermittlung geht deshalb von denen aus, die das Register als Kontrollierende angibt.',
    byName:
      'Wer keine Kennung hat, wird über den Namen verglichen; Personen gleichen Namens können verwechselt werden.',
  },
  changes: {
    otherLaw: 'Für den früheren Tag wurde nach einem anderen Gesetz gerechnet: {{law}}.',
    untold:
      'Wer die Eigentümer am {{date}} waren, ist nicht bekannt bei: {{names}}. Die Quelle sagt nichts über diesen Tag: {{sources}}.',
    untoldByNobody:
      'Wer die Eigentümer am {{date}} waren, ist nicht bekannt bei: {{names}}. Keine Quelle sagt etwas darüber.',
    startUnknown:
      'Die Quelle sagt nicht, seit wann diese Eigentümer sind: {{names}}. Ob sie es am {{date}} waren, ist nicht bekannt; der Vergleich zählt sie so, als wären sie es gewesen.',
  },
  brief: {
    certain_one: 'Wirtschaftliche Eigentümer: {{count}}, laut Quellen sicher.',
    certain_other: 'Wirtschaftliche Eigentümer: {{count}}, laut Quellen sicher.',
    possible_one: 'Mögliche wirtschaftliche Eigentümer: {{count}}; die Quellen entscheiden es nicht.',
    possible_other: 'Mögliche wirtschaftliche Eigentümer: {{count}}; die Quellen entscheiden es nicht.',
    unknown: 'Der wirtschaftliche Eigentümer ist nicht bekannt: {{reason}}',
    told_one: 'Das Register nennt {{count}} wirtschaftlichen Eigentümer.',
    told_other: 'Das Register nennt {{count}} wirtschaftliche Eigentümer.',
    lastTold: 'Letzter bekannter Stand: {{date}}.',
    notFound: 'Der wirtschaftliche Eigentümer ist nicht bekannt: Laut Quellen erreicht niemand die Schwelle.',
    large: 'Das Netz der Eigentümer ist groß: Das Ergebnis steht auf der Seite des wirtschaftlichen Eigentümers.',
  },
  sheet: {
    title: 'Wirtschaftlicher Eigentümer',
    fileName: 'wirtschaftlicher-eigentuemer',
    heading: 'Wirtschaftlicher Eigentümer, {{date}}',
    kind: 'Was die Zeile sagt',
    kinds: {
      finding: 'Ergebnis',
      standIn: 'Leitende Person anstelle eines Eigentümers',
      holding: 'Direkte Beteiligung',
      unlisted: 'Anteil nicht genannter Eigentümer',
    },
  },
  print: {
    natures: 'Art der Kontrolle',
    standing: 'Gegenüber dem ermittelten Ergebnis',
    name: 'Name',
    percent: 'Anteil',
    figures: 'Nach den drei Regeln',
    paths: 'Ketten',
    law: 'Gesetz',
    unknown: 'Unbekanntes Eigentum',
    source: 'Quelle',
  },
}
