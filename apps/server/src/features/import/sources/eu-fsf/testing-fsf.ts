/** An entry of the list as the Commission writes it: nearly all in attributes, acts named again with each of them. */
const SUMMARY =
  '<regulationSummary regulationType="amendment" publicationDate="2099-02-01" numberTitle="2099/1 (OJ L1)" publicationUrl="https://e.example/?a=1&amp;b=2"/>'

export type Attributes = Readonly<Record<string, string>>

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** An element of an entry with what the publisher adds to each, and a remark where one is given. */
export function element(name: string, attributes: Attributes, remark?: string): string {
  const told = remark === undefined ? '' : `<remark>${remark}</remark>`
  return `<${name}${write({ ...attributes, regulationLanguage: 'en', logicalId: '1' })}>${told}${SUMMARY}</${name}>`
}

export const alias = (wholeName: string, remark?: string, attributes: Attributes = {}): string =>
  element(
    'nameAlias',
    { firstName: '', middleName: '', lastName: '', wholeName, strong: 'true', ...attributes },
    remark,
  )

export const PERSON = { code: 'person', classificationCode: 'P' }
export const ENTERPRISE = { code: 'enterprise', classificationCode: 'E' }

type Entry = { attributes?: Attributes; subject?: Attributes; url?: string; parts: readonly string[] }

/** An entry of the number EU.1.1, listed on 1 February 2099. */
export function entry({ attributes = {}, subject = PERSON, url, parts }: Entry): string {
  const own = { designationDate: '2099-02-01', designationDetails: '', unitedNationId: '', euReferenceNumber: 'EU.1.1' }
  return `  <sanctionEntity${write({ ...own, logicalId: '7', ...attributes })}>
    <regulation regulationType="amendment" organisationType="council" publicationDate="2099-02-01" numberTitle="2099/1 (OJ L1)" programme="TEST" logicalId="1">
      <publicationUrl>${url ?? 'https://eur-lex.europa.eu/legal-content/EN/TXT/PDF/?uri=CELEX:32099R0001&amp;from=EN'}</publicationUrl>
    </regulation>
    <subjectType${write(subject)}/>
    ${parts.join('\n    ')}
  </sanctionEntity>
`
}

export const toList = (
  ...entries: readonly string[]
): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2099-03-04T16:47:04.449+02:00" globalFileId="1">
${entries.join('')}</export>
`
