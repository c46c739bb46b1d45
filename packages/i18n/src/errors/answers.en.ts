import type { ErrorCode } from '@merleg/contract/errors'

export const errorsAnswersEn: Record<ErrorCode, string> = {
  'alert.changed': 'Somebody else has changed this alert in the meantime. See what happened to it and decide again.',
  'alert.four-eyes': 'In your company two people decide on alerts: propose to close it and have a colleague approve.',
  'alert.no-deadline': 'The next filing deadline of this company is not known. Choose a day.',
  'alert.not-found': 'There is no such alert.',
  'alert.own-proposal': 'You cannot approve your own proposal: a colleague has to do so.',
  'alert.wrong-state': 'The alert does not allow this in its present state.',
  'alert-mails.unknown-token':
    'This unsubscribe link is not valid. The mails can also be switched off in the settings.',
  'alert-notice.not-found': 'This notification was not found: notifications are kept for a year.',
  'alert-stream.too-many': 'You can have at most 5 streams open at once. Close one before you open another.',
  'auth.required': 'Please sign in to continue.',
  'auth.invalid-credentials': 'The user name or the password is not correct.',
  'auth.account-guarded':
    'There have been many failed attempts to sign in with this name from many places. Ask for a new password: with the link in the e-mail you can sign in at once. Or try again later.',
  'auth.account-disabled': 'This account is disabled. Please contact customer service.',
  'auth.terms-not-accepted': 'Please accept the terms.',
  'auth.recovery-token-invalid':
    'This link has expired or has already been used. Please request a new recovery e-mail.',
  'auth.too-many-attempts': 'Too many failed attempts. Please try again later.',
  'billing.changed':
    'Somebody else has changed the billing details in the meantime; yours were not saved and stay as you filled them in. See what is on file now: saving again replaces it.',
  'billing.missing': 'Please enter the billing details before ordering.',
  'claim.missing': 'This module is not part of your subscription. Ask us for an offer.',
  'credit.not-spendable': 'The subscriber does not have that much to spend. Nothing was posted.',
  'credit.purchase-not-found': 'This subscriber has no such purchase.',
  'credit.reference-used': 'Another item was posted under this reference before. Nothing was posted now.',
  'credit.refund-by-order': 'The price of a foreign order is refunded with the order, under Orders.',
  'credit.refunded-before': 'All of the price of this purchase was refunded before.',
  'mail.not-kept': 'The queue has the mail no longer; it cannot be sent again.',
  'operator.second-factor': 'The pages of the provider need a sign-in with a second factor.',
  'order.file': 'This file cannot be handed over: it can be a PDF, DOCX, XLSX or ZIP, whole, of at most 20 MB.',
  'order.wrong-state':
    'The state of the order no longer allows this: somebody else may have seen to it meanwhile. The list shows how it stands.',
  'price.not-sold': 'Nothing is sold under this kind and country, so it can have no price.',
  'price.never-sold': 'This never had a price, so none can end.',
  'request.done': 'This request has been closed already.',
  'request.not-found': 'There is no request of this number.',
  'request.trial-undecided':
    'This trial has to be decided first: by “Decide” among the requests, or by command (merleg requests trial-grant, trial-refuse).',
  'subscriber.not-found': 'There is no such subscriber.',
  'company.not-found': 'There is no company with this identifier in the database.',
  'correction.closed': 'This report has been decided already and cannot be added to.',
  'correction.file-type': 'Evidence can be a PDF, PNG or JPEG file.',
  'correction.no-person': 'This report is about no person in a role of the company, so there is nothing to withhold.',
  'correction.not-found': 'There is no such report, or no file with it.',
  'correction.open-already':
    'You have reported this value already, and it is not decided yet. It is among your reports.',
  'credit.hold-ended': 'This purchase has already been closed. Its price is not held any more.',
  'credit.insufficient': 'Your credit does not cover this purchase. Ask for a top-up to complete it.',
  'credit.key-reused':
    'This purchase was already sent with other content. Open the page again and start anew; nothing was charged twice.',
  'credit.refund-too-large': 'More cannot be refunded than was paid and not refunded yet.',
  'credit.statement-too-long': 'So many rows do not fit into one file. Narrow the days and download it in parts.',
  'days.in-future': 'A future date cannot be chosen: the latest possible date is today.',
  'days.reversed': 'The start date cannot be later than the end date.',
  'comparison.too-few': 'Choose at least two companies to compare.',
  'comparison.too-many': 'No more than five companies can be compared at a time.',
  'connection.not-found': 'This connection is not listed for the company.',
  'favorite.name-taken': 'You already have a favourite of this name. Please choose another name.',
  'favorite.not-found': 'This favourite cannot be found.',
  'favorite.too-many': 'At most 200 favourites can be kept. Delete one you no longer need.',
  'favorite.too-many-hits':
    'This search finds more than 100,000 companies: its changes cannot be followed. Please narrow it.',
  'foreign-company.not-found': 'This foreign company cannot be found. Please search for it again.',
  'foreign-order.not-found': 'This order cannot be found.',
  'foreign-report.daily-limit':
    'This purchase would exceed your company’s daily limit for foreign reports. You can order again tomorrow, or contact customer service.',
  'foreign-report.failed':
    'We could not obtain the report, so you have not been charged for it. Try again, or order it offline.',
  'foreign-report.not-available':
    'This report cannot be downloaded immediately at present. See what is available, or order it offline.',
  'foreign-report.pending':
    'The report is still being prepared. The company’s page shows its progress, and you can open it there once it has arrived.',
  'foreign-report.provider-down':
    'The foreign data provider cannot be reached at present. Try again later, or order the report offline.',
  'foreign-report.terms-changed':
    'The data provider would deliver this report on other terms at present, so we did not order it: nothing was charged. Try again later, or order it offline.',
  'info-item.not-found': 'There is no such item for the company.',
  'international-order.no-price':
    'No report can be ordered from this country: we have no price for it. Please contact customer service.',
  'international-order.not-delivered': 'This order has no report to download.',
  'international-order.not-found': 'There is no such order.',
  'international-order.ordered-before': 'The same report was ordered not long ago. Confirm if you want it again.',
  'international-order.too-many':
    'At most 30 reports can be ordered in an hour. Please wait a little before the next one.',
  'job.not-found': 'There is no such job, or its result has been deleted.',
  'list.empty': 'We found no rows in the file. At least one row has to be filled in.',
  'list.encrypted': 'The file is protected by a password. Save it without one and upload it again.',
  'list.old-format': 'This is an old Excel file (.xls). Save it as .xlsx or .csv and upload that.',
  'list.too-large-unpacked':
    'The file is too large when unpacked. Save it without pictures and sheets you do not need, or as CSV.',
  'list.too-many-columns': 'A list may have 60 columns at most. Leave out those you do not need.',
  'list.too-many-lists': 'You may have 30 lists at a time. Delete an old one.',
  'list.too-many-rows': 'A list may have 10 000 rows at most. Split it into parts.',
  'list.unreadable': 'The file cannot be read as a table. Upload an XLSX or CSV file.',
  'list-export.no-price':
    'There is no price in force for this list, so it cannot be sold now. Please write to customer service.',
  'list-export.not-allowed': 'Your subscription does not allow lists to be downloaded.',
  'list-export.not-found': 'There is no such export.',
  'list-export.not-kept':
    'It is not kept which companies were in this list: make a new one from its search; what you have already is free.',
  'list-export.nothing-to-sell':
    'With this choice there is nothing to buy: no company has a value in a column that is paid for.',
  'list-export.outdated':
    'Since this list was made, somebody who is or may be in it has asked not to be contacted. Make it again: what you have already is free.',
  'list-export.quote-expired':
    'The quote of 15 minutes has expired. The price has been worked out anew; please check it.',
  'list-export.quote-not-found': 'There is no such quote, or it is for another choice.',
  'list-export.too-many-rows': 'An export can hold 1 000 000 companies at most. Narrow the search down.',
  'list-export.too-many-running':
    'Five exports of yours are being made already. Wait until one has finished, or cancel one.',
  'list-export.too-many-today':
    'At most 100 exports can be started in 24 hours by one subscription. Lists that are ready can be downloaded among the exports.',
  'list-matching.no-columns':
    'Say which column holds the company name, the tax number or the registration number: without them there is nothing to look for.',
  'list-matching.not-found': 'There is no such list, or it has been deleted.',
  'list-matching.not-matched': 'The matching of this list has not finished yet.',
  'list-matching.row-not-found': 'The list has no such row.',
  'list-matching.running': 'This list is being matched. Stop it, or wait until it has finished.',
  'match.changed':
    'This match has changed in the meantime: somebody else has decided about it, or it rests on something else than before. Your decision was not saved and its reason stays as you typed it. Look at the match as it is now: deciding again is about that.',
  'match.not-found': 'This company has no such match.',
  'model-card.not-found': 'There is no model card for this rating.',
  'requests.too-many': 'You have sent many requests in a short time. Please wait a little before the next one.',
  'page.not-found': 'The page was not found.',
  'party.not-found': 'One of the parties is not in the database.',
  'password.common': 'This password is in common use and therefore easy to guess. Please choose another one.',
  'password.current-required': 'To change the password, enter your current password as well.',
  'password.own-data':
    'The password is made of your name, e-mail address or other details of yours and therefore easy to guess. Please choose another one.',
  'person.not-found': 'There is no such person in the database.',
  'place.not-found': 'We do not know a settlement or county of this name.',
  'portfolio.too-large': 'A portfolio shows at most 20,000 companies. Narrow it by importance or label.',
  'price.changed':
    'The price has changed in the meantime. Look at the new price and decide again; nothing was charged.',
  'print.nothing-chosen': 'Choose at least one section to print.',
  'publication.not-available': 'This document cannot be ordered for this company.',
  'publication.price-changed': 'The prices have changed in the meantime. Please check the order with the new prices.',
  'publication.too-many': 'At most 30 orders can be placed in an hour. Please wait a little before the next one.',
  'receivables.no-amounts':
    'We found no column of amounts. The first row has to be a heading with, for example, “Amount”, and the company’s tax number or name.',
  'saved-search.empty':
    'Fill in at least one criterion: leaving out ceased companies, the kind of address and the kind of member are no criteria by themselves.',
  'saved-search.not-found': 'There is no such saved search.',
  'sector.not-found': 'The company has no registered activity in this sector.',
  'statement.not-found': 'The database holds no such accounts for this year.',
  'summary.not-found': 'There is no summary for this company.',
  'trial.address-taken': 'There already is a user with this e-mail address, so this request cannot be granted a trial.',
  'trial.begun': 'This trial has begun already.',
  'trial.being-mailed': 'The link is being sent. Look again in two minutes.',
  'trial.decided': 'This trial was decided on already.',
  'trial.known-address': 'There already is an account with this e-mail address. Sign in, or request a new password.',
  'trial.link-invalid': 'This link has expired or was used already. Request a trial again.',
  'trial.none': 'This subscriber has no trial: it subscribes already.',
  'trial.not-possible':
    'No trial can be started for this tax number: it is given once per company and not to subscribers.',
  'trial.over': 'The trial of five days is over. To go on using Mérleg, request an offer.',
  'trial.session-over': 'The trial of five days is over, so you have been signed out.',
  'trial.too-many': 'Many requests have arrived in a short time. Please try again later.',
  'watch-import.not-found': 'There is no such import, or it has been deleted.',
  'watch-import.running': 'An earlier import is still running. Wait for its end, or stop it.',
  'alert-rule.changed':
    'Somebody else has changed this rule in the meantime; yours was not saved and stays as you filled it in. See how the rule is now: saving again replaces it.',
  'alert-rule.name-taken': 'There is a rule of that name already.',
  'alert-rule.not-found': 'This rule was not found.',
  'alert-rule.too-many': 'Up to 50 rules can be kept. Delete one that you need no more.',
  'watch-list.not-found': 'This company is not among the watched ones.',
  'watch-list.note-changed':
    'Somebody else has changed this note in the meantime; yours was not saved and stays as you typed it. See how the note is now: saving again replaces it.',
  'watch-list.too-many': 'At most 100,000 companies can be watched. Remove some that you no longer need.',
  'watch-list.too-many-labels': 'A company can have at most 20 labels.',
  'validation.failed': 'One or more fields are not valid.',
  'webhook.changed':
    'Somebody else has changed this webhook in the meantime; yours was not saved and stays as you typed it. See what is saved now: saving again replaces it.',
  'webhook.demo': 'The password of the demo account is public, so nothing is sent from it to other systems.',
  'webhook.delivery-not-found': 'This delivery cannot be found; deliveries are kept for 30 days.',
  'webhook.not-found': 'This webhook cannot be found.',
  'webhook.range-reversed': 'The end of the range cannot be before its beginning.',
  'webhook.replay-too-large': 'At most 100,000 alerts can be sent again at once. Narrow the range.',
  'webhook.test-not-replayed': 'A test cannot be sent again; start another one.',
  'webhook.test-running': 'A test is being sent to this address. Wait for its result.',
  'webhook.too-many': 'At most 10 webhooks can be kept. Delete one you no longer need.',
  'webhook.too-many-secrets':
    'Four former secrets of this webhook still sign. Another one can be made when the first of them ends; the webhook says when. If all of them may end, make the new one with none of the former signing any more.',
  'webhook.url-refused':
    'We cannot send to this address. It must be publicly reachable and begin with https, without user name, password or port.',
  'webhook.url-taken': 'There is a webhook with this address already.',
  'request.malformed': 'The request could not be understood.',
  'request.too-large': 'The upload is too large.',
  'request.unsupported-type': 'This type of file cannot be used.',
  'request.wrong-method': 'This address does not take requests of this kind.',
  'traffic.too-many-requests': 'Increased traffic: please wait a moment, or contact customer service.',
  'service.not-ready': 'The service is starting. Please try again in a few seconds.',
  'service.too-slow':
    'This took longer than it may and was stopped; nothing was changed. Please try again a little later, or ask for less.',
  'service.unavailable': 'The service is not available at the moment. Please try again in a few seconds.',
  'administration.demo': 'The demo account is everybody’s: administration can be looked at here, not changed.',
  'audit.too-long': 'The trail of so long a time is too long for one file. Choose a shorter period.',
  'invitation.known-user': 'This e-mail address belongs to one of your users already.',
  'invitation.link-invalid':
    'This invitation has expired, was taken back or has been used. Ask whoever invited you for another one.',
  'invitation.not-found': 'There is no such open invitation.',
  'invitation.not-possible':
    'This e-mail address has an account already. Ask for an invitation to another address, or write to customer service.',
  'invitation.too-many': 'Too many invitations were sent. Wait a day, or take this one back and invite anew.',
  'invitation.too-many-open': 'At most 50 invitations can be open at a time. Take one back before you send another.',
  'key.not-found': 'There is no such key.',
  'key.not-for-pages': 'This call belongs to pages of persons and cannot be made with a key.',
  'key.too-many': 'At most 20 keys can be in use at a time. Revoke one before you make another.',
  'quota.exceeded': 'The call quota of your keys is used up. The header Retry-After says when to try again.',
  'auth.account-changed': 'How one signs in to this account has changed meanwhile. Please start again.',
  'second-factor.locked':
    'After many wrong codes those of the app are no longer accepted. Use a recovery code or a passkey; if you have neither, turn to an administrator of your subscription or to our customer service.',
  'second-factor.unreadable':
    'Codes of the app cannot be checked at present, because the system does not have the key for them; this does not count as a wrong code. Use a recovery code or a passkey; if you have neither, ask an administrator of your subscription or our customer service to reset the second step.',
  'secrets.key-missing':
    'No new secret can be stored at present, because the key is missing by which the system seals secrets. Please tell our customer service.',
  'vat-check.not-possible': 'This number cannot be checked in VIES at present.',
  'vat-check.other-number':
    'The EU VAT number of the company has changed meanwhile. Reload the page and check the new number.',
  'user.closed': 'This account was closed and cannot be restored.',
  'user.self': 'For your own account this is done in your profile.',
  'role.missing': 'This takes the role “{{role}}”.',
  'user.last-administrator': 'This is the only administrator. Make somebody else one first.',
  'user.not-found': 'There is no such user.',
  unexpected: 'An unexpected error occurred.',
  'auth.confirmation-required': 'Please prove first that it is you.',
  'auth.demo-account': 'The demo account is open to everybody, so this cannot be done with it.',
  'identity.not-found': 'This linked account cannot be found.',
  'oidc.attempt-over': 'This sign-in has expired or has been completed already. Please start again.',
  'oidc.cancelled': 'The sign-in was cancelled at the provider.',
  'oidc.identity-taken': 'This account is already linked to another Mérleg account.',
  'oidc.not-configured': 'Signing in with the account of another provider is not available here.',
  'oidc.not-linked':
    'This account is not linked to any Mérleg account. Sign in with your password, then link the account on the Sign-in and security page.',
  'oidc.provider-down': 'The provider cannot be reached at the moment. Try again later, or sign in with your password.',
  'oidc.refused': 'The answer of the provider cannot be accepted, so you have not been signed in. Please start again.',
  'oidc.too-many': 'At most 5 accounts can be linked. Unlink another one first.',
  'passkey.not-found': 'This passkey cannot be found.',
  'passkey.refused': 'The passkey cannot be accepted. Try again, or choose another way.',
  'passkey.too-many': 'At most 20 passkeys can be added. Delete one you no longer need first.',
  'second-factor.already-set': 'An authenticator app is already set up. Remove the former one first.',
  'second-factor.code-wrong': 'The code is not correct, or has been used already.',
  'second-factor.last-one':
    'Your company asks for a second factor, and this is your last one. Set up another one first.',
  'second-factor.not-set': 'A second factor has to be set up first.',
  'second-factor.set-up-required': 'Your company asks for a second factor to sign in. Set it up to go on.',
  'second-factor.ticket-over': 'The second step of signing in has expired. Please start again with your password.',
  'session.not-found': 'You are not signed in there any more.',
}
