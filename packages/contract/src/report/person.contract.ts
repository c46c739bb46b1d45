import { SAMENESS_LEVELS } from '@merleg/domain/connections/same-person'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, Provenance, StatusBadge } from '../fields.ts'
import { ROLE_MARKS } from './connection-list.contract.ts'

const PersonCompany = z.object({
  name: z.string(),
  url: z.string().nullable(),
  address: z.string().nullable(),
  icons: z.array(z.enum(ROLE_MARKS)),
  status: StatusBadge.nullable(),
  risk: z
    .object({ value: z.number().int(), band: z.string(), label: z.string(), backgroundColor: z.string() })
    .nullable(),
  /** A role is in force today and the company exists. */
  active: z.boolean(),
  roles: z.array(z.object({ text: z.string(), active: z.boolean(), provenance: Provenance })),
})
export type PersonCompany = z.infer<typeof PersonCompany>

export const Person = z.object({
  name: z.string(),
  /** Only made-up sources tell of the person: they do not exist. */
  isMadeUp: z.boolean(),
  asOf: IsoDate,
  /** On what grounds the entries are taken for one person, and how sure that is. */
  sameness: z.object({
    level: z.enum(SAMENESS_LEVELS),
    title: z.string(),
    text: z.string(),
    /** Spellings of the name beside the one shown. */
    spellings: z.array(z.string()),
    /** Others of the same name, in words; null where there are none. */
    namesakes: z.string().nullable(),
  }),
  bans: z.array(
    z.object({
      text: z.string().nullable(),
      active: z.boolean(),
      dates: z.string().nullable(),
      provenance: Provenance,
    }),
  ),
  counts: z.object({
    companies: z.number().int(),
    active: z.number().int(),
    inactive: z.number().int(),
    /** Companies that are in bankruptcy, liquidation or forced deletion today. */
    failed: z.number().int(),
  }),
  /** Those with a role in force first; the gravest status first among them. */
  companies: z.array(PersonCompany),
  /** Roles that are not listed, because there are too many. */
  notListed: z.number().int(),
  /** What no source tells of the roles in force: after, or before, the days of which their sources tell. In sentences. */
  untold: z.array(z.string()),
})
export type Person = z.infer<typeof Person>

/** Ids of persons are opaque: they tell nothing of who it is. */
export const PersonIdParams = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/) })

export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/api/person/:id',
  access: 'KapcsolatiHalo',
  isHeavy: true,
  kind: 'json',
  summary: 'Roles and shares of a person now and before, bans, and how sure it is that they are one person',
  params: PersonIdParams,
  answer: Person,
  errors: ['person.not-found'],
})
