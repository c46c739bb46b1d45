/**
 * The expert additions to a rating by the keys of `domain/score/register-factors`: what a factor is, and why it takes
 * (`against`) or gives (`for`) points; `count` is the value of `findRegisterFact`.
 */
export const scoreRegisterFactorsHu = {
  age: {
    name: 'Kor',
    definition:
      'Az alapítás óta eltelt teljes évek száma. A fiatal vállalkozások jóval gyakrabban szűnnek meg: Magyarországon az első öt évet nagyjából minden második éli túl.',
    against_zero: 'Kevesebb mint egy éve alakult; a fiatal vállalkozások gyakrabban válnak fizetésképtelenné.',
    against_one: '{{count}} éve működik; a fiatal vállalkozások gyakrabban válnak fizetésképtelenné.',
    against_other: '{{count}} éve működik; a fiatal vállalkozások gyakrabban válnak fizetésképtelenné.',
    for_one: '{{count}} éve működik; a régóta működők ritkábban válnak fizetésképtelenné.',
    for_other: '{{count}} éve működik; a régóta működők ritkábban válnak fizetésképtelenné.',
  },
  'filing-delay': {
    name: 'Késedelmes közzététel',
    definition:
      'Hány nappal a határidő után tették közzé először a legutóbbi, két évnél nem régebbi beszámolót; hogy később ismét közzétették, például javítva, nem számít. Aki nehéz helyzetbe kerül, gyakran halogatja a közzétételt.',
    against_one: 'A legutóbbi beszámolót {{count}} nappal a határidő után tették közzé először.',
    against_other: 'A legutóbbi beszámolót {{count}} nappal a határidő után tették közzé először.',
  },
  'missing-accounts': {
    name: 'Hiányzó beszámolók',
    definition:
      'Hány olyan üzleti év van, amelynek beszámolóját közzé kellett volna tenni, de nem ismert. A közzététel elmulasztása a fizetésképtelenség egyik legerősebb előjele, és kényszertörléshez vezethet.',
    against_one: '{{count}} üzleti év esedékes beszámolója nem ismert.',
    against_other: '{{count}} üzleti év esedékes beszámolója nem ismert.',
  },
  enforcement: {
    name: 'Végrehajtás',
    definition:
      'Folyamatban lévő bírósági végrehajtás. Azt mutatja, hogy egy végrehajtható követelést nem fizettek meg.',
    against: 'Végrehajtás van folyamatban ellene.',
  },
  'tax-enforcement': {
    name: 'NAV-végrehajtás',
    definition:
      'Az adóhatóság által indított, folyamatban lévő végrehajtás. Az adóhatóság a felszámolások egyik leggyakoribb kezdeményezője.',
    against: 'NAV-végrehajtás van folyamatban ellene.',
  },
  'tax-debt': {
    name: 'Adótartozás',
    definition:
      'Valamelyik forrásunk adótartozást tart nyilván. A magyar adóhatóság csak a 100 millió forintnál nagyobb tartozásokat teszi közzé.',
    against: 'Nyilvántartott adótartozása van.',
  },
  'officer-failures': {
    name: 'Vezetők korábbi bukott cégei',
    definition:
      'Hány más cég ellen indult csőd-, felszámolási vagy kényszertörlési eljárás úgy, hogy a mostani képviselők vagy tulajdonosok valamelyike ott képviselő vagy tulajdonos volt, vagy két éven belül az volt.',
    against_one:
      'A képviselők, tulajdonosok {{count}} más cége került csőd-, felszámolási vagy kényszertörlési eljárás alá.',
    against_other:
      'A képviselők, tulajdonosok {{count}} más cége került csőd-, felszámolási vagy kényszertörlési eljárás alá.',
  },
  'auditor-changes': {
    name: 'Könyvvizsgáló cseréi',
    definition:
      'Hányszor változott a könyvvizsgáló az elmúlt 24 hónapban. Egy csere szokványos, az ismétlődő csere vitára utalhat.',
    against_one: 'Az elmúlt 24 hónapban a könyvvizsgáló {{count}} alkalommal változott.',
    against_other: 'Az elmúlt 24 hónapban a könyvvizsgáló {{count}} alkalommal változott.',
  },
  'seat-changes': {
    name: 'Székhely áthelyezései',
    definition:
      'Hányszor változott a székhely az elmúlt 24 hónapban. A bajba kerülő cégek gyakrabban költöznek, és az ismétlődő áthelyezés megnehezíti a hitelezők dolgát.',
    against_one: 'Az elmúlt 24 hónapban a székhely {{count}} alkalommal változott.',
    against_other: 'Az elmúlt 24 hónapban a székhely {{count}} alkalommal változott.',
  },
  size: {
    name: 'Létszám',
    definition:
      'A nyilvántartott foglalkoztatottak száma; ahol a nyilvántartás nem közli, vagy csak a felszámolás, végelszámolás, kényszertörlés előttről, a legutóbbi beszámolóé. Akik több embert foglalkoztatnak, ritkábban szűnnek meg; a súlya kicsi, mert a beszámoló tételei a méretet már tükrözik.',
    against: 'A nyilvántartott létszáma 0 fő.',
    for_one: 'A nyilvántartott létszáma {{count}} fő; a nagyobb létszámúak ritkábban szűnnek meg.',
    for_other: 'A nyilvántartott létszáma {{count}} fő; a nagyobb létszámúak ritkábban szűnnek meg.',
  },
  'other-procedure': {
    name: 'Egyéb eljárás',
    definition:
      'Folyamatban lévő végelszámolás, vagy más olyan eljárás, amelyet a forrás nem sorol közelebbről be: az fizetésképtelenségi eljárás is lehet. A végelszámolás felszámolásba fordul, ha a vagyon nem fedezi a tartozásokat.',
    against: 'Végelszámolás vagy más eljárás van folyamatban; az utóbbi fizetésképtelenségi eljárás is lehet.',
  },
  'own-funds': {
    name: 'Saját tőke előjele',
    definition: 'Pozitív-e a legutóbbi beszámolóban a saját tőke. Csak az egyszerűsített minősítésben számít.',
    against: 'A saját tőke negatív: az idegen források meghaladják az eszközöket.',
    for: 'A saját tőke pozitív.',
  },
  'annual-result': {
    name: 'Az év eredménye',
    definition: 'Nyereséggel zárt-e a legutóbbi beszámoló éve. Csak az egyszerűsített minősítésben számít.',
    against: 'A legutóbbi beszámoló éve veszteséggel zárt.',
    for: 'A legutóbbi beszámoló éve nyereséggel zárt.',
  },
} as const
