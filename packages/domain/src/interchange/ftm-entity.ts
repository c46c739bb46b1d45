import { z } from 'zod'

/** Entities of FollowTheMoney that the register has something of. */
export const FTM_PARTIES = ['Company', 'Organization', 'LegalEntity', 'PublicBody', 'Person'] as const
export const FTM_TIES = ['Ownership', 'Directorship', 'Succession', 'UnknownLink'] as const
export type FtmPartySchema = (typeof FTM_PARTIES)[number]
export type FtmTieSchema = (typeof FTM_TIES)[number]

/**
 * An entity of FollowTheMoney: values are texts, of each property as many as are known. Which properties there are its
 * schemata say; what is not known here is left as it is.
 */
export const FtmEntity = z.looseObject({
  id: z.string().trim().min(1).max(500),
  schema: z.string().min(1),
  properties: z.record(z.string(), z.array(z.string())),
})
export type FtmEntity = z.infer<typeof FtmEntity>

/** Which properties tell the two ends of a tie: who owns, leads or came before, and whom. */
export const FTM_ENDS = {
  Ownership: { party: 'owner', company: 'asset' },
  Directorship: { party: 'director', company: 'organization' },
  Succession: { party: 'predecessor', company: 'successor' },
  UnknownLink: { party: 'subject', company: 'object' },
} as const satisfies Record<FtmTieSchema, { party: string; company: string }>

/** Said of every entity of made-up data, which has no property of its own for it. */
export const FTM_MADE_UP = 'Made-up data: for demonstration, about nobody who exists.'

/** Is it somebody, and not a tie or something else? */
export function isFtmParty(schema: string): schema is FtmPartySchema {
  return FTM_PARTIES.some((known) => known === schema)
}

/** Does it tie two parties in a way that the register knows? */
export function isFtmTie(schema: string): schema is FtmTieSchema {
  return FTM_TIES.some((known) => known === schema)
}

/** What our own ids begin with, so that they meet those of nobody else. */
export const FTM_ID_PREFIX = 'merleg-'
/** Before the part of the votes, where it is told apart from the shares. */
export const FTM_VOTES = 'Voting rights: '
