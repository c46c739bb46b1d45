/**
 * Failure models of the literature by the keys of `domain/score/classical-models`: how each is worked out, its published
 * limits; the names of its inputs, and why it could not be worked out.
 */
export const scoreClassicalModelsHu = {
  models: {
    'altman-emerging': {
      name: 'Altman Z″ (feltörekvő piacok)',
      formula:
        '3,25 + 6,56 × forgótőke / eszközök + 3,26 × felhalmozott eredmény / eszközök + 6,72 × kamat és adózás előtti eredmény / eszközök + 1,05 × saját tőke / idegen források',
      thresholds: '5,85 felett biztonságos, 4,35 alatt veszélyeztetett, közte szürke zóna',
    },
    'altman-double-prime': {
      name: 'Altman Z″',
      formula:
        '6,56 × forgótőke / eszközök + 3,26 × felhalmozott eredmény / eszközök + 6,72 × kamat és adózás előtti eredmény / eszközök + 1,05 × saját tőke / idegen források',
      thresholds: '2,6 felett biztonságos, 1,1 alatt veszélyeztetett, közte szürke zóna',
    },
    zmijewski: {
      name: 'Zmijewski',
      formula:
        '−4,336 − 4,513 × adózott eredmény / eszközök + 5,679 × idegen források / eszközök + 0,004 × forgóeszközök / rövid lejáratú kötelezettségek',
      thresholds: '0 alatt biztonságos; 0 és afelett (legalább 50 % becsült valószínűség) veszélyeztetett',
    },
    springate: {
      name: 'Springate',
      formula:
        '1,03 × forgótőke / eszközök + 3,07 × kamat és adózás előtti eredmény / eszközök + 0,66 × adózás előtti eredmény / rövid lejáratú kötelezettségek + 0,4 × árbevétel / eszközök',
      thresholds: '0,862 alatt veszélyeztetett, egyébként biztonságos',
    },
    in05: {
      name: 'IN05',
      formula:
        '0,13 × eszközök / kötelezettségek és céltartalékok + 0,04 × kamat és adózás előtti eredmény / fizetett kamat (legfeljebb 9) + 3,97 × kamat és adózás előtti eredmény / eszközök + 0,21 × összes bevétel / eszközök + 0,09 × forgóeszközök / rövid lejáratú kötelezettségek',
      thresholds: '1,6 felett értéket teremt, 0,9 alatt csőd felé tart, közte szürke zóna',
    },
    ohlson: {
      name: 'Ohlson O',
      formula:
        '−1,32 − 0,407 × ln(eszközök dollárban, 1968-as árszinten) + 6,03 × idegen források / eszközök − 1,43 × forgótőke / eszközök + 0,0757 × rövid lejáratú kötelezettségek / forgóeszközök − 1,72, ha az idegen források meghaladják az eszközöket − 2,37 × adózott eredmény / eszközök − 1,83 × (adózott eredmény + értékcsökkenés) / idegen források + 0,285, ha két éve veszteséges − 0,521 × az adózott eredmény változása a két év eredményének nagyságához mérve',
      thresholds: '0 alatt (50 % becsült valószínűség alatt) biztonságos, egyébként veszélyeztetett',
    },
  },
  zones: { safe: 'biztonságos', grey: 'szürke zóna', distress: 'veszélyeztetett', none: 'nem számítható' },
  disagreement: {
    distress:
      'A {{total}} kiszámítható klasszikus modellből {{count}} veszélyzónát jelez, a minősítés viszont: {{label}}. A klasszikus modellek nem részei a pontszámnak; az eltérés okát döntés előtt tisztázni kell.',
    safe: 'Mind a {{count}} kiszámítható klasszikus modell biztonságos zónát jelez, a minősítés viszont: {{label}}. A klasszikus modellek nem részei a pontszámnak, és a nyilvántartások tényeit nem látják.',
  },
  whyShown:
    'Csak összehasonlításul: más országok és évtizedek cégein készültek, a minősítésbe nem számítanak bele. Ahol a hazai beszámoló mást mutat, mint amire a szerzők számoltak, a helyettesítést jelezzük.',
  source: '{{authors}} ({{year}}): {{title}}. {{in}}',
  notComputable: {
    missing: 'Nem számítható, mert a beszámolóból hiányzik: {{inputs}}.',
    notAboveZero: 'Nem számítható, mert nulla vagy negatív: {{inputs}}.',
  },
  approximations: {
    'operating-profit-for-ebit':
      'A kamat és adózás előtti eredmény helyett az üzemi (üzleti) tevékenység eredménye, mert a beszámoló nem közli a fizetett kamatot',
    'financial-expenditure-for-interest':
      'A fizetett kamat helyett a pénzügyi műveletek összes ráfordítása, mert a beszámoló a kamatot külön nem közli',
    'price-level':
      'Az eszközök 2024-es átlagárfolyamon dollárra váltva, az amerikai GDP-deflátorral (1968 = 100) a GNP árindexe helyett',
  },
  inputs: {
    totalAssets: 'eszközök összesen',
    currentAssets: 'forgóeszközök',
    shortTermLiabilities: 'rövid lejáratú kötelezettségek',
    equity: 'saját tőke',
    totalLiabilities: 'idegen források',
    borrowedFunds: 'kötelezettségek és céltartalékok',
    retainedEarnings: 'felhalmozott eredmény',
    ebit: 'kamat és adózás előtti eredmény',
    interest: 'fizetett kamat',
    profitBeforeTax: 'adózás előtti eredmény',
    profitAfterTax: 'adózott eredmény',
    previousProfitAfterTax: 'az előző év adózott eredménye',
    netSales: 'árbevétel',
    totalIncome: 'összes bevétel',
    fundsFromOperations: 'adózott eredmény és értékcsökkenés',
    deflatedAssets: 'eszközök összehasonlítható árszinten',
  },
} as const
