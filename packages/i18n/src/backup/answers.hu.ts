export const backupAnswersHu = {
  size: 'Az adatbázis táblái {{size}} helyet foglalnak; a célhelyen {{free}} szabad. A mentés ennél tömörebb.',
  progress: {
    saving: 'mentés: {{size}}',
    checking: 'ellenőrzés: {{size}}',
    loading: 'visszatöltés: {{size}}',
    indexing: 'indexek készítése',
  },
  saved:
    'A mentés kész: {{folder}} ({{size}}, {{tables}} tábla, {{rows}} sor). Jelszókivonatok és munkamenetek is vannak benne: csak a tulajdonosa olvashatja.',
  upgraded: 'frissítés erre a kiadásra: {{migration}}',
  restored:
    'A visszaállítás kész: {{tables}} tábla, {{rows}} sor, a mentés ideje: {{madeAt}}. A feladatsorban korábban várakozó feladatok, például levelek, törlődtek.',
  restoredAlerts:
    'A riasztások sorszámai innen folytatódnak: {{position}}. A későbbi sorszámokat a rendszer újra kiadja: aki a folyamot vagy a lapjait olvassa, és már tovább járt, az ez utániakat kérje. A webhookok a későbbi riasztásokat saját azonosítóval küldik.',
  savedKey:
    'A hitelesítő alkalmazások és a webhookok titkai a telepítés kulcsával vannak lepecsételve, amely nincs a mentésben (MERLEG_SECRET_KEY, vagy az adatmappa secret-key fájlja). Külön őrizze meg.',
  restoredKey:
    'A hitelesítő alkalmazások és a webhookok titkai annak a telepítésnek a kulcsával vannak lepecsételve, amelyen a mentés készült: adja meg MERLEG_SECRET_KEY-ként, vagy tegye annak adatmappájából a secret-key fájlt ebbe az adatmappába. Nélküle az alkalmazást használók csak helyreállító kóddal, jelkulccsal vagy a második lépés törlése után léphetnek be, webhook nem megy ki, és új titok sem készül.',
  stopped: 'Megszakítva. Semmi sem változott.',
  confirm: {
    question: 'A visszaállítás az adatbázis egész jelenlegi tartalmát törli. A folytatáshoz írja be: {{word}}\n> ',
    word: 'igen',
    refused: 'Nem történt semmi. Aki kérdés nélkül akarja felülírni az adatbázist, adja meg a --yes kapcsolót is.',
  },
  refusal: {
    exists: 'A célhely nem üres; a mentés nem ír felül semmit:',
    'no-space': 'A célhelyen elfogyott a hely; a félkész mentés törlődött:',
    'no-archive': 'Ez nem mentés, nincs benne manifest.json:',
    'manifest-damaged': 'A mentés leírása sérült:',
    format: 'A mentés formátumát ez a program nem ismeri:',
    'file-missing': 'A mentésből hiányzik egy fájl:',
    'file-size': 'A mentés egyik fájlja csonka, vagy más a mérete, mint volt:',
    'file-damaged': 'A mentés egyik fájljának tartalma sérült:',
    'row-count': 'A tábla más számú sort adott, mint amennyit a mentés ígér:',
    'table-missing': 'A mentésben nincs meg ez a tábla:',
    schema:
      'A mentés olyan sémájú adatbázisból való, amelyet egyik kiadás sem ismer: egy migráció hiányzik, vagy megváltozott. Állítsa vissza azzal a programmal, amelyik készítette. Migráció a mentésben ≠ itt (a mentés programváltozata):',
    'schema-newer':
      'A mentés a Mérleg egy újabb kiadásával készült. Állítsa vissza azzal a kiadással, vagy frissítse előbb ezt a programot. Migráció a mentésben ≠ itt (a mentés programváltozata):',
    'tables-of-others':
      'A sémában nem a Mérleg táblái is vannak, amelyeket egy másik kiadás mentésének visszatöltése törölne. Tegye őket külön sémába:',
    distributed:
      'Az adatbázis fürtre van elosztva. A mentést el nem osztott adatbázisba töltse vissza, és azt ossza el:',
    'not-empty': 'Az adatbázis nem üres. Felülírni a --replace kapcsolóval lehet. Nem üres táblák:',
    'database-in-use': 'Az adatbázist mások használják. Előbb állítsa le a kiszolgálót. Nyitott kapcsolatok:',
  },
} as const
