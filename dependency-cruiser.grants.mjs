/** Features whose use cases, repositories and views every other feature may call. */
export const openToAll = ['register', 'long-jobs', 'credits', 'audit']

/** Rooms of the report that its sections share. */
export const reportRooms = ['business-years', 'print-blocks', 'rating', 'rows', 'silence', 'words']

/** What frames all sections of the report. */
export const reportFrame = ['header', 'icon-font', 'print', 'sections', 'verdict']

/** Features that may also call some others, because both are about the same accounts or the same demo data. */
export const openTo = {
  administration: ['auth', 'users', 'invitations', 'second-factor', 'personal-data'],
  'api-keys': ['auth', 'users'],
  invitations: ['auth', 'mails', 'users'],
  alerts: ['monitoring', 'report'],
  'alert-mails': ['monitoring', 'report', 'mails'],
  auth: ['users', 'generate', 'mails'],
  backup: ['alert-stream', 'users'],
  oidc: ['auth', 'users'],
  passkeys: ['auth', 'second-factor', 'users'],
  'second-factor': ['auth', 'users'],
  sessions: ['auth', 'users'],
  settings: ['users'],
  operator: [
    'auth',
    'corrections',
    'international-orders',
    'list-export',
    'mails',
    'report',
    'requests',
    'search',
    'trial',
    'users',
  ],
  'personal-data': ['auth', 'users'],
  profile: ['auth', 'users'],
  requests: ['auth'],
  trial: ['auth', 'billing', 'mails', 'requests', 'users'],
  generate: ['users', 'sanctions'],
  search: ['followers'],
  'company-search': ['search', 'followers'],
  favorites: ['company-search', 'search', 'users'],
  corrections: ['auth', 'report', 'requests', 'users'],
  'data-sources': ['import', 'sanctions'],
  comparison: ['report', 'sector-statistics', 'score'],
  home: ['company-search', 'report', 'score', 'search', 'monitoring'],
  interchange: ['connections'],
  international: ['report', 'international-orders'],
  monitoring: ['followers', 'report', 'score', 'company-search', 'connections', 'sanctions'],
  'monitoring-rules': ['company-search', 'monitoring', 'followers', 'report', 'sanctions'],
  'international-orders': ['report', 'users'],
  'list-matching': ['search', 'report'],
  'list-export': ['company-search', 'report', 'users'],
  portfolio: ['list-matching', 'report', 'score', 'search'],
  sanctions: ['followers'],
  'vat-checks': ['international'],
  webhooks: ['alert-stream', 'monitoring', 'users'],
  import: ['list-matching', 'sanctions'],
  score: ['quartiles', 'followers'],
  'sector-statistics': ['quartiles', 'followers'],
  'watch-list': ['list-matching', 'monitoring', 'report', 'sanctions', 'users'],
}

/** What single sections of the report, and the rooms they share, may call besides; the others only what is open to all. */
export const reportOpenTo = {
  'business-years': ['sector-statistics'],
  'company-data': ['vat-checks'],
  'connection-list': ['connections', 'interchange'],
  connections: ['connections'],
  'final-owner': ['connections'],
  'connection-paths': ['connections'],
  group: ['connections', 'score'],
  header: ['score', 'search', 'watch-list'],
  info: ['sanctions'],
  marketing: ['connections'],
  person: ['connections'],
  print: ['comparison', 'corrections', 'portfolio', 'sanctions', 'score', 'vat-checks'],
  rating: ['score'],
  'register-order': ['billing', 'users'],
  rows: ['connections', 'interchange'],
  sanctions: ['sanctions'],
  score: ['score'],
  sector: ['sector-statistics'],
  summary: ['connections', 'score'],
  verdict: ['score'],
}

/** Web features that mount widgets of others; the group is the feature. */
export const mountsWidgets =
  '^apps/web/src/features/(second-factor|profile|home|credits|settings|international-orders|search|company-search|list-matching|list-export|comparison|international|watch-list|monitoring-rules|report(?=/(?:company-data|header|register-order|connection-paths|connection-list|group|summary)/))/'
