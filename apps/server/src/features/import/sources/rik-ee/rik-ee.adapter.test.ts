import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { openEdition } from '../../reading/find-edition.ts'
import { rikEe } from './rik-ee.adapter.ts'
import {
  basicRow,
  beneficialOwner,
  generalRecord,
  holder,
  MANAGER_HASH,
  OWNER,
  person,
  registerFiles,
  TARGET,
} from './testing-estonia.ts'

const writeFolder = useSourceFolders()

async function read(changes: Parameters<typeof registerFiles>[0] = {}) {
  return collectRecords(readSource(rikEe, await writeFolder(registerFiles(changes))))
}

const ofTarget = (records: Awaited<ReturnType<typeof read>>, section: string) =>
  records.filter(
    (record) => record.type === 'fact' && record.companyId === `ee-${TARGET}` && record.section === section,
  )

describe('rik-ee', () => {
  test('beneficial owners by the manner of control; a reported discrepancy is told', async () => {
    const records = await read({
      owners: [
        beneficialOwner(),
        beneficialOwner({
          kirje_id: 8,
          eesnimi: 'Jaan',
          nimi: 'Kask',
          isikukood_hash: null,
          synniaeg: '02.03.1970',
          aadress_riik: 'FIN',
          kontrolli_teostamise_viis: 'K',
          kontrolli_teostamise_viis_tekstina: 'kaudne osalus',
          lopp_kpv: '01.10.2020',
          lahknevusteade_esitatud: 'jah',
        }),
        beneficialOwner({ kirje_id: 9, eesnimi: null, nimi: '' }),
        // Never one, which is no fault of the line; and one whose end comes first.
        beneficialOwner({ kirje_id: 10, lopp_kpv: '01.10.2018' }),
        beneficialOwner({ kirje_id: 11, lopp_kpv: '30.09.2018' }),
      ],
    })
    expect(ofTarget(records, 'beneficial-owner')).toMatchObject([
      {
        partyId: `ee-person-${MANAGER_HASH}`,
        validFrom: '2018-10-01',
        payload: {
          name: 'Mari Mägi',
          countryCode: 'EE',
          natures: [{ kind: 'shares', directness: 'direct', min: null, max: null, code: 'otsene osalus' }],
          shareMin: null,
          shareText: 'otsene osalus',
        },
      },
      {
        partyId: null,
        slot: 'kasusaaja:kirje-8',
        validTo: '2020-10-01',
        payload: { birthDate: '1970-03-02', countryCode: null, natures: [{ directness: 'indirect' }] },
      },
    ])
    expect(ofTarget(records, 'beneficial-owner-statement')).toMatchObject([{ payload: { statement: 'disputed' } }])
    expect(listRejections(records).map((text) => text.split(' ')[1])).toEqual(['name-missing', 'date'])
  })

  test('a company with what the four files say of it', async () => {
    const records = await read()
    expect(listRejections(records)).toEqual([])
    const one = (section: string) => {
      const [fact] = ofTarget(records, section)
      return fact?.type === 'fact' ? [fact.payload, fact.validFrom ?? null] : null
    }
    expect(one('name')).toEqual([{ name: 'Näidis Ehitus OÜ' }, null])
    expect(one('legal-form')).toEqual([{ code: 'ee-ou', name: 'OÜ' }, null])
    expect(one('eu-tax-number')).toEqual([{ value: 'EE100366327' }, null])
    expect(one('registration')).toEqual([{ status: 'registered', on: '2013-06-05', reason: null }, '2013-06-05'])
    expect(one('seat')).toMatchObject([
      { settlement: 'Tallinn', county: 'Harju maakond', street: 'Regati pst 12', zip: '11911' },
      null,
    ])
    expect(one('capital')).toEqual([{ amount: 2500, currency: 'EUR' }, '2013-06-05'])
    expect(one('activity')).toEqual([{ scheme: 'EMTAK', code: '4120', isMain: true }, '2020-01-01'])
    expect(one('website')).toEqual([{ value: 'https://naidis.ee' }, null])
    expect(ofTarget(records, 'signatory')).toMatchObject([
      {
        slot: `JUHL:ee-person-${MANAGER_HASH}`,
        partyId: `ee-person-${MANAGER_HASH}`,
        payload: { name: 'Mari Mägi', post: 'board-member', partyKind: 'person', birthDate: null },
        validFrom: '2013-06-05',
      },
    ])
    expect(ofTarget(records, 'member')).toMatchObject([
      {
        partyId: `ee-${OWNER}`,
        payload: { partyKind: 'company', registerNumber: OWNER, shareMin: 60, shareMax: 60, contribution: 1500 },
      },
      { partyId: `ee-person-${MANAGER_HASH}`, payload: { shareMin: 40, currency: 'EUR' } },
    ])
  })

  test('the day is that on which the archives were packed', async () => {
    const edition = await openEdition(rikEe, await writeFolder(registerFiles()))
    expect(await rikEe.findObservedOn?.(edition)).toBe('2026-11-03')
  })

  test.each([
    ['L', 'procedure', { mayBe: ['dissolution', 'forced-deletion'] }],
    ['N', 'liquidation', {}],
  ])('status %s: in %s since the day of its last entry', async (status, section, kind) => {
    const staatused = [
      { staatus: 'R', staatus_tekstina: 'x', algus_kpv: '05.06.2013' },
      { staatus: status, staatus_tekstina: 'Tekst', algus_kpv: '02.03.2026' },
    ]
    const records = await read({
      basic: [basicRow({ ettevotja_staatus: status }), basicRow({ ariregistri_kood: OWNER })],
      general: [generalRecord(TARGET, { staatus: status, staatused }), generalRecord(OWNER)],
    })
    expect(ofTarget(records, section)).toMatchObject([{ payload: { text: 'Tekst', ...kind }, validFrom: '2026-03-02' }])
    expect(ofTarget(records, 'registration')).toMatchObject([{ payload: { status: 'registered' } }])
  })

  test('of an entity without general data, or with two of them, nothing is taken for told', async () => {
    const missing = await read({ general: [generalRecord(OWNER)] })
    expect(missing.filter(({ type }) => type === 'reject')).toMatchObject([
      { reason: 'record-missing', companyId: `ee-${TARGET}` },
    ])
    const twice = await read({ general: [generalRecord(TARGET), generalRecord(TARGET), generalRecord(OWNER)] })
    expect(twice.filter(({ type }) => type === 'reject')).toMatchObject([
      { reason: 'duplicate', companyId: `ee-${TARGET}` },
    ])
  })

  test('an unknown status is rejected and not taken for registered', async () => {
    const records = await read({
      basic: [basicRow({ ettevotja_staatus: 'X' }), basicRow({ ariregistri_kood: OWNER })],
    })
    expect(listRejections(records)).toEqual(['2 status'])
    expect(ofTarget(records, 'registration')).toEqual([])
    expect(ofTarget(records, 'name')).toHaveLength(1)
  })

  test.each([
    [{ emtak_versioon: 2, nace_kood: '62.01' }, [{ scheme: 'EMTAK', code: '6201' }]],
    // All of 62.10 comes from 62.01.
    [{ emtak_versioon: 3, nace_kood: '62.10' }, [{ scheme: 'EMTAK', code: '6201' }]],
    [{ emtak_versioon: 3, nace_kood: '47.11' }, [{ scheme: 'NACE21', code: '4711' }]],
    [{ emtak_versioon: 2, nace_kood: '62.01', lopp_kpv: '01.01.2024' }, []],
  ])('activity %j', async (activity, expected) => {
    const records = await read({
      general: [generalRecord(TARGET, { teatatud_tegevusalad: [activity] }), generalRecord(OWNER)],
    })
    expect(ofTarget(records, 'activity')).toMatchObject(expected.map((payload) => ({ payload })))
    expect(listRejections(records)).toEqual([])
  })

  test('contacts of a sole trader are his own and stay out', async () => {
    const records = await read({ general: [generalRecord(TARGET, { oiguslik_vorm: 'FIE' }), generalRecord(OWNER)] })
    expect(ofTarget(records, 'website')).toEqual([])
  })

  test.each([
    [person({ isiku_roll: 'KISIK' }), [], []],
    [person({ isiku_roll: 'OSAN' }), [], []],
    [person({ isiku_roll: 'XYZ' }), [], ['1 role']],
    [person({ isiku_tyyp: 'X' }), [], ['1 entry-kind']],
    [person({ eesnimi: '', nimi_arinimi: ' ' }), [], ['1 name-missing']],
    [person({ lopp_kpv: '05.06.2013' }), [], ['1 date']],
    [person({ lopp_kpv: '01.01.2020' }), [{ validTo: '2020-01-01' }], []],
    [person({ lopp_kpv: '2020-01-01' }), [{ validTo: '2020-01-01' }], []],
    [person({ lopp_kpv: ' ' }), [{ validFrom: '2013-06-05' }], []],
    [person({ lopp_kpv: '31.02.2020' }), [], ['1 date']],
    [person({ lopp_kpv: 'ended' }), [], ['1 date']],
    [person({ algus_kpv: '2013-06-05' }), [{ validFrom: '2013-06-05' }], []],
    [person({ algus_kpv: '2013-06-05', lopp_kpv: '05.06.2013' }), [], ['1 date']],
    [person({ isiku_roll: 'PROK' }), [{ payload: { post: 'procurist' } }], []],
    [person({ isiku_roll: 'JUHJ', isiku_roll_tekstina: 'Juhataja' }), [{ payload: { post: 'Juhataja' } }], []],
    // Foreigners have no hash: they are known by their entry alone.
    [person({ isikukood_hash: null, kirje_id: 77 }), [{ partyId: null, slot: 'JUHL:kirje-77' }], []],
    [
      person({ isiku_tyyp: 'J', isikukood_hash: null, valis_kood: '40103550818', valis_kood_riik: 'LVA' }),
      [{ partyId: 'lv-40103550818', payload: { registerNumber: '40103550818', partyKind: 'company' } }],
      [],
    ],
    [
      person({ isiku_tyyp: 'J', isikukood_hash: null, valis_kood: '123', valis_kood_riik: 'FIN' }),
      [{ partyId: null, payload: { registerNumber: '123' } }],
      [],
    ],
  ])('person %#', async (entry, signatories, rejections) => {
    const records = await read({ persons: [entry] })
    expect(ofTarget(records, 'signatory')).toMatchObject(signatories)
    expect(ofTarget(records, 'signatory')).toHaveLength(signatories.length)
    expect(listRejections(records)).toEqual(rejections)
  })

  test('a share in common tells no more than an upper bound; the same holder twice has two entries', async () => {
    const records = await read({
      holders: [
        holder({ osaluse_omandiliik: 'Y', osaluse_omandiliik_tekstina: 'Ühisomand' }),
        holder({ kirje_id: 9, osaluse_protsent: '40.00' }),
      ],
    })
    expect(ofTarget(records, 'member')).toMatchObject([
      { slot: `OSAN:ee-${OWNER}`, payload: { shareMin: null, shareMax: 60, shareText: '60 % (Ühisomand)' } },
      { slot: `OSAN:ee-${OWNER}#2`, payload: { shareMin: 40, shareMax: 40, shareText: null } },
    ])
  })

  test.each<[string, Parameters<typeof registerFiles>[0], string[]]>([
    ['a wrong check digit', { basic: [basicRow({ ariregistri_kood: '10000019' })] }, ['2 register-code']],
    ['an entity twice', { basic: [basicRow(), basicRow()] }, ['3 duplicate']],
    ['no VAT number', { basic: [basicRow({ kmkr_nr: '100366327' })] }, ['2 tax-number-format']],
    ['an impossible day', { basic: [basicRow({ ettevotja_esmakande_kpv: '31.02.2013' })] }, ['2 date']],
    [
      'a record built another way',
      { general: [{ ...generalRecord(TARGET), yldandmed: {} }, generalRecord(OWNER)] },
      ['1 record'],
    ],
    [
      'a capital of no currency',
      { general: [generalRecord(TARGET, { kapitalid: [{ kapitali_suurus: '1', kapitali_valuuta: '' }] })] },
      ['1 currency'],
    ],
  ])('rejects %s', async (_title, changes, rejections) => {
    expect(listRejections(await read(changes))).toEqual(expect.arrayContaining(rejections))
  })
})

describe('a damaged edition', () => {
  test.each<[string, string, (bytes: Buffer) => Buffer, RegExp]>([
    ['a truncated archive', 'ettevotja_rekvisiidid__yldandmed.json.zip', (bytes) => bytes.subarray(0, 90), /^archive/],
    [
      'a changed byte',
      'ettevotja_rekvisiidid__osanikud.json.zip',
      (bytes) => {
        const copy = Buffer.from(bytes)
        copy[90] = (copy[90] ?? 0) ^ 0xff
        return copy
      },
      /^(?:archive|json)/,
    ],
  ])('%s is refused', async (_title, name, damage, refusal) => {
    const files = registerFiles()
    const folder = await writeFolder({ ...files, [name]: damage(files[name] ?? Buffer.alloc(0)) })
    expect(await findRefusal(readSource(rikEe, folder))).toMatch(refusal)
  })

  test('files that do not fit together are refused', async () => {
    const codes = ['10000024', '10000030', '10000047', '10000053', '10000060', '10000076', '10000082', '10000099']
    const more = ['10000107', '10000113', '10000120', '10000136', '10000142', '10000159', '10000165', '10000171']
    const all = [TARGET, ...codes, ...more]
    const basic = all.map((code) => basicRow({ ariregistri_kood: code }))
    const folder = await writeFolder(registerFiles({ basic, general: [generalRecord(TARGET)] }))
    expect(await findRefusal(readSource(rikEe, folder))).toMatch(/^cut-off/)
  })
})
