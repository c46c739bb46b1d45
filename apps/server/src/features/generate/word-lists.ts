type Words = readonly [string, ...string[]]

function words(text: string): Words {
  const [first = '', ...others] = text.trim().split(/\s+/)
  return [first, ...others]
}

function phrases(text: string): Words {
  const [first = '', ...others] = text.trim().split(/\s*,\s*/)
  return [first, ...others]
}

/** First halves of invented names; none is a brand by itself, each joins with every second half. */
export const NAME_STARTS = words(`
  Abra Agyag Aldó Almá Ambor Apró Aran Arvi Aszta Avar Balár Bánk Barká Barna Basal Bató Bélme Bendő Berek Berké Bodzá Bojta Boná Borká
  Borzsa Bóza Búvá Cedró Cserle Csermá Csille Csobó Csorbá Csuka Dalma Darvá Délce Derme Dobró Dombá Dorog Dúlá Ebes Egres Emző Endré
  Eper Érmel Eszme Ezüs Fakó Fenye Feren Fodré Fogas Folyá Füred Füzé Galá Gémes Gerle Giná Gomba Gödré Gyanta Gyöké Halá Hámor Harká
  Hársa Hegye Hódo Holló Homok Hortó Ibrá Iglic Illan Ipari Iszál Jácin Jáspi Jegen Juhar Kalá Kankó Kapor Karsa Kecel Kelep Kende Kerka
  Kishan Kökény Kömör Körté Lábat Langó Lápa Lebbő Légán Lengő Libán Liget Lugos Macská Magló Málná Marosz Mesté Mihó Mohá Morgó
  Nádas Napra Nefel Nyíre Ókor Ombró Ormán Ostor Öcsé Pader Pagó Pallo Patak Perje Pilis Pocsa Puszta Rábca Ráró Regős Rekett Réves
  Rigó Rozmá Sajgó Sárda Sásdi Selme Sirál Sólyo Somfa Sulyo Szalon Szárcs Szedre Szelí Szente Szikra Szirmá Tallé Tarack Tátik Tavas
  Telek Tímár Tófej Torló Tölgye Tündö Urbá Ürmös Vadon Vajká Valkó Varsa Vércse Vidra Zalka Zádor Zengő Zömök Zsálya Zsombó`)

/** Syllables that some names have between the halves. */
export const NAME_MIDDLES = words('ri la mo ne ta vi do sa ro li na mi de zi lo ka')

/** Second halves of invented names. */
export const NAME_ENDS = words(`
  bán bor csat dár dom dorf ér fény fok forr gár gát gond hab hajt hám ház hegy kád kar kert kor köz kút lak lan lár lomb mag mán
  mér mont nád nix pad pont por rend rét rom sor szál szer szik tál tár ték tér tor vad vál vár vég ven vit vonal zár zon zug`)

/** Words some companies put behind the invented name. */
export const NAME_ADDITIONS = words(
  'Plusz Trió Duó Invest Team Bau Print Csoport Solar Pannon Tisza Duna Dráva Alföld Dunántúl Kapos Körös Mátra Bükk Zala Rába Délkelet Északi Nyugati 2000 2010 2018 Hungária Express Centrum Profil Forma Komplex Modul',
)

export const STREETS = phrases(`
  Petőfi Sándor utca, Kossuth Lajos utca, Rákóczi út, Dózsa György út, Ady Endre utca, József Attila utca, Arany János utca, Széchenyi utca,
  Béke utca, Szabadság tér, Fő utca, Fő út, Táncsics Mihály utca, Jókai Mór utca, Bem József utca, Deák Ferenc utca, Vörösmarty utca,
  Bartók Béla út, Kodály Zoltán utca, Zrínyi utca, Hunyadi János utca, Mátyás király utca, Bajcsy-Zsilinszky út, Damjanich utca, Batthyány utca,
  Kölcsey utca, Móricz Zsigmond utca, Radnóti Miklós utca, Babits Mihály utca, Tompa Mihály utca, Mikszáth Kálmán utca, Gárdonyi Géza utca,
  Akácfa utca, Hársfa utca, Nyárfa utca, Diófa utca, Gesztenye utca, Fenyő utca, Rózsa utca, Tulipán utca, Ibolya utca, Orgona utca, Liliom utca,
  Virág utca, Kert utca, Malom utca, Patak utca, Vasút utca, Állomás utca, Iskola utca, Templom tér, Piac tér, Temető utca, Szőlő utca, Hegyalja út,
  Tavasz utca, Nyár utca, Hajnal utca, Napsugár utca, Gyár utca, Ipar utca, Ipartelepi út, Kereskedő utca, Raktár utca, Külső körút, Budai út, Pesti út,
  Bécsi út, Fehérvári út, Debreceni út, Szegedi út, Egri út, Pozsonyi út, Bányász utca, Munkás utca, Honvéd utca, Tűzoltó utca, Erdő utca, Mező utca,
  Rét utca, Dűlő út, Homok utca, Part utca, Duna utca, Tisza utca, Balaton utca, Révész utca, Halász utca, Vadász utca, Kovács utca, Kádár utca`)

export const FOREIGN_STEMS = words(
  'Adrion Baltrum Castellor Dorvenna Elbmark Falkenau Grauwald Helvarn Isarhof Jorvik Kestrelin Lindmoor Marvello Nordhavn Ostmarck Pellagro Quintaro Rheinfels Salvero Tarnhelm Ulvborg Valdora Westerlo Zollhof',
)
export const FOREIGN_WORDS = words(
  'Holding Beteiligungs Invest Group Handels International Capital Industries Partners Trading',
)

/** Country, legal form and cities of foreign owners; weights: assumption. */
export const FOREIGN_HOMES: readonly [ForeignHome, ...ForeignHome[]] = [
  {
    country: 'Németország',
    code: 'de',
    form: 'GmbH',
    cities: phrases('80331 München, 70173 Stuttgart, 20095 Hamburg, 50667 Köln'),
    weight: 26,
  },
  {
    country: 'Ausztria',
    code: 'at',
    form: 'GmbH',
    cities: phrases('1010 Wien, 8010 Graz, 4020 Linz, 5020 Salzburg'),
    weight: 24,
  },
  { country: 'Hollandia', code: 'nl', form: 'B.V.', cities: phrases('1012 Amsterdam, 3011 Rotterdam'), weight: 10 },
  { country: 'Ciprus', code: 'cy', form: 'Ltd.', cities: phrases('1061 Nicosia, 3025 Limassol'), weight: 8 },
  {
    country: 'Luxemburg',
    code: 'lu',
    form: 'S.à r.l.',
    cities: phrases('1115 Luxembourg, 2449 Luxembourg'),
    weight: 6,
  },
  { country: 'Szlovákia', code: 'sk', form: 's.r.o.', cities: phrases('811 01 Bratislava, 040 01 Košice'), weight: 8 },
  {
    country: 'Románia',
    code: 'ro',
    form: 'S.R.L.',
    cities: phrases('400001 Cluj-Napoca, 010011 București'),
    weight: 7,
  },
  { country: 'Olaszország', code: 'it', form: 'S.p.A.', cities: phrases('20121 Milano, 37121 Verona'), weight: 6 },
  { country: 'Egyesült Királyság', code: 'gb', form: 'Ltd.', cities: phrases('EC1A London, M1 Manchester'), weight: 5 },
]
export type ForeignHome = { country: string; code: string; form: string; cities: Words; weight: number }
