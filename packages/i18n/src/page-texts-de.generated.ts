/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationPageDe } from './administration/page.de.ts'
import { alertMailsPageDe } from './alert-mails/page.de.ts'
import { alertsPageDe } from './alerts/page.de.ts'
import { apiKeysPageDe } from './api-keys/page.de.ts'
import { auditPageDe } from './audit/page.de.ts'
import { companySearchPageDe } from './company-search/page.de.ts'
import { comparisonWordsDe } from './comparison/words.de.ts'
import { creditsPageDe } from './credits/page.de.ts'
import { creditsWordsDe } from './credits/words.de.ts'
import { dataSourcesPageDe } from './data-sources/page.de.ts'
import { favoritesPageDe } from './favorites/page.de.ts'
import { homePageDe } from './home/page.de.ts'
import { internationalOrdersPageDe } from './international-orders/page.de.ts'
import { internationalPageDe } from './international/page.de.ts'
import { internationalWordsDe } from './international/words.de.ts'
import { invitationsPageDe } from './invitations/page.de.ts'
import { listExportPageDe } from './list-export/page.de.ts'
import { listMatchingPageDe } from './list-matching/page.de.ts'
import { monitoringRulesPageDe } from './monitoring-rules/page.de.ts'
import { monitoringRulesWordsDe } from './monitoring-rules/words.de.ts'
import { monitoringWordsDe } from './monitoring/words.de.ts'
import { newsPageDe } from './news/page.de.ts'
import { oidcPageDe } from './oidc/page.de.ts'
import { operatorPageDe } from './operator/page.de.ts'
import { passkeysPageDe } from './passkeys/page.de.ts'
import { personalDataPageDe } from './personal-data/page.de.ts'
import { portfolioPageDe } from './portfolio/page.de.ts'
import { portfolioWordsDe } from './portfolio/words.de.ts'
import { profilePageDe } from './profile/page.de.ts'
import { requestsPageDe } from './requests/page.de.ts'
import { searchPageDe } from './search/page.de.ts'
import { secondFactorPageDe } from './second-factor/page.de.ts'
import { sessionsPageDe } from './sessions/page.de.ts'
import { settingsPageDe } from './settings/page.de.ts'
import { webhooksPageDe } from './webhooks/page.de.ts'
import { reportTextsDe } from './report-texts-de.generated.ts'
import type { pageTextsHu } from './page-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const pageTextsDe: Texts<typeof pageTextsHu> = {
  ...reportTextsDe,
  'administration/page': administrationPageDe,
  'alert-mails/page': alertMailsPageDe,
  'alerts/page': alertsPageDe,
  'api-keys/page': apiKeysPageDe,
  'audit/page': auditPageDe,
  'company-search/page': companySearchPageDe,
  'comparison/words': comparisonWordsDe,
  'credits/page': creditsPageDe,
  'credits/words': creditsWordsDe,
  'data-sources/page': dataSourcesPageDe,
  'favorites/page': favoritesPageDe,
  'home/page': homePageDe,
  'international-orders/page': internationalOrdersPageDe,
  'international/page': internationalPageDe,
  'international/words': internationalWordsDe,
  'invitations/page': invitationsPageDe,
  'list-export/page': listExportPageDe,
  'list-matching/page': listMatchingPageDe,
  'monitoring-rules/page': monitoringRulesPageDe,
  'monitoring-rules/words': monitoringRulesWordsDe,
  'monitoring/words': monitoringWordsDe,
  'news/page': newsPageDe,
  'oidc/page': oidcPageDe,
  'operator/page': operatorPageDe,
  'passkeys/page': passkeysPageDe,
  'personal-data/page': personalDataPageDe,
  'portfolio/page': portfolioPageDe,
  'portfolio/words': portfolioWordsDe,
  'profile/page': profilePageDe,
  'requests/page': requestsPageDe,
  'search/page': searchPageDe,
  'second-factor/page': secondFactorPageDe,
  'sessions/page': sessionsPageDe,
  'settings/page': settingsPageDe,
  'webhooks/page': webhooksPageDe,
}
