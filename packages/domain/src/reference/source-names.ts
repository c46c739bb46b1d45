import type { Locale } from '../locale.ts'

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
  'Az Európai Unió Kiadóhivatala': {
    hu: 'Az Európai Unió Kiadóhivatala',
    en: 'Publications Office of the European Union',
    de: 'Amt für Veröffentlichungen der Europäischen Union',
  },
  'Az Európai Unió korlátozó intézkedéseinek jegyzékei (Hivatalos Lap)': {
    hu: 'Az Európai Unió korlátozó intézkedéseinek jegyzékei (Hivatalos Lap)',
    en: 'Lists of restrictive measures of the European Union (Official Journal)',
    de: 'Listen der restriktiven Maßnahmen der Europäischen Union (Amtsblatt)',
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
  'E-äriregister, avaandmed, 2022-01': {
    hu: 'E-cégjegyzék, nyílt adatok, 2022. január',
    en: 'E-Business Register, open data, January 2022',
    de: 'E-Unternehmensregister, offene Daten, Januar 2022',
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
  'Gada pārskatu finanšu dati': {
    hu: 'Az éves beszámolók pénzügyi adatai',
    en: 'Financial data of annual accounts',
    de: 'Finanzdaten der Jahresabschlüsse',
  },
}

/** A source with its title and publisher in the reader's language; one that is not in the table keeps its own words. */
export function translateSource<Source extends { readonly publisher: string; readonly title: string }>(
  locale: Locale,
  source: Source,
): Source {
  const name = (text: string): string => SOURCE_NAMES[text]?.[locale] ?? text
  return { ...source, publisher: name(source.publisher), title: name(source.title) }
}
