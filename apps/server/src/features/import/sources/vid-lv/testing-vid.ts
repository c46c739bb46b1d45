import { TARGET } from '../ur-lv/testing-latvia.ts'

export const NAME = 'pdb_saimndarbibaaptureta_odata.csv'

const COLUMNS =
  'Registracijas_kods,Nosaukums,Lemuma_datums,Aizliegts_veikt_darijumus_no,Aizliegts_veikt_darijumus_lidz,Lemuma_par_atjaunosanu_datums'

/** A decision of 9 January 2014 that is in force since the 21st, but for what is told of it. */
type Decision = Readonly<Record<string, string>>

/** The log of the tax office, as it is published: codes within apostrophes, blanks around days, a mark of the byte order. */
export function suspensionFile(rows: readonly Decision[]): string {
  const lines = rows.map((row) => {
    const code = row['quoted'] === 'no' ? row['code'] : `'${row['code'] ?? TARGET}'`
    const name = `"${(row['name'] ?? 'SIA "Psihologs, Tava kabata"').replaceAll('"', '""')}"`
    const [decided, from] = [row['decided'] ?? ' 09.01.2014 ', row['from'] ?? ' 21.01.2014 ']
    return [code, name, decided, from, row['until'] ?? '  ', `${row['restored'] ?? '  '}${row['more'] ?? ''}`].join(',')
  })
  return `\uFEFF${[COLUMNS, ...lines].join('\r\n')}\r\n`
}
