/** Words of the kind that stand in every such list; the one of the library knows little Hungarian. */
const HUNGARIAN = [
  'becsuletes',
  'cica',
  'cicamica',
  'csillag',
  'ferencvaros',
  'fradi',
  'jelszavam',
  'jelszo',
  'kicsim',
  'kiskutya',
  'kutya',
  'macska',
  'magyar',
  'magyarorszag',
  'nyar',
  'szerelem',
  'szeretlek',
  'tavasz',
  'titkos',
  'titok',
]

let loading: Promise<ReadonlySet<string>> | null = null

/** Passwords that very many people have chosen (the list of zxcvbn-ts), lower case; read when one is first asked for. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...HUNGARIAN, ...dictionary['passwords-common'].map(String)]),
  )
  return loading
}
