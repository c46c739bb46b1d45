import type { OnlineCountry } from '@merleg/domain/international/online-countries'

/** What the made-up companies of a country are made of. The places are real, the companies are not. */
export type MadeUpCountry = {
  forms: readonly string[]
  /** Postal code and town. */
  towns: readonly (readonly [string, string])[]
  streets: readonly string[]
  /** `#` is a digit. */
  registerNumber: string
  taxNumber: string
  currency: string
}

export const MADE_UP_COUNTRIES: Readonly<Record<OnlineCountry, MadeUpCountry>> = {
  at: {
    forms: ['GmbH', 'AG', 'OG', 'KG'],
    towns: [
      ['1010', 'Wien'],
      ['8010', 'Graz'],
      ['4020', 'Linz'],
      ['5020', 'Salzburg'],
    ],
    streets: ['Hauptstraße', 'Bahnhofstraße', 'Ringstraße'],
    registerNumber: 'FN 9#####x',
    taxNumber: 'ATU9#######',
    currency: 'EUR',
  },
  be: {
    forms: ['NV', 'BV', 'SRL'],
    towns: [
      ['1000', 'Bruxelles'],
      ['2000', 'Antwerpen'],
      ['9000', 'Gent'],
    ],
    streets: ['Kerkstraat', 'Rue de la Loi', 'Stationsstraat'],
    registerNumber: '9###.###.###',
    taxNumber: 'BE9#########',
    currency: 'EUR',
  },
  ch: {
    forms: ['AG', 'GmbH', 'SA'],
    towns: [
      ['8001', 'Zürich'],
      ['3011', 'Bern'],
      ['1201', 'Genève'],
    ],
    streets: ['Bahnhofstrasse', 'Hauptstrasse', 'Rue du Lac'],
    registerNumber: 'CHE-9##.###.###',
    taxNumber: 'CHE-9##.###.### MWST',
    currency: 'CHF',
  },
  de: {
    forms: ['GmbH', 'AG', 'UG', 'GmbH & Co. KG'],
    towns: [
      ['10115', 'Berlin'],
      ['20095', 'Hamburg'],
      ['80331', 'München'],
      ['50667', 'Köln'],
    ],
    streets: ['Hauptstraße', 'Lindenallee', 'Industrieweg'],
    registerNumber: 'HRB 9#####',
    taxNumber: 'DE9########',
    currency: 'EUR',
  },
  dk: {
    forms: ['ApS', 'A/S'],
    towns: [
      ['1050', 'København'],
      ['8000', 'Aarhus'],
      ['5000', 'Odense'],
    ],
    streets: ['Hovedgaden', 'Nørregade', 'Havnegade'],
    registerNumber: '9#######',
    taxNumber: 'DK9#######',
    currency: 'DKK',
  },
  es: {
    forms: ['S.L.', 'S.A.'],
    towns: [
      ['28001', 'Madrid'],
      ['08001', 'Barcelona'],
      ['46001', 'Valencia'],
    ],
    streets: ['Calle Mayor', 'Avenida de la Constitución', 'Calle Real'],
    registerNumber: 'M-9#####',
    taxNumber: 'ESB9#######',
    currency: 'EUR',
  },
  fr: {
    forms: ['SARL', 'SAS', 'SA'],
    towns: [
      ['75001', 'Paris'],
      ['69001', 'Lyon'],
      ['13001', 'Marseille'],
    ],
    streets: ['Rue de la République', 'Avenue Victor Hugo', 'Rue du Moulin'],
    registerNumber: '9## ### ###',
    taxNumber: 'FR99#########',
    currency: 'EUR',
  },
  gb: {
    forms: ['Ltd', 'PLC', 'LLP'],
    towns: [
      ['EC1A 1BB', 'London'],
      ['M1 1AE', 'Manchester'],
      ['B1 1AA', 'Birmingham'],
    ],
    streets: ['High Street', 'Station Road', 'Mill Lane'],
    registerNumber: '99######',
    taxNumber: 'GB9########',
    currency: 'GBP',
  },
  hu: {
    forms: ['Kft.', 'Zrt.', 'Bt.'],
    towns: [
      ['1011', 'Budapest'],
      ['4024', 'Debrecen'],
      ['6720', 'Szeged'],
    ],
    streets: ['Fő utca', 'Kossuth Lajos utca', 'Petőfi tér'],
    registerNumber: '99-09-9#####',
    taxNumber: '9#######-2-99',
    currency: 'HUF',
  },
  ie: {
    forms: ['Limited', 'DAC', 'PLC'],
    towns: [
      ['D01 F5P2', 'Dublin'],
      ['T12 W8KP', 'Cork'],
      ['H91 E2K3', 'Galway'],
    ],
    streets: ['Main Street', 'Patrick Street', 'Quay Road'],
    registerNumber: '9#####',
    taxNumber: 'IE9######W',
    currency: 'EUR',
  },
  is: {
    forms: ['ehf.', 'hf.'],
    towns: [
      ['101', 'Reykjavík'],
      ['600', 'Akureyri'],
      ['200', 'Kópavogur'],
    ],
    streets: ['Laugavegur', 'Hafnarstræti', 'Skólavegur'],
    registerNumber: '9#####-###9',
    taxNumber: 'IS 9####',
    currency: 'ISK',
  },
  it: {
    forms: ['S.r.l.', 'S.p.A.'],
    towns: [
      ['20121', 'Milano'],
      ['00184', 'Roma'],
      ['10121', 'Torino'],
    ],
    streets: ['Via Roma', 'Corso Italia', 'Via Garibaldi'],
    registerNumber: 'MI-9######',
    taxNumber: 'IT9##########',
    currency: 'EUR',
  },
  lt: {
    forms: ['UAB', 'AB'],
    towns: [
      ['01103', 'Vilnius'],
      ['44280', 'Kaunas'],
      ['91246', 'Klaipėda'],
    ],
    streets: ['Gedimino prospektas', 'Laisvės alėja', 'Taikos prospektas'],
    registerNumber: '9########',
    taxNumber: 'LT9########',
    currency: 'EUR',
  },
  lu: {
    forms: ['S.à r.l.', 'S.A.'],
    towns: [
      ['1118', 'Luxembourg'],
      ['4010', 'Esch-sur-Alzette'],
      ['9010', 'Ettelbruck'],
    ],
    streets: ['Grand-Rue', 'Avenue de la Gare', 'Rue des Fleurs'],
    registerNumber: 'B 9#####',
    taxNumber: 'LU9#######',
    currency: 'EUR',
  },
  mt: {
    forms: ['Ltd', 'p.l.c.'],
    towns: [
      ['VLT 1116', 'Valletta'],
      ['SLM 1440', 'Sliema'],
      ['BKR 4013', 'Birkirkara'],
    ],
    streets: ['Republic Street', 'Tower Road', 'Old Mill Street'],
    registerNumber: 'C 9####',
    taxNumber: 'MT9#######',
    currency: 'EUR',
  },
  nl: {
    forms: ['B.V.', 'N.V.'],
    towns: [
      ['1011 AB', 'Amsterdam'],
      ['3011 AD', 'Rotterdam'],
      ['3511 CE', 'Utrecht'],
    ],
    streets: ['Dorpsstraat', 'Stationsweg', 'Havenkade'],
    registerNumber: '9#######',
    taxNumber: 'NL9########B99',
    currency: 'EUR',
  },
  no: {
    forms: ['AS', 'ASA'],
    towns: [
      ['0150', 'Oslo'],
      ['5003', 'Bergen'],
      ['7010', 'Trondheim'],
    ],
    streets: ['Storgata', 'Kirkegata', 'Havnegata'],
    registerNumber: '### ### ###',
    taxNumber: 'NO#########MVA',
    currency: 'NOK',
  },
  pl: {
    forms: ['sp. z o.o.', 'S.A.'],
    towns: [
      ['00-001', 'Warszawa'],
      ['30-001', 'Kraków'],
      ['80-001', 'Gdańsk'],
    ],
    streets: ['ulica Polna', 'ulica Leśna', 'ulica Długa'],
    registerNumber: '999#######',
    taxNumber: 'PL9#########',
    currency: 'PLN',
  },
  se: {
    forms: ['AB', 'HB'],
    towns: [
      ['111 20', 'Stockholm'],
      ['411 03', 'Göteborg'],
      ['211 20', 'Malmö'],
    ],
    streets: ['Storgatan', 'Drottninggatan', 'Hamngatan'],
    registerNumber: '99####-####',
    taxNumber: 'SE99########01',
    currency: 'SEK',
  },
  us: {
    forms: ['Inc.', 'LLC', 'Corp.'],
    towns: [
      ['10001', 'New York, NY'],
      ['60601', 'Chicago, IL'],
      ['94105', 'San Francisco, CA'],
    ],
    streets: ['Main Street', 'Market Street', 'Oak Avenue'],
    registerNumber: 'DE-9######',
    taxNumber: '99-9######',
    currency: 'USD',
  },
}
