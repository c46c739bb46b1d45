import { z } from 'zod'

const Text = z.string().nullish()
const Coded = z.object({ kode: z.string(), beskrivelse: Text }).nullish()

const PostalAddress = z
  .object({
    land: Text,
    landkode: Text,
    postnummer: Text,
    poststed: Text,
    adresse: z.array(z.string().nullable()).nullish(),
    kommune: Text,
    kommunenummer: Text,
  })
  .nullish()
export type PostalAddress = z.infer<typeof PostalAddress>

const shared = {
  organisasjonsnummer: z.string(),
  navn: Text,
  organisasjonsform: z.object({ kode: z.string(), beskrivelse: Text }),
  naeringskode1: Coded,
  naeringskode2: Coded,
  naeringskode3: Coded,
  antallAnsatte: z.number().nullish(),
  harRegistrertAntallAnsatte: z.boolean().nullish(),
  registreringsdatoEnhetsregisteret: Text,
  hjemmeside: Text,
  epostadresse: Text,
  telefon: Text,
  mobil: Text,
}

/** A main unit (enhet) as the register gives it; what is not read is left out. */
export const Unit = z.object({
  ...shared,
  postadresse: PostalAddress,
  forretningsadresse: PostalAddress,
  stiftelsesdato: Text,
  slettedato: Text,
  konkurs: z.boolean(),
  konkursdato: Text,
  underAvvikling: z.boolean(),
  underAvviklingDato: Text,
  underTvangsavviklingEllerTvangsopplosning: z.boolean(),
  tvangsavvikletPgaManglendeSlettingDato: Text,
  tvangsopplostPgaManglendeDagligLederDato: Text,
  tvangsopplostPgaManglendeRevisorDato: Text,
  tvangsopplostPgaManglendeRegnskapDato: Text,
  tvangsopplostPgaMangelfulltStyreDato: Text,
  underRekonstruksjonsforhandlingDato: Text,
  underUtenlandskInsolvensbehandlingDato: Text,
  registrertIMvaregisteret: z.boolean().nullish(),
  kapital: z.object({ belop: z.number().nullish(), valuta: Text, innfortDato: Text }).nullish(),
  historiskeNavn: z.array(z.object({ navn: z.string(), fraDato: Text, tilDato: Text })).nullish(),
})
export type Unit = z.infer<typeof Unit>

/** A main unit that left the register (`SlettetEnhet`), or of which no more than its last day is to be told. */
export const DeletedUnit = z.object({
  organisasjonsnummer: z.string(),
  navn: Text,
  organisasjonsform: z.object({ kode: z.string(), beskrivelse: Text }).nullish(),
  slettedato: Text,
  historiskeNavn: Unit.shape.historiskeNavn,
})
export type DeletedUnit = z.infer<typeof DeletedUnit>

/** A place of business (underenhet) of a main unit. */
export const SubUnit = z.object({
  ...shared,
  overordnetEnhet: Text,
  beliggenhetsadresse: PostalAddress,
  oppstartsdato: Text,
  nedleggelsesdato: Text,
})
export type SubUnit = z.infer<typeof SubUnit>

const Role = z.object({
  type: z.object({ kode: z.string(), beskrivelse: Text }),
  person: z
    .object({
      fodselsdato: Text,
      navn: z.object({ fornavn: Text, mellomnavn: Text, etternavn: Text }).nullish(),
    })
    .nullish(),
  enhet: z
    .object({
      organisasjonsnummer: Text,
      navn: z.union([z.string(), z.array(z.string().nullable()), z.object({ navnelinje1: Text })]).nullish(),
    })
    .nullish(),
  fratraadt: z.boolean().nullish(),
  avregistrert: z.boolean().nullish(),
})
export type Role = z.infer<typeof Role>

/** All roles in a unit, by groups. */
export const UnitRoles = z.object({
  organisasjonsnummer: z.string(),
  rollegrupper: z
    .array(z.object({ type: z.object({ kode: z.string() }), sistEndret: Text, roller: z.array(Role).nullish() }))
    .nullish(),
})
export type UnitRoles = z.infer<typeof UnitRoles>
