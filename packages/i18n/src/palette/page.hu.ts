/** The command palette: what it is called, its groups, and pages that have no name elsewhere. */
export const palettePageHu = {
  title: 'Parancsok',
  placeholder: 'Cég, oldal, művelet vagy beállítás',
  open: 'Parancsok',
  keys: 'Ctrl K',
  on: 'be',
  off: 'ki',
  groups: {
    recent: 'Legutóbb használt',
    actions: 'Ezen az oldalon',
    pages: 'Oldalak',
    settings: 'Beállítások',
    companies: 'Cégek',
    opened: 'Legutóbb megnyitott cégek',
  },
  pages: {
    exports: 'Marketinglisták exportja',
    internationalOrders: 'Nemzetközi rendelések',
    connectionPaths: 'Utak felek között',
  },
  shortcuts: 'Billentyűparancsok',
  searching: 'Keresés…',
  nothing: 'Erre a szóra nincs találat. Cég nevéből legalább három betűt írjon be.',
  found_one: '{{count}} találat',
  found_other: '{{count}} találat',
} as const
