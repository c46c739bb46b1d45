import type { TieStandard } from '@merleg/contract/table-files'
import type { DbOrTx } from '@merleg/db/connect'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../../app/endpoint-stream.ts'
import { listNetworkRecords } from '../../interchange/network-records.ts'
import { createRecordWriter } from '../../interchange/record-writer.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import { toFileName } from '../words/file-name.ts'
import type { ConnectionsQuery } from './connections.views.ts'
import { listDrawnTies, type LoadedNetwork } from './load-network.ts'
import { findStandIns } from './place-network.ts'

type Shown = ConnectionsQuery & { format: TieStandard; profile: Profile; network: LoadedNetwork }

/** The network that the picture shows in an open standard, as JSON lines: what was so until the day, with its days. */
export async function renderStandardFile(db: DbOrTx, shown: Shown): Promise<FileAnswer> {
  const { companyId, asOf, today, locale, format, profile, network } = shown
  const ties = listDrawnTies(network).map(({ tie }) => tie)
  const unlisted = findStandIns(network.chosen, network, shown).unknown.map(({ company, min, max }) => {
    return { companyId: company, min, max }
  })
  const publication = { publisher: { name: 'Mérleg', url: null }, publishedOn: today, asOf }
  const writer = createRecordWriter(format, publication)
  const records = await listNetworkRecords(db, { ties, companyId, unlisted, asOf }, writer)
  const t = getTranslator(locale, 'report/connections/answers')
  return {
    fileName: toFileName([profile.name, t('sheet.fileName'), asOf, format], 'jsonl'),
    contentType: 'application/x-ndjson; charset=utf-8',
    body: Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join('')),
  }
}
