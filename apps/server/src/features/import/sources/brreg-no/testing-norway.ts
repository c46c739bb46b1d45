// Records as the register writes them, of made-up units.

export const UNIT = '923609016'
export const AUDITOR = '976389387'

export const unit = (more: object = {}, number = UNIT) => ({
  organisasjonsnummer: number,
  navn: 'FJORD ENERGI ASA',
  organisasjonsform: { kode: 'ASA', beskrivelse: 'Allmennaksjeselskap', _links: {} },
  hjemmeside: 'www.fjord.example',
  registreringsdatoEnhetsregisteret: '1995-03-12',
  stiftelsesdato: '1972-09-18',
  registrertIMvaregisteret: true,
  naeringskode1: { kode: '06.100', beskrivelse: 'Utvinning av råolje' },
  antallAnsatte: 21408,
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '4035',
    poststed: 'STAVANGER',
    adresse: ['Forusbeen 50', null],
    kommune: 'STAVANGER',
    kommunenummer: '1103',
  },
  kapital: { belop: 6_392_018_780, antallAksjer: 1, type: 'Aksjekapital', valuta: 'NOK', innfortDato: '2025-07-02' },
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  ...more,
})

export const role = (kode: string, holder: object, more: object = {}) => ({
  type: { kode, beskrivelse: `(${kode})` },
  ...holder,
  fratraadt: false,
  ...more,
})
export const person = (fornavn: string, etternavn: string, fodselsdato: string | null = '1968-05-04') => ({
  person: { fodselsdato, navn: { fornavn, etternavn }, erDoed: false },
})
export const rolesOf = (roller: object[], number = UNIT) => ({
  organisasjonsnummer: number,
  rollegrupper: [{ type: { kode: 'STYR' }, sistEndret: '2026-02-17', roller }],
})
