import { join } from 'node:path'
import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import { EDITION_DAYS, type EditionInput, listMadeUp, type MadeUp, mix } from './made-up-edition.ts'
import { dayOf, nameOf, peopleOf, personOf, streetOf } from './made-up-texts.ts'
import { writeZip } from './zip-writer.ts'

const BASIC_HEADER =
  'nimi;ariregistri_kood;ettevotja_oiguslik_vorm;ettevotja_oigusliku_vormi_alaliik;kmkr_nr;ettevotja_staatus;ettevotja_staatus_tekstina;ettevotja_esmakande_kpv;ettevotja_aadress;asukoht_ettevotja_aadressis;asukoha_ehak_kood;asukoha_ehak_tekstina;indeks_ettevotja_aadressis;ads_adr_id;ads_ads_oid;ads_normaliseeritud_taisaadress;teabesysteemi_link'
const CODES = new Map<number, string>()

/** Writes an edition of the Estonian register in the four files that its publisher offers, packed. */
export async function writeEstonianEdition(input: EditionInput): Promise<void> {
  const day = EDITION_DAYS[input.edition]
  const write = (name: string, texts: Iterable<string>) =>
    writeZip({ path: join(input.folder, `${name}.zip`), name, day }, texts)
  await write('ettevotja_rekvisiidid__lihtandmed.csv', listBasic(input))
  await write('ettevotja_rekvisiidid__yldandmed.json', listJson(input, toGeneral))
  await write('ettevotja_rekvisiidid__kaardile_kantud_isikud.json', listJson(input, toCard))
  await write('ettevotja_rekvisiidid__osanikud.json', listJson(input, toShareholders))
  CODES.clear()
}

/** The code of a company: seven digits and the check digit. */
function codeOf(serial: number): string {
  const known = CODES.get(serial)
  if (known !== undefined) return known
  const code = Array.from({ length: 10 }, (_, digit) => `${1_000_000 + serial}${digit}`).find((text) =>
    isValidEstonianRegisterCode(text),
  )
  if (code === undefined) throw new Error(`no check digit for ${serial}`)
  CODES.set(serial, code)
  return code
}

function toDotted(day: string): string {
  return day.split('-').toReversed().join('.')
}

function statusOf({ pick }: MadeUp): { staatus: string; staatus_tekstina: string } {
  const draw = pick(50, 100)
  if (draw === 0) return { staatus: 'N', staatus_tekstina: 'Pankrotis' }
  if (draw < 4) return { staatus: 'L', staatus_tekstina: 'Likvideerimisel' }
  return { staatus: 'R', staatus_tekstina: 'Registrisse kantud' }
}

function* listBasic(input: EditionInput): Generator<string> {
  yield `\uFEFF${BASIC_HEADER}\r\n`
  for (const company of listMadeUp(input)) {
    const { serial, pick } = company
    const code = codeOf(serial)
    const { staatus, staatus_tekstina: statusText } = statusOf(company)
    const { street, house } = streetOf(company)
    const isLarge = pick(51, 30) === 0
    const cells = [
      `${nameOf(company)} ${isLarge ? 'AS' : 'OÜ'}`,
      code,
      isLarge ? 'Aktsiaselts' : 'Osaühing',
      '',
      pick(52, 3) === 0 ? `EE${100_000_000 + serial}` : '',
      staatus,
      statusText,
      toDotted(dayOf(company, 60)),
      '',
      `${street} tn ${house}`,
      '0298',
      'Kesklinna linnaosa, Tallinn, Harju maakond',
      String(10_000 + pick(53, 900)),
      '',
      '',
      `Harju maakond, Tallinn, Kesklinna linnaosa, ${street} tn ${house}`,
      `https://ariregister.rik.ee/est/company/${code}`,
    ]
    yield `${cells.join(';')}\r\n`
  }
}

function* listJson(input: EditionInput, toRecord: (company: MadeUp) => object): Generator<string> {
  let before = '[\n'
  for (const company of listMadeUp(input)) {
    const head = { ariregistri_kood: Number(codeOf(company.serial)), nimi: nameOf(company) }
    yield `${before}${JSON.stringify({ ...head, ...toRecord(company) })}`
    before = ',\n'
  }
  yield '\n]\n'
}

const ACTIVITIES = [
  ['41201', '41.20', 'Elamute ja mitteeluhoonete ehitus'],
  ['62011', '62.01', 'Programmeerimine'],
  ['49411', '49.41', 'Kaubavedu maanteel'],
  ['47191', '47.19', 'Muu jaemüük spetsialiseerimata kauplustes'],
  ['70221', '70.22', 'Ärinõustamine jm juhtimisalane nõustamine'],
  ['68201', '68.20', 'Enda või renditud kinnisvara üürileandmine ja käitus'],
] as const

function listContacts({ serial, pick }: MadeUp): object[] {
  return [
    {
      kirje_id: serial * 9 + 3,
      liik: 'EMAIL',
      liik_tekstina: 'Elektronposti aadress',
      sisu: `info${serial}@example.ee`,
      lopp_kpv: null,
    },
    {
      kirje_id: serial * 9 + 4,
      liik: 'MOB',
      liik_tekstina: 'Mobiiltelefon',
      sisu: `+372 5${1_000_000 + pick(72, 8_999_999)}`,
      lopp_kpv: null,
    },
  ]
}

function toGeneral(company: MadeUp): object {
  const { serial, pick } = company
  const since = toDotted(dayOf(company, 60))
  const [emtak, nace, text] = ACTIVITIES[pick(70, ACTIVITIES.length)] ?? ACTIVITIES[0]
  return {
    yldandmed: {
      esmaregistreerimise_kpv: since,
      ...statusOf(company),
      oiguslik_vorm: 'OÜ',
      oiguslik_vorm_tekstina: 'Osaühing',
      lahknevusteade_puudumisest: 'tegelike kasusaajate andmetele ei ole esitatud lahknevusteadet',
      evks_registreeritud: null,
      staatused: [
        { kaardi_nr: 1, kaardi_piirkond: 50, kaardi_tyyp: 'R', kande_nr: 1, ...statusOf(company), algus_kpv: since },
      ],
      arinimed: [
        {
          kirje_id: serial * 9 + 1,
          kaardi_nr: 1,
          kande_nr: 1,
          sisu: nameOf(company),
          algus_kpv: since,
          lopp_kpv: null,
        },
      ],
      kapitalid: [
        {
          kirje_id: serial * 9 + 2,
          kapitali_suurus: `${2500 * (1 + pick(71, 20))}.00`,
          kapitali_valuuta: 'EUR',
          kapitali_valuuta_tekstina: 'euro',
          algus_kpv: since,
          lopp_kpv: null,
        },
      ],
      sidevahendid: listContacts(company),
      teatatud_tegevusalad: [
        {
          kirje_id: serial * 9 + 5,
          emtak_kood: emtak,
          emtak_tekstina: text,
          emtak_versioon: 2,
          nace_kood: nace,
          on_pohitegevusala: true,
          algus_kpv: toDotted(dayOf(company, 74)),
          lopp_kpv: null,
        },
      ],
    },
  }
}

function toPerson(
  company: MadeUp,
  id: number,
  role: { kirje_id: number; isiku_roll: string; isiku_roll_tekstina: string },
): object {
  const { given, family } = personOf(id)
  const hex = [1, 2, 3, 4].map((part) => mix(id, part).toString(16).padStart(8, '0')).join('')
  const hash = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return {
    isiku_tyyp: 'F',
    ...role,
    eesnimi: given,
    nimi_arinimi: family,
    isikukood_registrikood: null,
    isikukood_hash: hash,
    valis_kood: null,
    valis_kood_riik: null,
    synniaeg: null,
    aadress_riik: 'EST',
    aadress_riik_tekstina: 'Eesti',
    algus_kpv: toDotted(dayOf(company, 60)),
    lopp_kpv: null,
  }
}

function toCard(company: MadeUp): object {
  return {
    kaardile_kantud_isikud: peopleOf(company).map((id, at) =>
      toPerson(company, id, {
        kirje_id: company.serial * 9 + at,
        isiku_roll: 'JUHL',
        isiku_roll_tekstina: 'Juhatuse liige',
      }),
    ),
  }
}

function toShareholders(company: MadeUp): object {
  const { serial, pick } = company
  const people = peopleOf(company)
  const hasParent = serial > 0 && pick(80, 10) === 0
  const shares = { osaluse_valuuta: 'EUR', osaluse_omandiliik: 'L', osaluse_omandiliik_tekstina: 'Ainuomand' }
  const share = 100 / (people.length + (hasParent ? 1 : 0))
  const held = { ...shares, osaluse_protsent: share.toFixed(2), osaluse_suurus: (share * 25).toFixed(2) }
  const holder = (at: number) => ({ kirje_id: serial * 9 + 5 + at, isiku_roll: 'OSAN', isiku_roll_tekstina: 'Osanik' })
  const parent = codeOf(pick(81, Math.max(1, serial)))
  return {
    osanikud: [
      ...people.map((id, at) => ({ ...toPerson(company, id, holder(at)), ...held })),
      ...(hasParent
        ? [
            {
              ...toPerson(company, 0, holder(3)),
              isiku_tyyp: 'J',
              eesnimi: null,
              nimi_arinimi: `Valdus ${parent}`,
              isikukood_registrikood: parent,
              isikukood_hash: null,
              ...held,
            },
          ]
        : []),
    ],
  }
}
