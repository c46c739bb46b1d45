/** Sector page: the company among the companies of a sector. */
export const reportSectorPageHu = {
  choice: {
    label: 'Ágazat',
    main: 'Főtevékenység',
    other: 'További tevékenységek',
    class: 'szakágazat',
    group: 'alágazat',
    division: 'ágazat',
    option_one: '{{name}} ({{level}}, {{companies}} cég)',
    option_other: '{{name}} ({{level}}, {{companies}} cég)',
    optionFew: '{{name}} ({{level}}, ötnél kevesebb cég ebben a pénznemben)',
  },
  basis:
    'Azok a cégek, amelyeknek ez a főtevékenysége, és ugyanabban az országban, ugyanabban a pénznemben adtak be beszámolót. A negyedük az alsó kvartilis alatt, a negyedük a felső kvartilis felett van; a medián a középső érték. Ötnél kevesebb cégből nem számítunk.',
  basisMadeUp: 'Kitalált cég: csak kitalált cégekkel vetjük össze.',
  computedAt: 'Kiszámítva: {{day}}.',
  table: {
    title: 'Összehasonlítás',
    caption: 'A cég mutatói az ágazat kvartilisei mellett, {{year}}',
    year: '{{year}}. üzleti év',
  },
  quarters: {
    lowest: 'legalsó negyed',
    second: 'második negyed, a mediánig',
    third: 'harmadik negyed, a medián felett',
    highest: 'legfelső negyed',
    shared: 'sok céggel azonos',
  },
  chart: {
    company: 'A cég',
    median: 'Medián',
    middle: 'A cégek középső fele',
    lowerQuartile: 'Alsó kvartilis',
    upperQuartile: 'Felső kvartilis',
    counts: 'Cégek száma',
    count: '{{year}}: {{companies}}',
    few: '5 alatt',
    formula: 'Számítása',
  },
  wider: 'Válasszon tágabb vagy más ágazatot: a választékban van, amelyik elég nagy.',
  untold: 'A beszámolókból nem számítható: {{figures}}',
  ownSector: 'Vissza a cég ágazatához',
  ownSectorHint: 'A cég azon ágazatai közül választhat, amelyekben bejegyzett tevékenysége van.',
  gaps: {
    'no-accounts': {
      title: 'Nincs mit összehasonlítani',
      text: 'A cégnek nincs beszámolója az adatbázisban. Az új beszámolók a letétbe helyezés után jelennek meg.',
    },
    'no-activity': {
      title: 'A cég tevékenysége nem ismert',
      text: 'A források nem közlik a cég tevékenységét olyan besorolásban, amely a NACE-nak megfelel, ezért nem tudjuk, mely cégekkel kellene összehasonlítani.',
    },
    'not-computed': {
      title: 'Az ágazati adatok még készülnek',
      text: 'Az adatbázis betöltése után az ágazati kvartiliseket külön számítjuk ki. Addig csak a cég saját adatai láthatók.',
    },
    'too-few': {
      title: 'Ötnél kevesebb cég',
      text: 'Ebben az ágazatban nincs öt olyan cég, amelynek az ugyanebben az országban, ugyanebben a pénznemben készült beszámolóját ismernénk, ezért csak a cég saját adatai láthatók. Más pénznemű beszámolókkal nem vetjük össze.',
    },
  },
} as const
