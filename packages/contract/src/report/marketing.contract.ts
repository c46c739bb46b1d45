import { ASSOCIATION_KINDS } from '../address-words.ts'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Provenance, ReportIdParams, Silence, StatusBadge } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

export type AssociationKind = (typeof ASSOCIATION_KINDS)[number]

const Contact = z.object({
  value: z.string(),
  url: z.string().nullable(),
  valid: z.boolean(),
  dates: z.string().nullable(),
  provenance: Provenance,
})

export const Marketing = z.object({
  contact: z.object({ phones: z.array(Contact), emails: z.array(Contact), websites: z.array(Contact) }),
  /** Companies in which this company has or had a share. */
  interests: z.array(
    z.object({
      registrationNumber: z.string().nullable(),
      name: z.string(),
      url: z.string().nullable(),
      status: StatusBadge.nullable(),
      share: z.string().nullable(),
      valid: z.boolean(),
      dates: z.string().nullable(),
      provenance: Provenance,
    }),
  ),
  /** More interests than are listed. */
  hasMoreInterests: z.boolean(),
  /** Companies tied to this one otherwise: by owner, officer, seat or succession. */
  associations: z.array(
    z.object({
      kind: z.enum(ASSOCIATION_KINDS),
      /** The kind in the caller's words. */
      type: z.string(),
      registrationNumber: z.string().nullable(),
      name: z.string(),
      link: z.string().nullable(),
      /** What ties them together, such as the name of the officer both have. */
      through: z.string().nullable(),
      status: StatusBadge.nullable(),
      valid: z.boolean(),
    }),
  ),
  /** More associations than are listed. */
  hasMoreAssociations: z.boolean(),
  /** What it means that none is listed. */
  silence: z.object({ contacts: Silence, interests: Silence, associations: Silence }),
})
export type Marketing = z.infer<typeof Marketing>

export const getMarketing = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/marketing',
  access: REPORT_SECTIONS.marketing.access,
  kind: 'json',
  summary: 'Contacts, interests and associations of a company',
  params: ReportIdParams,
  answer: Marketing,
  errors: ['company.not-found'],
})
