/** An answer of the register of accounts, as it is written: of a made-up company, whose sums add up. */
export const NUMBER = '923609016'
export const OTHER = '976389387'

export const accounts = (more: object = {}, number = NUMBER) => ({
  id: 10,
  journalnr: '2025428073',
  regnskapstype: 'SELSKAP',
  virksomhet: { organisasjonsnummer: number, organisasjonsform: 'AS', morselskap: true },
  regnskapsperiode: { fraDato: '2024-01-01', tilDato: '2024-12-31' },
  valuta: 'NOK',
  avviklingsregnskap: false,
  oppstillingsplan: 'store',
  revisjon: { ikkeRevidertAarsregnskap: false, fravalgRevisjon: false },
  regnkapsprinsipper: { smaaForetak: false, regnskapsregler: 'regnskapslovenAlminneligRegler' },
  egenkapitalGjeld: {
    sumEgenkapitalGjeld: 1000,
    egenkapital: {
      sumEgenkapital: 400,
      opptjentEgenkapital: { sumOpptjentEgenkapital: 300 },
      innskuttEgenkapital: { sumInnskuttEgenkaptial: 100 },
    },
    gjeldOversikt: {
      sumGjeld: 600,
      kortsiktigGjeld: { sumKortsiktigGjeld: 350 },
      langsiktigGjeld: { sumLangsiktigGjeld: 250 },
    },
  },
  eiendeler: {
    sumEiendeler: 1000,
    omloepsmidler: { sumOmloepsmidler: 700 },
    anleggsmidler: { sumAnleggsmidler: 300 },
  },
  resultatregnskapResultat: {
    ordinaertResultatFoerSkattekostnad: 90.5,
    aarsresultat: 70,
    totalresultat: 71,
    finansresultat: {
      nettoFinans: -9.5,
      finansinntekt: { sumFinansinntekter: 0.5 },
      finanskostnad: { sumFinanskostnad: 10 },
    },
    driftsresultat: {
      driftsresultat: 100,
      driftsinntekter: { salgsinntekter: 1900, sumDriftsinntekter: 2000 },
      driftskostnad: { loennskostnad: 800, sumDriftskostnad: 1900 },
    },
  },
  ...more,
})
