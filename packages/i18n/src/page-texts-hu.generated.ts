/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationPageHu } from './administration/page.hu.ts'
import { alertMailsPageHu } from './alert-mails/page.hu.ts'
import { alertsPageHu } from './alerts/page.hu.ts'
import { apiKeysPageHu } from './api-keys/page.hu.ts'
import { auditPageHu } from './audit/page.hu.ts'
import { companySearchPageHu } from './company-search/page.hu.ts'
import { comparisonWordsHu } from './comparison/words.hu.ts'
import { creditsPageHu } from './credits/page.hu.ts'
import { creditsWordsHu } from './credits/words.hu.ts'
import { dataSourcesPageHu } from './data-sources/page.hu.ts'
import { favoritesPageHu } from './favorites/page.hu.ts'
import { homePageHu } from './home/page.hu.ts'
import { internationalOrdersPageHu } from './international-orders/page.hu.ts'
import { internationalPageHu } from './international/page.hu.ts'
import { internationalWordsHu } from './international/words.hu.ts'
import { invitationsPageHu } from './invitations/page.hu.ts'
import { listExportPageHu } from './list-export/page.hu.ts'
import { listMatchingPageHu } from './list-matching/page.hu.ts'
import { monitoringRulesPageHu } from './monitoring-rules/page.hu.ts'
import { monitoringRulesWordsHu } from './monitoring-rules/words.hu.ts'
import { monitoringWordsHu } from './monitoring/words.hu.ts'
import { newsPageHu } from './news/page.hu.ts'
import { oidcPageHu } from './oidc/page.hu.ts'
import { operatorPageHu } from './operator/page.hu.ts'
import { passkeysPageHu } from './passkeys/page.hu.ts'
import { personalDataPageHu } from './personal-data/page.hu.ts'
import { portfolioPageHu } from './portfolio/page.hu.ts'
import { portfolioWordsHu } from './portfolio/words.hu.ts'
import { profilePageHu } from './profile/page.hu.ts'
import { requestsPageHu } from './requests/page.hu.ts'
import { searchPageHu } from './search/page.hu.ts'
import { secondFactorPageHu } from './second-factor/page.hu.ts'
import { sessionsPageHu } from './sessions/page.hu.ts'
import { settingsPageHu } from './settings/page.hu.ts'
import { webhooksPageHu } from './webhooks/page.hu.ts'
import { reportTextsHu } from './report-texts-hu.generated.ts'

/** Every namespace that the browser shows; no other reaches it. */
export const pageTextsHu = {
  ...reportTextsHu,
  'administration/page': administrationPageHu,
  'alert-mails/page': alertMailsPageHu,
  'alerts/page': alertsPageHu,
  'api-keys/page': apiKeysPageHu,
  'audit/page': auditPageHu,
  'company-search/page': companySearchPageHu,
  'comparison/words': comparisonWordsHu,
  'credits/page': creditsPageHu,
  'credits/words': creditsWordsHu,
  'data-sources/page': dataSourcesPageHu,
  'favorites/page': favoritesPageHu,
  'home/page': homePageHu,
  'international-orders/page': internationalOrdersPageHu,
  'international/page': internationalPageHu,
  'international/words': internationalWordsHu,
  'invitations/page': invitationsPageHu,
  'list-export/page': listExportPageHu,
  'list-matching/page': listMatchingPageHu,
  'monitoring-rules/page': monitoringRulesPageHu,
  'monitoring-rules/words': monitoringRulesWordsHu,
  'monitoring/words': monitoringWordsHu,
  'news/page': newsPageHu,
  'oidc/page': oidcPageHu,
  'operator/page': operatorPageHu,
  'passkeys/page': passkeysPageHu,
  'personal-data/page': personalDataPageHu,
  'portfolio/page': portfolioPageHu,
  'portfolio/words': portfolioWordsHu,
  'profile/page': profilePageHu,
  'requests/page': requestsPageHu,
  'search/page': searchPageHu,
  'second-factor/page': secondFactorPageHu,
  'sessions/page': sessionsPageHu,
  'settings/page': settingsPageHu,
  'webhooks/page': webhooksPageHu,
} as const
