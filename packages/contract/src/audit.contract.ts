import { AUDIT_ACT_NAMES, AUDIT_ACTORS } from '@merleg/domain/audit-acts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate } from './fields.ts'
import { ListMeta, pagingQuery } from './paging.ts'
import { TABLE_FILES } from './table-files.ts'

/** Entries that a file can have. */
export const AUDIT_FILE_MAX_ROWS = 50_000

const auditQuery = {
  act: z.enum(AUDIT_ACT_NAMES).optional(),
  user: z.uuid().optional(),
  /** Hungarian days, both included. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
}

const AuditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.object({
    kind: z.enum(AUDIT_ACTORS),
    /** A user or a key; what the kind says of others, in the caller's language. */
    name: z.string(),
    email: z.string().nullable(),
  }),
  act: z.string(),
  /** What was done, in the caller's language. */
  text: z.string(),
  /** To what, with that by which it is known; null where the act says it. */
  subject: z.object({ id: z.string(), text: z.string(), url: z.string().nullable() }).nullable(),
  /** What else there is to say, in the caller's language. */
  detail: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/administration/audit',
  access: 'user',
  role: 'administrator',
  kind: 'json',
  summary: 'Who of the subscriber did what, the latest first',
  query: z.strictObject({ ...auditQuery, ...pagingQuery }),
  answer: z.object({
    results: z.array(AuditEntry),
    meta: ListMeta,
    users: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
    acts: z.array(z.object({ act: z.enum(AUDIT_ACT_NAMES), text: z.string() })),
  }),
  errors: ['days.reversed'],
})
export type AuditPage = z.infer<typeof listAudit.answer>

export const downloadAudit = defineEndpoint({
  method: 'GET',
  path: '/api/administration/audit/file',
  access: 'user',
  role: 'administrator',
  isHeavy: true,
  kind: 'file',
  summary: 'The audit trail as CSV, JSON or XLSX, the latest first',
  query: z.strictObject({ ...auditQuery, format: z.enum(TABLE_FILES) }),
  errors: ['audit.too-long', 'days.reversed'],
})
