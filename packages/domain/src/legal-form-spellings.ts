import { type CompanyStatus } from './company-status.ts'
import { type LegalFormKey } from './legal-forms.ts'

/**
 * Spellings of legal forms at the end (or, where the custom of the country says so, the beginning) of a name, folded:
 * words without accents. Single letters stand for dotted abbreviations ("S.R.L." folds to "s r l").
 */
export const FORM_SPELLINGS: ReadonlyArray<readonly [LegalFormKey, readonly string[]]> = [
  // The second long form is the commonest misspelling, the third a cut-off one; both occur in published data.
  ['kft', ['kft', 'k f t', 'korlatolt felelossegu tarsasag', 'korlatolt felelosegu tarsasag', 'korlatolt felelossegu']],
  ['zrt', ['zrt', 'z r t', 'zartkoruen mukodo reszvenytarsasag', 'zartkoru reszvenytarsasag']],
  ['nyrt', ['nyrt', 'n y r t', 'nyilvanosan mukodo reszvenytarsasag']],
  ['rt', ['rt', 'r t', 'reszvenytarsasag']],
  ['bt', ['bt', 'b t', 'beteti tarsasag']],
  ['kkt', ['kkt', 'k k t', 'kozkereseti tarsasag']],
  ['kht', ['kht', 'kozhasznu tarsasag']],
  ['kv', ['kozos vallalat']],
  ['ec', ['ec', 'e c', 'egyeni ceg']],
  ['ev', ['ev', 'e v', 'egyeni vallalkozo', 'egyeni vallalkozas']],
  ['gmk', ['gmk', 'gazdasagi munkakozosseg']],
  ['allami-vallalat', ['vallalat', 'allami vallalat']],
  ['nonprofit-kft', ['nonprofit kft', 'nkft', 'nonprofit korlatolt felelossegu tarsasag']],
  [
    'nonprofit-kft',
    [
      'kozhasznu nonprofit kft',
      'kozhasznu nonprofit korlatolt felelossegu tarsasag',
      'kiemelten kozhasznu nonprofit kft',
    ],
  ],
  ['nonprofit-zrt', ['nonprofit zrt', 'nzrt', 'kozhasznu nonprofit zrt', 'nonprofit reszvenytarsasag']],
  [
    'nonprofit-zrt',
    ['nonprofit zartkoruen mukodo reszvenytarsasag', 'kozhasznu nonprofit zartkoruen mukodo reszvenytarsasag'],
  ],
  ['nonprofit-bt', ['nonprofit bt', 'nonprofit beteti tarsasag']],
  ['nonprofit-kkt', ['nonprofit kkt', 'nonprofit kozkereseti tarsasag']],
  ['szocialis-szovetkezet', ['szocialis szovetkezet']],
  ['iskolaszovetkezet', ['iskolaszovetkezet', 'iskola szovetkezet', 'isz']],
  ['lakasszovetkezet', ['lakasszovetkezet', 'lakasfenntarto szovetkezet', 'lakasszovetkezete']],
  ['szovetkezet', ['szovetkezet', 'szovetkezete', 'mezogazdasagi szovetkezet', 'mgtsz']],
  ['egyesules', ['egyesules']],
  ['alapitvany', ['alapitvany', 'alapitvanya', 'kozalapitvany', 'kozalapitvanya']],
  ['sportegyesulet', ['sportegyesulet', 'sportegyesulete', 'sport egyesulet']],
  ['polgaror-egyesulet', ['polgaror egyesulet', 'polgarorseg', 'polgaror egyesulete']],
  ['egyesulet', ['egyesulet', 'egyesulete']],
  ['szovetseg', ['szovetseg', 'szovetsege']],
  ['tarsashaz', ['tarsashaz']],
  ['ugyvedi-iroda', ['ugyvedi iroda', 'ugyvedi irodaja']],
  ['szabadalmi-iroda', ['szabadalmi ugyvivo iroda', 'szabadalmi ugyvivoi iroda']],
  ['vegrehajtoi-iroda', ['vegrehajtoi iroda', 'vegrehajto iroda', 'onallo birosagi vegrehajtoi iroda']],
  ['kozjegyzoi-iroda', ['kozjegyzoi iroda']],
  ['fioktelep', ['magyarorszagi fioktelepe', 'magyarorszagi fioktelep', 'fioktelepe', 'fioktelep']],
  ['kereskedelmi-kepviselet', ['kereskedelmi kepviselet', 'magyarorszagi kereskedelmi kepviselete']],
  ['vizitarsulat', ['vizitarsulat', 'vizgazdalkodasi tarsulat']],
  ['erdobirtokossagi-tarsulat', ['erdobirtokossagi tarsulat']],
  ['onkormanyzat', ['onkormanyzat', 'onkormanyzata']],
  ['se', ['se', 'europai reszvenytarsasag']],
  [
    'ro-srl',
    [
      'srl',
      's r l',
      'srl d',
      's r l d',
      'societate cu raspundere limitata',
      'societate cu raspundere limitata debutant',
    ],
  ],
  ['ro-sa', ['s a', 'societate pe actiuni']],
  ['ro-snc', ['snc', 's n c', 'societate in nume colectiv']],
  ['ro-scs', ['scs', 's c s', 'societate in comandita simpla']],
  ['ro-pfa', ['pfa', 'p f a', 'persoana fizica autorizata']],
  ['ro-if', ['intreprindere familiala']],
  ['ro-ii', ['intreprindere individuala']],
  ['ee-ou', ['ou', 'osauhing']],
  ['ee-as', ['aktsiaselts']],
  ['ee-uu', ['uu', 'usaldusuhing']],
  ['ee-tu', ['tu', 'taisuhing']],
  ['ee-mtu', ['mtu', 'mittetulundusuhing']],
  ['ee-sa', ['sihtasutus']],
  ['ee-fie', ['fie', 'fuusilisest isikust ettevotja']],
  ['ee-ku', ['korteriuhistu', 'tulundusuhistu']],
  ['sa', ['sa']],
  ['as', ['as']],
  ['gmbh', ['gmbh', 'g m b h', 'gesellschaft mit beschrankter haftung', 'gesmbh', 'ges m b h']],
  ['gmbh-co-kg', ['gmbh co kg', 'gmbh und co kg']],
  ['ag', ['ag', 'aktiengesellschaft']],
  ['kg', ['kg', 'kommanditgesellschaft']],
  ['ltd', ['ltd', 'limited', 'l t d', 'private limited company']],
  ['plc', ['plc', 'p l c', 'public limited company']],
  ['llc', ['llc', 'l l c']],
  ['inc', ['inc', 'incorporated']],
  ['bv', ['b v', 'bv']],
  ['nv', ['n v', 'nv']],
  ['sro', ['s r o', 'sro', 'spol s r o', 'spol sro']],
  ['sp-zoo', ['sp z o o', 'sp zoo', 'spolka z o o', 'spolka z ograniczona odpowiedzialnoscia']],
  ['doo', ['d o o', 'doo']],
  ['spa', ['s p a', 'spa']],
]

/** Forms that also stand in front of the name (Estonia), and words in front that carry no meaning (Romanian "SC"). */
export const LEADING_FORM_KEYS: readonly LegalFormKey[] = [
  'ee-ou',
  'ee-as',
  'ee-uu',
  'ee-tu',
  'ee-mtu',
  'ee-sa',
  'ee-fie',
  'as',
  'sa',
]
export const LEADING_ORNAMENTS: readonly string[] = ['sc', 's c']

/** Notes after the form that say what a company is under (Act V of 2006, section 5: "b. a.", "cs. a.", "f. a.", "v. a."). */
export const STATUS_SPELLINGS: ReadonlyArray<readonly [CompanyStatus, readonly string[]]> = [
  ['under-liquidation', ['f a', 'fa', 'felszamolas alatt', 'in faliment', 'pankrotis']],
  ['voluntary-liquidation', ['v a', 'va', 'vegelszamolas alatt', 'in lichidare', 'likvideerimisel']],
  ['forced-deletion', ['kt a', 'kta', 'k t a', 'kenyszertorles alatt', 'kenyszertorlesi eljaras alatt']],
  ['under-registration', ['b a', 'ba', 'bejegyzes alatt']],
  ['bankruptcy', ['cs a', 'csa', 'csodeljaras alatt']],
]
