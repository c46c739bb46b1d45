/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationPageEn } from './administration/page.en.ts'
import { alertMailsPageEn } from './alert-mails/page.en.ts'
import { alertsPageEn } from './alerts/page.en.ts'
import { apiKeysPageEn } from './api-keys/page.en.ts'
import { auditPageEn } from './audit/page.en.ts'
import { companySearchPageEn } from './company-search/page.en.ts'
import { comparisonWordsEn } from './comparison/words.en.ts'
import { creditsPageEn } from './credits/page.en.ts'
import { creditsWordsEn } from './credits/words.en.ts'
import { dataSourcesPageEn } from './data-sources/page.en.ts'
import { favoritesPageEn } from './favorites/page.en.ts'
import { homePageEn } from './home/page.en.ts'
import { internationalOrdersPageEn } from './international-orders/page.en.ts'
import { internationalPageEn } from './international/page.en.ts'
import { internationalWordsEn } from './international/words.en.ts'
import { invitationsPageEn } from './invitations/page.en.ts'
import { listExportPageEn } from './list-export/page.en.ts'
import { listMatchingPageEn } from './list-matching/page.en.ts'
import { monitoringRulesPageEn } from './monitoring-rules/page.en.ts'
import { monitoringRulesWordsEn } from './monitoring-rules/words.en.ts'
import { monitoringWordsEn } from './monitoring/words.en.ts'
import { newsPageEn } from './news/page.en.ts'
import { oidcPageEn } from './oidc/page.en.ts'
import { operatorPageEn } from './operator/page.en.ts'
import { passkeysPageEn } from './passkeys/page.en.ts'
import { personalDataPageEn } from './personal-data/page.en.ts'
import { portfolioPageEn } from './portfolio/page.en.ts'
import { portfolioWordsEn } from './portfolio/words.en.ts'
import { profilePageEn } from './profile/page.en.ts'
import { requestsPageEn } from './requests/page.en.ts'
import { searchPageEn } from './search/page.en.ts'
import { secondFactorPageEn } from './second-factor/page.en.ts'
import { sessionsPageEn } from './sessions/page.en.ts'
import { settingsPageEn } from './settings/page.en.ts'
import { webhooksPageEn } from './webhooks/page.en.ts'
import { reportTextsEn } from './report-texts-en.generated.ts'
import type { pageTextsHu } from './page-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const pageTextsEn: Texts<typeof pageTextsHu> = {
  ...reportTextsEn,
  'administration/page': administrationPageEn,
  'alert-mails/page': alertMailsPageEn,
  'alerts/page': alertsPageEn,
  'api-keys/page': apiKeysPageEn,
  'audit/page': auditPageEn,
  'company-search/page': companySearchPageEn,
  'comparison/words': comparisonWordsEn,
  'credits/page': creditsPageEn,
  'credits/words': creditsWordsEn,
  'data-sources/page': dataSourcesPageEn,
  'favorites/page': favoritesPageEn,
  'home/page': homePageEn,
  'international-orders/page': internationalOrdersPageEn,
  'international/page': internationalPageEn,
  'international/words': internationalWordsEn,
  'invitations/page': invitationsPageEn,
  'list-export/page': listExportPageEn,
  'list-matching/page': listMatchingPageEn,
  'monitoring-rules/page': monitoringRulesPageEn,
  'monitoring-rules/words': monitoringRulesWordsEn,
  'monitoring/words': monitoringWordsEn,
  'news/page': newsPageEn,
  'oidc/page': oidcPageEn,
  'operator/page': operatorPageEn,
  'passkeys/page': passkeysPageEn,
  'personal-data/page': personalDataPageEn,
  'portfolio/page': portfolioPageEn,
  'portfolio/words': portfolioWordsEn,
  'profile/page': profilePageEn,
  'requests/page': requestsPageEn,
  'search/page': searchPageEn,
  'second-factor/page': secondFactorPageEn,
  'sessions/page': sessionsPageEn,
  'settings/page': settingsPageEn,
  'webhooks/page': webhooksPageEn,
}
