import { z } from 'zod'

const Text = z.string().nullish()
const Members = z.record(z.string(), z.unknown()).nullish()

/** Accounts of a year as the register answers; the three groups hold the figures, however deep. */
export const Accounts = z.object({
  id: z.union([z.int().nonnegative(), z.string().regex(/^\d{1,15}$/)]).nullish(),
  regnskapstype: Text,
  virksomhet: z.object({ organisasjonsnummer: z.string() }),
  regnskapsperiode: z.object({ fraDato: Text, tilDato: Text }).nullish(),
  valuta: Text,
  avviklingsregnskap: z.boolean().nullish(),
  egenkapitalGjeld: Members,
  eiendeler: Members,
  resultatregnskapResultat: Members,
})
export type Accounts = z.infer<typeof Accounts>

const Numbered = z.object({ virksomhet: z.object({ organisasjonsnummer: z.string() }) })

/** Of whom accounts are that are built another way; null where they do not tell. */
export function findNumber(value: unknown): string | null {
  const told = Numbered.safeParse(value)
  return told.success ? told.data.virksomhet.organisasjonsnummer.slice(0, 20) : null
}
