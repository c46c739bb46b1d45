/**
 * The factors of the trained part of the rating by the keys of `domain/score/factor-keys`: what it is, how it is worked
 * out (denominators at least 1 % of total assets), why it matters.
 */
export const scoreFactorsHu = {
  equityRatio: {
    name: 'Saját tőke aránya',
    definition:
      'Az eszközök mekkora részét fedezi a saját tőke. Minél több a saját forrás, annál nagyobb veszteséget visel el a cég; negatív, ha a veszteségek a saját tőkét felemésztették.',
    formula: 'Saját tőke / Eszközök összesen',
  },
  retainedEarnings: {
    name: 'Jegyzett tőke feletti saját tőke',
    definition:
      'Az eszközök mekkora részét fedezi a jegyzett tőkén felüli saját tőke: a felhalmozott eredmény és a tartalékok. Azt mutatja, hogy a cég a működése során tőkét épített-e vagy felélte azt.',
    formula: '(Saját tőke − Jegyzett tőke) / Eszközök összesen',
  },
  currentRatio: {
    name: 'Likviditási ráta',
    definition:
      'A forgóeszközök hányszorosan fedezik az egy éven belül esedékes kötelezettségeket. 1 alatt a rövid lejáratú tartozásokat a forgóeszközök nem fedezik.',
    formula: 'Forgóeszközök / Rövid lejáratú kötelezettségek',
  },
  quickRatio: {
    name: 'Likviditási gyorsráta',
    definition:
      'A forgóeszközök a nehezebben pénzzé tehető készletek nélkül hányszorosan fedezik a rövid lejáratú kötelezettségeket.',
    formula: '(Forgóeszközök − Készletek) / Rövid lejáratú kötelezettségek',
  },
  cashRatio: {
    name: 'Pénzeszköz-likviditás',
    definition:
      'A pénzeszközök és a forgatási célú értékpapírok a rövid lejáratú kötelezettségek mekkora részét fedezik azonnal.',
    formula: '(Pénzeszközök + Értékpapírok) / Rövid lejáratú kötelezettségek',
  },
  longTermCover: {
    name: 'Befektetett eszközök tartós fedezete',
    definition:
      'A saját tőke és a hosszú lejáratú kötelezettségek hányszorosan fedezik a befektetett eszközöket. 1 alatt a tartósan lekötött eszközök egy részét rövid lejáratú forrás finanszírozza.',
    formula: '(Saját tőke + Hosszú lejáratú kötelezettségek) / Befektetett eszközök',
  },
  returnOnAssets: {
    name: 'Eszközarányos adózás előtti eredmény',
    definition: 'Mekkora adózás előtti eredményt hoztak az eszközök. A tartós veszteség a fizetésképtelenség fő oka.',
    formula: 'Adózás előtti eredmény / Eszközök összesen',
  },
  operatingMargin: {
    name: 'Árbevétel-arányos üzemi eredmény',
    definition:
      'Az árbevétel mekkora része maradt meg üzemi eredményként, az egyéb bevételekkel és ráfordításokkal együtt.',
    formula: 'Üzemi (üzleti) tevékenység eredménye / Értékesítés nettó árbevétele',
  },
  salesMargin: {
    name: 'Értékesítés eredményhányada',
    definition:
      'Az árbevétel mekkora része marad meg a működés költségei után, egyéb bevételek és ráfordítások nélkül. Azt mutatja, megél-e a cég abból, amit elad.',
    formula:
      '(Értékesítés nettó árbevétele + Aktivált saját teljesítmények − Anyagjellegű ráfordítások − Személyi jellegű ráfordítások − Értékcsökkenési leírás) / Értékesítés nettó árbevétele',
  },
  debtCoverage: {
    name: 'Adósságfedezet',
    definition:
      'Az idegen források mekkora részét lehetne visszafizetni egy évnyi eredményből és értékcsökkenésből. Idegen forrás mindaz, ami nem saját tőke: a kötelezettség, a céltartalék és a passzív időbeli elhatárolás. A veszteséget az eszközökhöz mérjük: a tartozáshoz mérve annál rosszabbnak látszana, minél kevesebb a tartozás.',
    formula: '(Adózás előtti eredmény + Értékcsökkenési leírás) / (Eszközök összesen − Saját tőke)',
  },
  financialBurden: {
    name: 'Pénzügyi ráfordítások terhe',
    definition:
      'Az árbevétel mekkora részét viszik el a pénzügyi műveletek ráfordításai: a kamatok, az árfolyamveszteség és a többi. Ha a beszámoló nem részletezi, a pénzügyi műveletek vesztesége, vagyis az üzemi és az adózás előtti eredmény különbsége.',
    formula: 'Pénzügyi műveletek ráfordításai / Értékesítés nettó árbevétele',
  },
  depreciationRate: {
    name: 'Értékcsökkenés aránya',
    definition:
      'Az év értékcsökkenési leírása a befektetett eszközökhöz képest. Ha egy cégnek vannak eszközei, de alig számol el utánuk értékcsökkenést, az leállt működésre vagy szépített eredményre utalhat. Nem számít, ha a befektetett eszközök nem érik el a mérlegfőösszeg huszadát.',
    formula: 'Értékcsökkenési leírás / Befektetett eszközök',
  },
  assetTurnover: {
    name: 'Eszközök forgási sebessége',
    definition: 'Hányszor térült meg az eszközök értéke az év árbevételében.',
    formula: 'Értékesítés nettó árbevétele / Eszközök összesen',
  },
  inventoryDays: {
    name: 'Készletek forgási ideje',
    definition: 'Hány napi árbevételnek felel meg az év végi készlet.',
    formula: 'Készletek / Értékesítés nettó árbevétele × 365',
  },
  receivableDays: {
    name: 'Vevők és egyéb követelések forgási ideje',
    definition:
      'Hány napi árbevételnek felelnek meg az év végi követelések. A hosszú idő lassan fizető vagy nem fizető vevőkre utal.',
    formula: 'Követelések / Értékesítés nettó árbevétele × 365',
  },
  shortTermDebtDays: {
    name: 'Rövid lejáratú kötelezettségek forgási ideje',
    definition:
      'Hány napi árbevételnek felelnek meg az év végi rövid lejáratú kötelezettségek. A hosszú idő halogatott fizetésre utal.',
    formula: 'Rövid lejáratú kötelezettségek / Értékesítés nettó árbevétele × 365',
  },
  salesGrowth: {
    name: 'Árbevétel változása',
    definition:
      'Mennyivel nőtt vagy csökkent az árbevétel az előző évihez képest. A visszaesés gyakran a baj első jele; évi 30 % felett a növekedés már nem ad több pontot, mert finanszírozni is kell.',
    formula: 'Értékesítés nettó árbevétele / Előző évi nettó árbevétel − 1',
  },
  priorProfits: {
    name: 'Korábbi évek eredménye',
    definition:
      'A két megelőző év átlagos adózás előtti eredménye az előző évi árbevételhez képest; ha csak az előző év ismert, annak eredménye. Ha az előző év nem ismert, nem ad és nem von le pontot.',
    formula: 'A két megelőző év átlagos adózás előtti eredménye / Előző évi nettó árbevétel',
  },
  profitChange: {
    name: 'Eredmény változása',
    definition:
      'Mennyivel jobb vagy rosszabb az idei adózás előtti eredmény a két megelőző év átlagánál, az árbevételhez képest; ha csak az előző év ismert, annál. A romlás gyakran előbb látszik, mint a veszteség.',
    formula:
      '(Adózás előtti eredmény − A két megelőző év átlagos adózás előtti eredménye) / Értékesítés nettó árbevétele',
  },
  size: {
    name: 'Méret',
    definition:
      'Az eszközök összege nagyságrendként: ezer zlotyban kifejezett értékének tízes alapú logaritmusa, rögzített, 2007–2013. évi árfolyamon: ez a programmal szállított modell lengyel tanítóadatainak léptéke.',
    formula: 'lg (Eszközök összesen, ezer PLN)',
  },
  depreciationShare: {
    name: 'Értékcsökkenés a költségekben',
    definition:
      'A működés költségeinek mekkora része értékcsökkenési leírás. Aki saját gépekkel, épületekkel dolgozik, ritkábban megy tönkre; ha a leírás hiányzik, az leállt működésre vagy szépített eredményre is utalhat. Egytized felett nem számít többet.',
    formula:
      'Értékcsökkenési leírás / (Anyagjellegű ráfordítások + Személyi jellegű ráfordítások + Értékcsökkenési leírás − Aktivált saját teljesítmények)',
  },
} as const
