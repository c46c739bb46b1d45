import { createHash } from 'node:crypto'
import { BODS_VERSION, type BodsSource, type BodsStatement } from '@merleg/domain/interchange/bods-statement'
import { findLicenceUrl } from '@merleg/domain/interchange/licence-urls'
import { isOfficialRegister } from '@merleg/domain/interchange/source-reach'
import type { TieSource } from '../connections/tie-sources.repository.ts'

/** Who publishes the statements, and when. */
export type Publication = {
  publisher: { name: string; url: string | null }
  /** YYYY-MM-DD */
  publishedOn: string
  /** YYYY-MM-DD, until which is told what began and ended. */
  asOf: string
}

/** What made-up data are called in every statement of them. */
export const MADE_UP = 'Made-up data: for demonstration, about nobody who exists.'

type Framed = {
  recordId: string
  declarationSubject: string
  statementDate: string
  recordStatus: 'new' | 'updated' | 'closed'
  /** Null of what follows from other statements. */
  source: TieSource | null
  reference: string | null
  isMadeUp: boolean
  /** What a reader has to know besides. */
  comments?: readonly string[]
}
type Content = BodsStatement extends infer One
  ? One extends BodsStatement
    ? { recordType: One['recordType']; recordDetails: One['recordDetails'] }
    : never
  : never

/**
 * A statement with its id, which follows from all it says but the day of publication: the same knowledge is the same
 * statement in every file.
 */
export function toStatement(framed: Framed, content: Content, publication: Publication): BodsStatement {
  const { source } = framed
  const { publisher, publishedOn } = publication
  const licence = source === null ? null : findLicenceUrl(source.source.licence)
  const comments = [...(framed.isMadeUp ? [MADE_UP] : []), ...(framed.comments ?? [])]
  const publicationDetails = {
    publicationDate: publishedOn,
    bodsVersion: BODS_VERSION,
    ...(licence === null ? {} : { license: licence }),
    publisher: { name: publisher.name, ...(publisher.url === null ? {} : { url: publisher.url }) },
  }
  const said = {
    statementDate: framed.statementDate,
    ...(comments.length === 0
      ? {}
      : { annotations: comments.map((description) => toAnnotation(description, framed.isMadeUp)) }),
    publicationDetails,
    ...(source === null ? {} : { source: describeSource(source, framed.reference) }),
    declarationSubject: framed.declarationSubject,
    recordId: framed.recordId,
    recordStatus: framed.recordStatus,
    ...content,
  }
  const { publicationDate: _, ...lasting } = publicationDetails
  return { statementId: hashOf({ ...said, publicationDetails: lasting }), ...said }
}

/** SHA-256 of what is written down in a settled order. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function toAnnotation(description: string, isMadeUp: boolean) {
  return {
    motivation: 'commenting',
    statementPointerTarget: '',
    description,
    ...(isMadeUp && description === MADE_UP ? { isMadeUp } : {}),
  }
}

function describeSource({ source, sourceId, observedOn, recordedAt }: TieSource, reference: string | null): BodsSource {
  const isLink = reference !== null && isWebAddress(reference)
  const url = isLink ? reference : source.url
  const facts = [
    `${source.publisher}: ${source.title}`,
    `licence: ${source.licence}`,
    `as of ${observedOn}`,
    ...(reference === null || isLink ? [] : [`reference: ${reference}`]),
  ]
  return {
    ...(isOfficialRegister({ sourceId, isMadeUp: source.isMadeUp }) ? { type: ['officialRegister'] } : {}),
    description: facts.join('; '),
    ...(url !== null && isWebAddress(url) ? { url } : {}),
    retrievedAt: recordedAt.toISOString(),
    assertedBy: [{ name: source.publisher }],
  }
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && /^[\u0021-\u007e]+$/.test(text)
}
