/** A company form of the register number (third and fourth digit), titles in three languages. */
export type RegisterForm = { code: string; hu: string; en: string; de: string }

/** Form codes of the company register (Cégközlöny). */
export const REGISTER_FORMS: readonly RegisterForm[] = [
  { code: '01', hu: 'Vállalat', en: 'State enterprise', de: 'Staatliches Unternehmen' },
  { code: '02', hu: 'Szövetkezet', en: 'Cooperative', de: 'Genossenschaft' },
  { code: '03', hu: 'Közkereseti társaság', en: 'General partnership', de: 'Offene Handelsgesellschaft' },
  { code: '06', hu: 'Betéti társaság', en: 'Limited partnership', de: 'Kommanditgesellschaft' },
  { code: '07', hu: 'Egyesülés', en: 'Business association', de: 'Vereinigung' },
  { code: '08', hu: 'Közös vállalat', en: 'Joint enterprise', de: 'Gemeinschaftsunternehmen' },
  {
    code: '09',
    hu: 'Korlátolt felelősségű társaság',
    en: 'Private limited company',
    de: 'Gesellschaft mit beschränkter Haftung',
  },
  { code: '10', hu: 'Részvénytársaság', en: 'Company limited by shares', de: 'Aktiengesellschaft' },
  { code: '11', hu: 'Egyéni cég', en: 'Sole proprietorship', de: 'Einzelfirma' },
  {
    code: '12',
    hu: 'Külföldiek magyarországi közvetlen kereskedelmi képviselete',
    en: 'Direct commercial representation of a foreign enterprise',
    de: 'Direkte Handelsvertretung eines ausländischen Unternehmens',
  },
  { code: '15', hu: 'Erdőbirtokossági társulat', en: 'Forest owners’ association', de: 'Waldbesitzervereinigung' },
  { code: '16', hu: 'Vízgazdálkodási társulat', en: 'Water management association', de: 'Wasserwirtschaftsverband' },
  {
    code: '17',
    hu: 'Külföldi vállalkozás magyarországi fióktelepe',
    en: 'Hungarian branch of a foreign enterprise',
    de: 'Ungarische Zweigniederlassung eines ausländischen Unternehmens',
  },
  { code: '18', hu: 'Végrehajtói iroda', en: 'Bailiff’s office', de: 'Gerichtsvollzieherbüro' },
  {
    code: '19',
    hu: 'Európai gazdasági egyesülés',
    en: 'European economic interest grouping',
    de: 'Europäische wirtschaftliche Interessenvereinigung',
  },
  {
    code: '20',
    hu: 'Európai részvénytársaság',
    en: 'European company (SE)',
    de: 'Europäische Aktiengesellschaft (SE)',
  },
  { code: '21', hu: 'Közjegyzői iroda', en: 'Notary’s office', de: 'Notariat' },
  {
    code: '22',
    hu: 'Külföldi székhelyű európai gazdasági egyesülés magyarországi telephelye',
    en: 'Hungarian establishment of a foreign European economic interest grouping',
    de: 'Ungarische Niederlassung einer ausländischen europäischen wirtschaftlichen Interessenvereinigung',
  },
]

const byCode = new Map(REGISTER_FORMS.map((form) => [form.code, form]))

/** The form of a code, or null: some abolished forms have no published title. */
export function findRegisterForm(code: string): RegisterForm | null {
  return byCode.get(code) ?? null
}
