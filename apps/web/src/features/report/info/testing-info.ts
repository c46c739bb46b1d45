import type { InfoItem, InfoPage } from '@merleg/contract/report/info.contract'
import { testingProvenance } from '../header/testing-header.ts'

type Group = InfoPage['groups'][number]

export function infoItem(id: string, key: string, changes: Partial<InfoItem> = {}): InfoItem {
  return {
    id,
    key,
    value: '',
    color: 'bad',
    keyIcon: null,
    valueIcon: null,
    actual: true,
    hasDetails: true,
    hasRows: true,
    rows: [],
    on: '2025-01-02',
    dates: '2025. 01. 02. –',
    derivation: null,
    provenance: [testingProvenance],
    ...changes,
  }
}

export function infoGroup(heading: Pick<Group, 'id' | 'title'> & Partial<Group>, items: InfoItem[]): Group {
  const active = items.filter(({ actual }) => actual).length
  return {
    icon: 'debt',
    about: `Mit jelent: ${heading.title}`,
    active,
    inactive: items.length - active,
    counts: active === items.length ? `${active} hatályos` : `${active} hatályos, ${items.length - active} megszűnt`,
    basis: null,
    totals: [],
    totalsNote: null,
    items,
    ...heading,
  }
}

const checked = {
  publisher: 'Igazságügyi Minisztérium',
  title: 'Cégközlöny',
  url: 'https://cegkozlony.example.test/',
  readOn: '2026-11-01',
  groups: ['Felszámolás', 'Adótartozás'],
  isSanctionsList: false,
}

/** A proceeding, seven tax debts of which two are over, and what was checked. */
export const testingInfo: InfoPage = {
  groups: [
    infoGroup({ id: 'liquidation', title: 'Felszámolás' }, [
      infoItem('n_liquidation_00', 'Győri Törvényszék', { value: '12.Fpk.77/2025' }),
    ]),
    infoGroup(
      {
        id: 'tax-debt',
        title: 'Adótartozás',
        totals: [{ key: 'Fennálló összeg', value: '15 000 Ft' }],
        totalsNote: 'Megjegyzés az összeghez.',
      },
      Array.from({ length: 7 }, (_, index) =>
        infoItem(`n_tax-debt_0${index}`, `Hivatal ${index + 1}`, {
          value: `${index + 1} 000 Ft`,
          ...(index < 5 ? {} : { actual: false, color: 'inactive' }),
        }),
      ),
    ),
  ],
  checked: [checked],
  unchecked: ['Végrehajtás'],
  listLimits: [],
  unjudged: null,
  confirmedMatches: null,
  openMatches: null,
  silence: { level: 'partly', title: 'Negatív információt nem ismerünk', text: 'Nincs teljes körű forrásunk.' },
}

export const testingNoInfo: InfoPage = {
  groups: [],
  checked: [checked],
  unchecked: [],
  listLimits: [],
  unjudged: null,
  confirmedMatches: null,
  openMatches: null,
  silence: {
    level: 'none',
    title: 'Nincs negatív információ',
    text: 'A következő forrás szerint nincs ilyen (állapot: 2026. 11. 01.): Cégközlöny.',
  },
}
