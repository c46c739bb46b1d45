import type { Locale } from '../locale.ts'
import { SANCTION_LIST_NAMES } from './sanction-list-names.ts'

type Names = Readonly<Record<Locale, string>>

const DEMONSTRATION: Names = {
  hu: 'Mérleg bemutató adatbázis',
  en: 'Mérleg demonstration database',
  de: 'Mérleg-Vorführdatenbank',
}

/** Titles and publishers of the sources that the product makes itself or reads, as they are stored, in each language. */
const SOURCE_NAMES: Readonly<Record<string, Names>> = {
  [DEMONSTRATION.hu]: DEMONSTRATION,
  'Mérleg bemutató adatbázis – kitalált cégek': {
    hu: 'Mérleg bemutató adatbázis – kitalált cégek',
    en: 'Mérleg demonstration database – made-up companies',
    de: 'Mérleg-Vorführdatenbank – erfundene Unternehmen',
  },
  'Kitalált szankciós jegyzék a bemutatóhoz': {
    hu: 'Kitalált szankciós jegyzék a bemutatóhoz',
    en: 'Made-up sanctions list for the demonstration',
    de: 'Erfundene Sanktionsliste für die Vorführung',
  },
  ...SANCTION_LIST_NAMES,
  'Európai Bizottság': { hu: 'Európai Bizottság', en: 'European Commission', de: 'Europäische Kommission' },
  'VIES – a közösségi adószámok ellenőrzése': {
    hu: 'VIES – a közösségi adószámok ellenőrzése',
    en: 'VIES – validation of EU VAT numbers',
    de: 'MIAS (VIES) – Bestätigung von USt-IdNrn.',
  },
  'Regnskapsregisteret, nøkkeltall fra årsregnskapet': {
    hu: 'Norvég beszámoló-nyilvántartás, az éves beszámolók főbb adatai',
    en: 'Norwegian Register of Company Accounts, key figures of annual accounts',
    de: 'Norwegisches Register der Jahresabschlüsse, Eckzahlen',
  },
  'Nemzeti Adó- és Vámhivatal': {
    hu: 'Nemzeti Adó- és Vámhivatal',
    en: 'National Tax and Customs Administration (Hungary)',
    de: 'Nationales Steuer- und Zollamt (Ungarn)',
  },
  '180 napja folyamatosan fennálló nagy összegű adótartozások': {
    hu: '180 napja folyamatosan fennálló nagy összegű adótartozások',
    en: 'Large tax debts outstanding for 180 days on end',
    de: 'Hohe Steuerschulden, die seit 180 Tagen ununterbrochen bestehen',
  },
  'Be nem jelentett alkalmazottat foglalkoztató adózók': {
    hu: 'Be nem jelentett alkalmazottat foglalkoztató adózók',
    en: 'Employers of undeclared employees',
    de: 'Arbeitgeber nicht angemeldeter Beschäftigter',
  },
  'Nagy összegű adóhiányosok': {
    hu: 'Nagy összegű adóhiányosok',
    en: 'Taxpayers with a large tax shortage',
    de: 'Steuerpflichtige mit hohem Steuerfehlbetrag',
  },
  'Igazságügyi Minisztérium': {
    hu: 'Igazságügyi Minisztérium',
    en: 'Ministry of Justice (Hungary)',
    de: 'Justizministerium (Ungarn)',
  },
  'Elektronikus Beszámoló Portál': {
    hu: 'Elektronikus Beszámoló Portál',
    en: 'Electronic Accounts Portal (Elektronikus Beszámoló Portál)',
    de: 'Elektronisches Portal für Jahresabschlüsse (Elektronikus Beszámoló Portál)',
  },
  'Elektronikus Beszámoló Portál – mentett lapok': {
    hu: 'Elektronikus Beszámoló Portál – mentett lapok',
    en: 'Electronic Accounts Portal (Elektronikus Beszámoló Portál) – saved pages',
    de: 'Elektronisches Portal für Jahresabschlüsse (Elektronikus Beszámoló Portál) – gespeicherte Seiten',
  },
  'Transparency International Hungary': {
    hu: 'Transparency International Magyarország',
    en: 'Transparency International Hungary',
    de: 'Transparency International Ungarn',
  },
  'Ministerul Finanțelor (România)': {
    hu: 'Pénzügyminisztérium (Románia)',
    en: 'Ministry of Finance (Romania)',
    de: 'Finanzministerium (Rumänien)',
  },
  'Situații financiare anuale 2013–2024 (data.gov.ro)': {
    hu: 'Éves beszámolók, 2013–2024 (data.gov.ro)',
    en: 'Annual accounts, 2013–2024 (data.gov.ro)',
    de: 'Jahresabschlüsse, 2013–2024 (data.gov.ro)',
  },
  'Registrite ja Infosüsteemide Keskus': {
    hu: 'Nyilvántartások és Információs Rendszerek Központja (Észtország)',
    en: 'Centre of Registers and Information Systems (Estonia)',
    de: 'Zentrum der Register und Informationssysteme (Estland)',
  },
  'Companies House': {
    hu: 'Companies House (Egyesült Királyság)',
    en: 'Companies House (United Kingdom)',
    de: 'Companies House (Vereinigtes Königreich)',
  },
  'Free Company Data Product': {
    hu: 'Cégalapadatok (Free Company Data Product)',
    en: 'Basic company data (Free Company Data Product)',
    de: 'Basisdaten der Gesellschaften (Free Company Data Product)',
  },
  'People with significant control snapshot': {
    hu: 'Tényleges irányítók (People with significant control)',
    en: 'People with significant control',
    de: 'Personen mit maßgeblicher Kontrolle (People with significant control)',
  },
  'Accounts Data Product': {
    hu: 'Elektronikusan benyújtott beszámolók (Accounts Data Product)',
    en: 'Accounts filed electronically (Accounts Data Product)',
    de: 'Elektronisch eingereichte Jahresabschlüsse (Accounts Data Product)',
  },
  'E-äriregister, avaandmed, 2022-01': {
    hu: 'E-cégjegyzék, nyílt adatok, 2022. január',
    en: 'E-Business Register, open data, January 2022',
    de: 'E-Unternehmensregister, offene Daten, Januar 2022',
  },
  Brønnøysundregistrene: {
    hu: 'Brønnøysundi Nyilvántartások (Norvégia)',
    en: 'Brønnøysund Register Centre (Norway)',
    de: 'Brønnøysund-Register (Norwegen)',
  },
  'Enhetsregisteret, åpne data': {
    hu: 'Szervezetek központi nyilvántartása, nyílt adatok',
    en: 'Central Coordinating Register for Legal Entities, open data',
    de: 'Zentrales Register der Rechtseinheiten, offene Daten',
  },
  'Registergerichte der Länder (handelsregister.de)': {
    hu: 'A német tartományok cégbíróságai (handelsregister.de)',
    en: 'Courts of registration of the German states (handelsregister.de)',
    de: 'Registergerichte der Länder (handelsregister.de)',
  },
  'Global Legal Entity Identifier Foundation': {
    hu: 'GLEIF, a jogalany-azonosítók nemzetközi alapítványa',
    en: 'Global Legal Entity Identifier Foundation (GLEIF)',
    de: 'Global Legal Entity Identifier Foundation (GLEIF)',
  },
  'GLEIF golden copy': {
    hu: 'Jogalany-azonosítók (LEI), GLEIF golden copy',
    en: 'Legal entity identifiers (LEI), GLEIF golden copy',
    de: 'Rechtsträgerkennungen (LEI), GLEIF Golden Copy',
  },
  Registerbekanntmachungen: {
    hu: 'Cégbírósági közlemények (Németország)',
    en: 'Register notices (Germany)',
    de: 'Registerbekanntmachungen',
  },
  'E-äriregister, avaandmed': {
    hu: 'E-cégjegyzék, nyílt adatok',
    en: 'E-Business Register, open data',
    de: 'E-Unternehmensregister, offene Daten',
  },
  'E-äriregister, majandusaasta aruannete põhinäitajad': {
    hu: 'E-cégjegyzék, az éves beszámolók fő adatai',
    en: 'E-Business Register, key figures of annual reports',
    de: 'E-Unternehmensregister, Kennzahlen der Jahresberichte',
  },
  'Maksu- ja Tolliamet': {
    hu: 'Adó- és Vámhivatal (Észtország)',
    en: 'Tax and Customs Board (Estonia)',
    de: 'Steuer- und Zollamt (Estland)',
  },
  'Tasutud maksud, käive ja töötajate arv': {
    hu: 'Megfizetett adók, forgalom és létszám',
    en: 'Taxes paid, turnover and number of employees',
    de: 'Gezahlte Steuern, Umsatz und Beschäftigtenzahl',
  },
  'Maksuvõlglaste nimekiri': {
    hu: 'Adótartozók jegyzéke',
    en: 'List of tax debtors',
    de: 'Liste der Steuerschuldner',
  },
  'Latvijas Republikas Uzņēmumu reģistrs': {
    hu: 'Cégnyilvántartás (Lettország)',
    en: 'Register of Enterprises (Latvia)',
    de: 'Unternehmensregister (Lettland)',
  },
  'Uzņēmumu reģistra atvērtie dati': {
    hu: 'A cégnyilvántartás nyílt adatai',
    en: 'Open data of the Register of Enterprises',
    de: 'Offene Daten des Unternehmensregisters',
  },
  'Maksātnespējas reģistrs, juridisko personu procesi': {
    hu: 'Fizetésképtelenségi nyilvántartás, jogi személyek eljárásai',
    en: 'Insolvency register, proceedings of legal persons',
    de: 'Insolvenzregister, Verfahren juristischer Personen',
  },
  'Valsts ieņēmumu dienests': {
    hu: 'Állami Adóhivatal (Lettország)',
    en: 'State Revenue Service (Latvia)',
    de: 'Staatlicher Steuerdienst (Lettland)',
  },
  'Saimnieciskās darbības apturēšana': {
    hu: 'A gazdasági tevékenység felfüggesztése',
    en: 'Suspensions of business activity',
    de: 'Aussetzungen der Geschäftstätigkeit',
  },
  'Samaksāto nodokļu kopsummas': {
    hu: 'A megfizetett adók összegei',
    en: 'Totals of taxes paid',
    de: 'Summen der gezahlten Steuern',
  },
  'Gada pārskatu finanšu dati': {
    hu: 'Az éves beszámolók pénzügyi adatai',
    en: 'Financial data of annual accounts',
    de: 'Finanzdaten der Jahresabschlüsse',
  },
}

const MADE_UP_LICENCE = 'Kitalált adatok; valós céggel vagy személlyel való egyezésük a véletlen műve.'
const MADE_UP_LIST_LICENCE = 'Kitalált adatok; valós személlyel vagy szervezettel való egyezésük a véletlen műve.'

/** Terms of use that are no name of a licence, as they are stored, in each language. */
const LICENCES: Readonly<Record<string, Names>> = {
  [MADE_UP_LICENCE]: {
    hu: MADE_UP_LICENCE,
    en: 'Made-up data; any likeness to a real company or person is a coincidence.',
    de: 'Erfundene Daten; Übereinstimmungen mit wirklichen Unternehmen oder Personen sind Zufall.',
  },
  [MADE_UP_LIST_LICENCE]: {
    hu: MADE_UP_LIST_LICENCE,
    en: 'Made-up data; any likeness to a real person or organisation is a coincidence.',
    de: 'Erfundene Daten; Übereinstimmungen mit wirklichen Personen oder Organisationen sind Zufall.',
  },
  'Törvény szerint nyilvános (2000. évi C. törvény 153–154. §)': {
    hu: 'Törvény szerint nyilvános (2000. évi C. törvény 153–154. §)',
    en: 'Public by law (Hungarian Act C of 2000, sections 153–154)',
    de: 'Von Gesetzes wegen öffentlich (ungarisches Gesetz C von 2000, §§ 153–154)',
  },
  'Public by law (Act CL of 2017)': {
    hu: 'Törvény szerint nyilvános (2017. évi CL. törvény)',
    en: 'Public by law (Hungarian Act CL of 2017)',
    de: 'Von Gesetzes wegen öffentlich (ungarisches Gesetz CL von 2017)',
  },
  'Public by law (Act CL of 2017, section 264)': {
    hu: 'Törvény szerint nyilvános (2017. évi CL. törvény 264. §)',
    en: 'Public by law (Hungarian Act CL of 2017, section 264)',
    de: 'Von Gesetzes wegen öffentlich (ungarisches Gesetz CL von 2017, § 264)',
  },
  'Amtliche Bekanntmachungen; Sammlung: MIT': {
    hu: 'Hivatalos közlemények; a gyűjtemény: MIT',
    en: 'Official notices; the collection: MIT',
    de: 'Amtliche Bekanntmachungen; Sammlung: MIT',
  },
  'Open data of data.gov.ro': {
    hu: 'A data.gov.ro nyílt adatai',
    en: 'Open data of data.gov.ro',
    de: 'Offene Daten von data.gov.ro',
  },
  'Open data of the Estonian Tax and Customs Board': {
    hu: 'Az észt Adó- és Vámhivatal nyílt adatai',
    en: 'Open data of the Estonian Tax and Customs Board',
    de: 'Offene Daten des estnischen Steuer- und Zollamts',
  },
  'Free for any use (Companies House); Crown copyright': {
    hu: 'Szabadon felhasználható (Companies House); Crown copyright',
    en: 'Free for any use (Companies House); Crown copyright',
    de: 'Frei nutzbar (Companies House); Crown Copyright',
  },
  'Reuse of documents of the European Commission (Decision 2011/833/EU)': {
    hu: 'Az Európai Bizottság dokumentumainak további felhasználása (2011/833/EU határozat)',
    en: 'Reuse of documents of the European Commission (Decision 2011/833/EU)',
    de: 'Weiterverwendung von Dokumenten der Europäischen Kommission (Beschluss 2011/833/EU)',
  },
  'United Nations terms of use': {
    hu: 'Az ENSZ felhasználási feltételei',
    en: 'United Nations terms of use',
    de: 'Nutzungsbedingungen der Vereinten Nationen',
  },
  'Public domain': { hu: 'Közkincs (public domain)', en: 'Public domain', de: 'Gemeinfrei (public domain)' },
}

/** The terms of use of a source in the reader's language; names of licences stay as they are. */
export function translateLicence(locale: Locale, licence: string): string {
  return LICENCES[licence]?.[locale] ?? licence
}

/** A source with its title and publisher in the reader's language; one that is not in the table keeps its own words. */
export function translateSource<Source extends { readonly publisher: string; readonly title: string }>(
  locale: Locale,
  source: Source,
): Source {
  const name = (text: string): string => SOURCE_NAMES[text]?.[locale] ?? text
  return { ...source, publisher: name(source.publisher), title: name(source.title) }
}
