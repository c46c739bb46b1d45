import { type Rng, WeightedChoice } from './rng.ts'

/**
 * What a branch of the economy is like: estimates in the order of magnitude of KSH's and Eurostat's structural business
 * statistics; failure factors after how often a branch appears among liquidations.
 */
export type Sector = {
  /** Net sales per head in thousand HUF, at prices of 2024. */
  salesPerHead: number
  /** Operating profit over sales. */
  margin: number
  /** Tangible assets, receivables and inventories over sales. */
  tangible: number
  receivables: number
  inventories: number
  /** Share of export in the sales of large companies. */
  exportShare: number
  failureFactor: number
  /** Extra fall of health in 2020. */
  pandemic: number
}

function sector(row: readonly [number, number, number, number, number, number, number, number]): Sector {
  const [salesPerHead, margin, tangible, receivables, inventories, exportShare, failureFactor, pandemic] = row
  return { salesPerHead, margin, tangible, receivables, inventories, exportShare, failureFactor, pandemic }
}

// Sales per head, margin, tangible, receivables, inventories, export, failure, pandemic.
const SECTORS = {
  A: sector([26_000, 0.07, 0.7, 0.12, 0.25, 0.15, 0.8, 0]),
  C: sector([24_000, 0.06, 0.35, 0.15, 0.15, 0.4, 1, -0.1]),
  E: sector([22_000, 0.05, 0.5, 0.15, 0.05, 0.1, 0.9, 0]),
  F: sector([21_000, 0.06, 0.15, 0.2, 0.1, 0.03, 1.7, 0]),
  G: sector([62_000, 0.035, 0.1, 0.1, 0.14, 0.12, 1.2, -0.05]),
  H: sector([25_000, 0.05, 0.4, 0.15, 0.02, 0.3, 1.3, -0.15]),
  I: sector([13_000, 0.06, 0.4, 0.04, 0.03, 0.02, 1.4, -0.7]),
  J: sector([24_000, 0.12, 0.1, 0.18, 0.02, 0.3, 0.7, 0.15]),
  K: sector([28_000, 0.12, 0.1, 0.2, 0.01, 0.05, 0.7, 0]),
  L: sector([30_000, 0.2, 1.8, 0.1, 0.1, 0.02, 0.8, -0.1]),
  M: sector([19_000, 0.12, 0.12, 0.2, 0.02, 0.15, 0.7, 0]),
  N: sector([15_000, 0.06, 0.15, 0.16, 0.02, 0.05, 1.3, -0.3]),
  P: sector([11_000, 0.08, 0.2, 0.1, 0.01, 0.03, 0.8, -0.3]),
  Q: sector([14_000, 0.12, 0.2, 0.08, 0.02, 0.02, 0.5, -0.1]),
  R: sector([14_000, 0.06, 0.35, 0.1, 0.02, 0.05, 1, -0.6]),
  S: sector([11_000, 0.07, 0.2, 0.08, 0.04, 0.02, 1, -0.4]),
}
type SectorKey = keyof typeof SECTORS

export type Activity = { code: string; sector: Sector; words: readonly [string, ...string[]] }

/** Class of TEÁOR'08, weight among main activities (estimated after KSH, enterprises by branch), and the words of company names it brings. */
const ACTIVITY_ROWS = `
A 0111 1.3 Agrár|Mezőgazdasági|Növénytermesztő
A 0150 0.6 Agrár|Mezőgazdasági|Gazdálkodó
A 0161 0.5 Agrár|Mezőgazdasági Szolgáltató
A 0210 0.4 Erdészeti|Erdőgazdálkodó
C 1011 0.2 Húsipari|Élelmiszeripari
C 1071 0.5 Pékség|Sütőipari|Élelmiszeripari
C 1413 0.3 Ruhaipari|Textilipari
C 1623 0.5 Faipari|Épületasztalos
C 1812 0.5 Nyomdaipari|Nyomda
C 2229 0.4 Műanyagipari|Műanyagfeldolgozó
C 2511 0.6 Fémszerkezet|Acélszerkezet-gyártó
C 2562 1 Fémipari|Forgácsoló|Gépipari
C 2594 0.2 Kötőelemgyártó|Fémipari
C 2712 0.2 Villamosipari|Elektronikai
C 2829 0.3 Gépgyártó|Gépipari
C 2932 0.2 Járműipari|Autóalkatrész-gyártó
C 3109 0.4 Bútorgyártó|Bútoripari
C 3312 0.5 Gépjavító|Ipari Szerviz
E 3811 0.2 Környezetvédelmi|Hulladékgazdálkodási
E 3831 0.2 Hulladékhasznosító|Környezetvédelmi
F 4110 0.9 Ingatlanfejlesztő|Beruházó
F 4120 3.4 Építőipari|Építő|Magasépítő
F 4211 0.3 Útépítő|Mélyépítő
F 4312 0.5 Földmunka|Építőipari
F 4321 1.6 Villanyszerelő|Villamossági|Elektro
F 4322 1.2 Épületgépészeti|Gépészeti
F 4329 0.5 Építőipari|Szigetelő
F 4334 0.6 Festő|Építőipari
F 4339 1 Építőipari|Generál
F 4391 0.4 Tetőfedő|Ács
G 4511 0.9 Autókereskedelmi|Autóház|Autó
G 4520 1.4 Autójavító|Autószerviz|Szerviz
G 4531 0.5 Autóalkatrész|Alkatrész-kereskedelmi
G 4619 1.2 Kereskedelmi|Kereskedőház
G 4621 0.4 Terménykereskedelmi|Agrárkereskedelmi
G 4631 0.4 Zöldség-gyümölcs|Kereskedelmi
G 4639 0.7 Élelmiszer-kereskedelmi|Nagykereskedelmi
G 4649 0.7 Nagykereskedelmi|Kereskedelmi
G 4669 0.9 Műszaki Kereskedelmi|Ipari Kereskedelmi
G 4673 0.7 Építőanyag|Építőanyag-kereskedelmi
G 4690 1.6 Kereskedelmi|Kereskedelmi és Szolgáltató|Nagykereskedelmi
G 4711 1.4 Élelmiszer|Kereskedelmi
G 4719 0.7 Kereskedelmi|Áruház
G 4730 0.2 Üzemanyag-kereskedelmi|Benzinkút
G 4752 0.7 Vasudvar|Festékbolt|Kereskedelmi
G 4771 0.9 Divat|Ruházati|Kereskedelmi
G 4773 0.7 Gyógyszertár|Patika
G 4778 0.6 Optika|Kereskedelmi
G 4791 1.6 Webáruház|Online Kereskedelmi|Kereskedelmi
H 4932 0.6 Személyszállító|Taxi
H 4941 2.2 Fuvarozó|Transz|Szállítmányozási
H 5210 0.4 Raktározási|Logisztikai
H 5229 0.6 Szállítmányozási|Logisztikai|Logisztika
H 5320 0.4 Futár|Csomagküldő
I 5510 0.5 Szálloda|Idegenforgalmi
I 5520 0.5 Vendégház|Turisztikai
I 5610 2.4 Vendéglátó|Étterem|Vendéglátóipari
I 5621 0.4 Rendezvény|Vendéglátó
I 5630 1 Kávézó|Vendéglátó
J 5829 0.3 Szoftver|Szoftverfejlesztő
J 5911 0.7 Film|Produkciós|Stúdió
J 6201 2.4 Informatikai|Szoftver|Szoftverfejlesztő
J 6202 1.4 Informatikai|Rendszerház|Informatikai Tanácsadó
J 6311 0.5 Adatfeldolgozó|Informatikai
K 6420 0.8 Vagyonkezelő|Holding|Befektetési
K 6622 0.9 Biztosítási|Biztosítási Tanácsadó
L 6810 1.1 Ingatlanforgalmazó|Ingatlan
L 6820 3.2 Ingatlanhasznosító|Ingatlan|Ingatlankezelő
L 6831 0.7 Ingatlanközvetítő|Ingatlan
M 6910 1.1 Jogi Szolgáltató|Jogi Tanácsadó
M 6920 2.3 Könyvelő|Számviteli|Könyvvizsgáló
M 7022 4 Tanácsadó|Üzletviteli Tanácsadó|Szolgáltató
M 7111 0.9 Építész|Építészeti
M 7112 2 Mérnöki|Mérnöki Tanácsadó|Tervező
M 7219 0.4 Kutató-Fejlesztő|Fejlesztő
M 7311 1.4 Reklám|Marketing|Kommunikációs
M 7410 0.5 Dizájn|Formatervező
M 7420 0.3 Fotó|Fotóstúdió
M 7490 0.8 Szolgáltató|Műszaki Szolgáltató
N 7711 0.4 Autókölcsönző|Bérautó
N 7732 0.3 Gépkölcsönző|Bérgép
N 7820 0.4 Munkaerő-kölcsönző|Személyzeti
N 7912 0.5 Utazási|Utazásszervező
N 8010 0.6 Biztonsági|Vagyonvédelmi|Őrző-védő
N 8110 0.5 Létesítménykezelő|Üzemeltető
N 8121 0.9 Takarító|Tisztítás-technikai
N 8130 0.5 Kertépítő|Kertészeti
N 8299 0.9 Szolgáltató|Ügyviteli
P 8551 0.5 Sport|Sportoktatási
P 8559 1.6 Oktatási|Képző|Nyelviskola
Q 8621 1.4 Háziorvosi|Egészségügyi
Q 8622 1.8 Egészségügyi|Orvosi|Szakorvosi
Q 8623 0.8 Fogorvosi|Fogászati
Q 8690 1 Gyógytorna|Egészségügyi
R 9001 0.6 Művészeti|Előadó-művészeti
R 9312 0.4 Sport|Sportegyesületi
R 9329 0.4 Szabadidő|Élménypark
S 9511 0.3 Számítógép-javító|Szerviz
S 9602 1.1 Fodrászat|Szépség|Kozmetikai
S 9609 0.7 Szolgáltató|Személyi Szolgáltató`

type WeightedActivity = Activity & { weight: number }

function isSectorKey(text: string): text is SectorKey {
  return Object.hasOwn(SECTORS, text)
}

function readActivity(row: string): WeightedActivity {
  const [, section = '', code = '', weight = '', names = ''] = /^(\S) (\d{4}) (\S+) (.+)$/.exec(row) ?? []
  if (!isSectorKey(section)) throw new Error(`made-up activities: no such section in "${row}"`)
  const [first = '', ...others] = names.split('|')
  return { code, sector: SECTORS[section], words: [first, ...others], weight: Number(weight) }
}

const [firstActivity, ...otherActivities] = ACTIVITY_ROWS.trim().split('\n')
export const ACTIVITIES: readonly [WeightedActivity, ...WeightedActivity[]] = [
  readActivity(firstActivity ?? ''),
  ...otherActivities.map(readActivity),
]
/** What only institutions and associations do: never drawn for a company. */
const INSTITUTION_ROWS = `
A 9104 0 Természetvédelmi
M 7211 0 Kutató
N 8425 0 Katasztrófavédelmi
N 8412 0 Igazgatási
P 8510 0 Óvoda
P 8520 0 Iskola
P 8531 0 Gimnázium
P 8532 0 Technikum
P 8552 0 Művészeti Iskola
Q 8810 0 Szociális
R 9101 0 Könyvtár
R 9004 0 Művelődési
S 9499 0 Közösségi`
const INSTITUTION_ACTIVITIES = INSTITUTION_ROWS.trim().split('\n').map(readActivity)
const byCode = new Map([...ACTIVITIES, ...INSTITUTION_ACTIVITIES].map((activity) => [activity.code, activity]))
const choice = new WeightedChoice(ACTIVITIES, (activity) => activity.weight)

/** What only offices of lawyers, bailiffs and notaries may do (Act LXXVIII of 2017). */
export const LEGAL_SERVICES = '6910'

export function drawActivity(rng: Rng): Activity {
  return choice.draw(rng)
}

/** The activity of a class that the made-up country has; an unknown one is a mistake of the caller. */
export function activityOf(code: string): Activity {
  const activity = byCode.get(code)
  if (activity === undefined) throw new Error(`made-up activities: no class ${code}`)
  return activity
}
