import type { ErrorCode } from '@merleg/contract/errors'

export const errorsAnswersDe: Record<ErrorCode, string> = {
  'alert.changed':
    'Diese Meldung wurde inzwischen von jemand anderem geändert. Sehen Sie nach, was geschehen ist, und entscheiden Sie neu.',
  'alert.four-eyes':
    'In Ihrem Unternehmen entscheiden zwei Personen über Meldungen: Schlagen Sie den Abschluss vor und lassen Sie ihn genehmigen.',
  'alert.no-deadline': 'Die nächste Frist dieses Unternehmens zur Offenlegung ist nicht bekannt. Wählen Sie einen Tag.',
  'alert.not-found': 'Diese Meldung gibt es nicht.',
  'alert.own-proposal': 'Ihren eigenen Vorschlag können Sie nicht genehmigen: Das muss jemand anderes tun.',
  'alert.wrong-state': 'Die Meldung lässt das in ihrem jetzigen Zustand nicht zu.',
  'alert-mails.unknown-token':
    'Dieser Abmeldelink ist nicht gültig. Die E-Mails können Sie auch in den Einstellungen abschalten.',
  'alert-notice.not-found':
    'Diese Benachrichtigung wurde nicht gefunden: Benachrichtigungen werden ein Jahr lang aufbewahrt.',
  'alert-stream.too-many':
    'Höchstens 5 Datenströme können gleichzeitig offen sein. Schließen Sie einen, bevor Sie einen weiteren öffnen.',
  'auth.required': 'Bitte melden Sie sich an, um fortzufahren.',
  'auth.invalid-credentials': 'Benutzername oder Passwort ist nicht richtig.',
  'auth.account-guarded':
    'Mit diesem Namen wurde von vielen Orten aus vergeblich versucht, sich anzumelden. Fordern Sie ein neues Passwort an: Mit dem Link in der E-Mail können Sie sich sofort anmelden. Oder versuchen Sie es später erneut.',
  'auth.account-disabled': 'Dieser Zugang ist gesperrt. Bitte wenden Sie sich an den Kundendienst.',
  'auth.terms-not-accepted': 'Bitte akzeptieren Sie die Bedingungen.',
  'auth.recovery-token-invalid':
    'Dieser Link ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie eine neue E-Mail an.',
  'auth.too-many-attempts': 'Zu viele fehlgeschlagene Versuche. Bitte versuchen Sie es später erneut.',
  'billing.changed':
    'Die Rechnungsangaben wurden inzwischen von jemand anderem geändert; Ihre wurden nicht gespeichert und bleiben so ausgefüllt. Sehen Sie nach, was jetzt gespeichert ist: Erneutes Speichern ersetzt es.',
  'billing.missing': 'Bitte geben Sie vor der Bestellung die Rechnungsdaten an.',
  'claim.missing': 'Dieses Modul ist nicht Teil Ihres Abonnements. Fordern Sie ein Angebot an.',
  'credit.not-spendable': 'So viel Guthaben hat der Abonnent nicht. Es wurde nichts gebucht.',
  'credit.purchase-not-found': 'Diesen Kauf gibt es bei diesem Abonnenten nicht.',
  'credit.reference-used':
    'Unter dieser Referenz wurde bereits ein anderer Posten gebucht. Jetzt wurde nichts gebucht.',
  'credit.refund-by-order': 'Der Preis einer Auslandsbestellung wird mit der Bestellung erstattet, unter Bestellungen.',
  'credit.refunded-before': 'Der Preis dieses Kaufs wurde bereits vollständig erstattet.',
  'mail.not-kept': 'Die E-Mail ist nicht mehr in der Warteschlange und kann nicht erneut gesendet werden.',
  'operator.second-factor': 'Die Seiten des Anbieters verlangen eine Anmeldung mit zweitem Faktor.',
  'order.file':
    'Diese Datei kann nicht übergeben werden: möglich sind PDF, DOCX, XLSX oder ZIP, vollständig, höchstens 20 MB.',
  'order.wrong-state':
    'Der Stand der Bestellung lässt das nicht mehr zu: Vielleicht hat sie inzwischen jemand anders erledigt. Die Liste zeigt, wie sie steht.',
  'price.not-sold': 'Unter dieser Art und diesem Land wird nichts verkauft, also kann es keinen Preis dafür geben.',
  'price.never-sold': 'Dafür gab es nie einen Preis, also kann auch keiner enden.',
  'request.done': 'Diese Anfrage wurde bereits abgeschlossen.',
  'request.not-found': 'Eine Anfrage mit dieser Nummer gibt es nicht.',
  'request.trial-undecided':
    'Über diesen Testzugang muss zuerst entschieden werden: mit „Entscheiden“ bei den Anfragen oder per Befehl (merleg requests trial-grant, trial-refuse).',
  'subscriber.not-found': 'Diesen Abonnenten gibt es nicht.',
  'company.not-found': 'In der Datenbank gibt es kein Unternehmen mit dieser Kennung.',
  'correction.closed': 'Über diese Meldung wurde bereits entschieden; sie kann nicht ergänzt werden.',
  'correction.file-type': 'Als Nachweis kann eine PDF-, PNG- oder JPEG-Datei hochgeladen werden.',
  'correction.no-person':
    'Diese Meldung betrifft keine Person mit einer Funktion im Unternehmen; es gibt nichts zurückzuhalten.',
  'correction.not-found': 'Diese Meldung gibt es nicht, oder es gibt keine Datei zu ihr.',
  'correction.open-already':
    'Sie haben diesen Wert bereits gemeldet, und es wurde noch nicht darüber entschieden. Sie finden ihn unter Ihren Meldungen.',
  'credit.hold-ended': 'Dieser Kauf ist bereits abgeschlossen. Sein Preis ist nicht mehr vorgemerkt.',
  'credit.insufficient':
    'Ihr Guthaben reicht für diesen Kauf nicht aus. Bitten Sie um eine Aufladung, um ihn abzuschließen.',
  'credit.key-reused':
    'Dieser Kauf wurde bereits mit anderem Inhalt gesendet. Öffnen Sie die Seite erneut und beginnen Sie von vorn; es wurde nichts doppelt abgebucht.',
  'credit.refund-too-large': 'Es kann nicht mehr erstattet werden, als bezahlt und noch nicht erstattet wurde.',
  'credit.statement-too-long':
    'So viele Zeilen passen nicht in eine Datei. Schränken Sie die Tage ein und laden Sie den Auszug in Teilen herunter.',
  'days.in-future': 'Ein künftiger Tag kann nicht gewählt werden: Möglich ist jeder Tag bis heute.',
  'comparison.too-few': 'Wählen Sie für den Vergleich mindestens zwei Unternehmen.',
  'comparison.too-many': 'Höchstens fünf Unternehmen lassen sich auf einmal vergleichen.',
  'connection.not-found': 'Diese Verbindung wird bei dem Unternehmen nicht geführt.',
  'days.reversed': 'Der erste Tag darf nicht nach dem zweiten liegen.',
  'favorite.name-taken': 'Sie haben bereits einen Favoriten dieses Namens. Bitte wählen Sie einen anderen Namen.',
  'favorite.not-found': 'Dieser Favorit ist nicht zu finden.',
  'favorite.too-many':
    'Es können höchstens 200 Favoriten gespeichert werden. Löschen Sie einen, den Sie nicht mehr brauchen.',
  'favorite.too-many-hits':
    'Diese Suche findet mehr als 100.000 Unternehmen: Ihre Änderungen lassen sich nicht verfolgen. Bitte grenzen Sie sie ein.',
  'foreign-company.not-found': 'Dieses ausländische Unternehmen ist nicht auffindbar. Bitte suchen Sie es erneut.',
  'foreign-order.not-found': 'Diese Bestellung ist nicht auffindbar.',
  'foreign-report.daily-limit':
    'Mit diesem Kauf würde Ihr Unternehmen das Tageslimit für Auslandsberichte überschreiten. Bestellen Sie morgen wieder, oder wenden Sie sich an den Kundendienst.',
  'foreign-report.failed':
    'Wir konnten den Bericht nicht beschaffen; er wurde Ihnen nicht berechnet. Versuchen Sie es erneut, oder bestellen Sie ihn offline.',
  'foreign-report.not-available':
    'Dieser Bericht kann derzeit nicht sofort heruntergeladen werden. Sehen Sie nach, was verfügbar ist, oder bestellen Sie ihn offline.',
  'foreign-report.pending':
    'Der Bericht wird noch erstellt. Auf der Seite des Unternehmens sehen Sie den Stand und öffnen ihn dort, sobald er da ist.',
  'foreign-report.provider-down':
    'Der ausländische Datenanbieter ist derzeit nicht erreichbar. Versuchen Sie es später, oder bestellen Sie den Bericht offline.',
  'foreign-report.terms-changed':
    'Der Datenanbieter würde diesen Bericht derzeit zu anderen Bedingungen liefern, daher haben wir ihn nicht bestellt: Es wurde nichts berechnet. Versuchen Sie es später, oder bestellen Sie ihn offline.',
  'info-item.not-found': 'Eine solche Information gibt es bei dem Unternehmen nicht.',
  'international-order.no-price':
    'Aus diesem Land kann keine Auskunft bestellt werden: Wir haben keinen Preis dafür. Bitte wenden Sie sich an den Kundendienst.',
  'international-order.not-delivered': 'Zu dieser Bestellung gibt es keine Auskunft zum Herunterladen.',
  'international-order.not-found': 'Diese Bestellung gibt es nicht.',
  'international-order.ordered-before':
    'Dieselbe Auskunft wurde vor Kurzem schon bestellt. Bestätigen Sie, wenn Sie sie erneut wünschen.',
  'international-order.too-many':
    'In einer Stunde können höchstens 30 Auskünfte bestellt werden. Bitte warten Sie etwas bis zur nächsten.',
  'job.not-found': 'Diese Aufgabe gibt es nicht, oder ihr Ergebnis wurde bereits gelöscht.',
  'list.empty': 'In der Datei wurden keine Zeilen gefunden. Mindestens eine Zeile muss ausgefüllt sein.',
  'list.encrypted':
    'Die Datei ist durch ein Passwort geschützt. Speichern Sie sie ohne Passwort und laden Sie sie erneut hoch.',
  'list.old-format':
    'Das ist eine alte Excel-Datei (.xls). Speichern Sie sie als .xlsx oder .csv und laden Sie diese hoch.',
  'list.too-large-unpacked':
    'Die Datei ist entpackt zu groß. Speichern Sie sie ohne Bilder und überflüssige Blätter oder als CSV.',
  'list.too-many-columns': 'Eine Liste darf höchstens 60 Spalten haben. Lassen Sie überflüssige Spalten weg.',
  'list.too-many-lists': 'Sie können höchstens 30 Listen zugleich haben. Löschen Sie eine alte.',
  'list.too-many-rows': 'Eine Liste darf höchstens 10 000 Zeilen haben. Teilen Sie sie auf.',
  'list.unreadable': 'Die Datei ist nicht als Tabelle lesbar. Laden Sie eine XLSX- oder CSV-Datei hoch.',
  'list-export.no-price':
    'Für diese Liste gilt derzeit kein Preis, sie kann daher nicht verkauft werden. Bitte schreiben Sie dem Kundendienst.',
  'list-export.not-allowed': 'Ihr Abonnement erlaubt das Herunterladen von Listen nicht.',
  'list-export.not-found': 'Diesen Export gibt es nicht.',
  'list-export.not-kept':
    'Welche Unternehmen in dieser Liste waren, ist nicht aufbewahrt: Erstellen Sie aus ihrer Suche eine neue; was Sie schon haben, kostet nichts.',
  'list-export.nothing-to-sell':
    'Mit dieser Auswahl gibt es nichts zu kaufen: Bei keinem Unternehmen ist eine kostenpflichtige Angabe vorhanden.',
  'list-export.outdated':
    'Seit diese Liste erstellt wurde, hat jemand, der darin steht oder stehen kann, gebeten, nicht kontaktiert zu werden. Erstellen Sie sie erneut: Was Sie schon haben, kostet nichts.',
  'list-export.quote-expired':
    'Das Angebot ist nach 15 Minuten abgelaufen. Der Preis wurde neu berechnet; bitte prüfen Sie ihn.',
  'list-export.quote-not-found': 'Dieses Angebot gibt es nicht, oder es gilt für eine andere Auswahl.',
  'list-export.too-many-rows': 'Ein Export kann höchstens 1 000 000 Unternehmen enthalten. Grenzen Sie die Suche ein.',
  'list-export.too-many-running':
    'Fünf Ihrer Exporte werden bereits erstellt. Warten Sie, bis einer fertig ist, oder brechen Sie einen ab.',
  'list-export.too-many-today':
    'In einem Abonnement können in 24 Stunden höchstens 100 Exporte gestartet werden. Fertige Listen können bei den Exporten heruntergeladen werden.',
  'list-matching.no-columns':
    'Geben Sie an, in welcher Spalte Firma, Steuernummer oder Registernummer steht: Ohne diese kann nicht gesucht werden.',
  'list-matching.not-found': 'Diese Liste gibt es nicht, oder sie wurde gelöscht.',
  'list-matching.not-matched': 'Der Abgleich dieser Liste ist noch nicht abgeschlossen.',
  'list-matching.row-not-found': 'Die Liste hat keine solche Zeile.',
  'list-matching.running':
    'Diese Liste wird gerade abgeglichen. Halten Sie den Abgleich an oder warten Sie das Ende ab.',
  'match.changed':
    'Dieser Treffer hat sich inzwischen geändert: Jemand anderes hat über ihn entschieden, oder er beruht auf anderem als zuvor. Ihre Entscheidung wurde nicht gespeichert, und ihre Begründung bleibt so eingegeben. Sehen Sie sich den Treffer an, wie er jetzt ist: Eine erneute Entscheidung gilt diesem.',
  'match.not-found': 'Zu diesem Unternehmen gibt es keinen solchen Treffer.',
  'model-card.not-found': 'Zu dieser Bewertung gibt es keine Modellkarte.',
  'requests.too-many': 'Sie haben in kurzer Zeit viele Anfragen gesendet. Bitte warten Sie etwas bis zur nächsten.',
  'page.not-found': 'Die Seite wurde nicht gefunden.',
  'party.not-found': 'Eine der Parteien gibt es in der Datenbank nicht.',
  'password.common': 'Dieses Passwort ist weit verbreitet und daher leicht zu erraten. Bitte wählen Sie ein anderes.',
  'password.current-required': 'Um das Passwort zu ändern, geben Sie bitte auch Ihr aktuelles Passwort ein.',
  'password.own-data':
    'Das Passwort besteht aus Ihrem Namen, Ihrer E-Mail-Adresse oder anderen Angaben zu Ihrer Person und ist daher leicht zu erraten. Bitte wählen Sie ein anderes.',
  'person.not-found': 'Diese Person gibt es in der Datenbank nicht.',
  'place.not-found': 'Einen Ort oder ein Komitat dieses Namens kennen wir nicht.',
  'portfolio.too-large':
    'Ein Portfolio zeigt höchstens 20 000 Unternehmen. Grenzen Sie es nach Wichtigkeit oder Etikett ein.',
  'price.changed':
    'Der Preis hat sich inzwischen geändert. Sehen Sie sich den neuen Preis an und entscheiden Sie erneut; es wurde nichts abgebucht.',
  'print.nothing-chosen': 'Wählen Sie mindestens einen Abschnitt zum Drucken.',
  'publication.not-available': 'Dieses Dokument kann für dieses Unternehmen nicht bestellt werden.',
  'publication.price-changed':
    'Die Preise haben sich inzwischen geändert. Bitte prüfen Sie die Bestellung mit den neuen Preisen.',
  'publication.too-many':
    'In einer Stunde können höchstens 30 Bestellungen aufgegeben werden. Bitte warten Sie etwas bis zur nächsten.',
  'receivables.no-amounts':
    'Wir haben keine Spalte mit Beträgen gefunden. Die erste Zeile muss eine Überschrift sein, etwa mit „Betrag“ und der Steuernummer oder dem Namen des Unternehmens.',
  'saved-search.empty':
    'Füllen Sie mindestens ein Kriterium aus: Das Weglassen erloschener Unternehmen, die Art der Adresse und die Art des Mitglieds sind für sich keine Kriterien.',
  'saved-search.not-found': 'Diese gespeicherte Suche gibt es nicht.',
  'sector.not-found': 'Das Unternehmen hat keine eingetragene Tätigkeit in dieser Branche.',
  'statement.not-found': 'Für dieses Jahr liegt kein solcher Jahresabschluss vor.',
  'summary.not-found': 'Zu diesem Unternehmen gibt es keine Übersicht.',
  'trial.address-taken':
    'Zu dieser E-Mail-Adresse gibt es bereits einen Benutzer, deshalb kann für diese Anfrage kein Testzugang gewährt werden.',
  'trial.begun': 'Dieser Testzugang hat bereits begonnen.',
  'trial.being-mailed': 'Der Link wird gerade versendet. Sehen Sie in zwei Minuten wieder nach.',
  'trial.decided': 'Über diesen Testzugang wurde bereits entschieden.',
  'trial.known-address':
    'Zu dieser E-Mail-Adresse gibt es bereits einen Zugang. Melden Sie sich an, oder fordern Sie ein neues Passwort an.',
  'trial.link-invalid':
    'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fragen Sie erneut einen Testzugang an.',
  'trial.none': 'Dieser Abonnent hat keinen Testzugang: Er ist bereits Abonnent.',
  'trial.not-possible':
    'Für diese Steuernummer kann kein Testzugang gestartet werden: Jedes Unternehmen erhält ihn einmal, Abonnenten erhalten keinen.',
  'trial.over': 'Der Testzugang von fünf Tagen ist abgelaufen. Um Mérleg weiter zu nutzen, fordern Sie ein Angebot an.',
  'trial.session-over': 'Der Testzugang von fünf Tagen ist abgelaufen; Sie wurden daher abgemeldet.',
  'trial.too-many': 'In kurzer Zeit sind viele Anfragen eingegangen. Bitte versuchen Sie es später erneut.',
  'watch-import.not-found': 'Diesen Import gibt es nicht, oder er wurde bereits gelöscht.',
  'watch-import.running': 'Ein früherer Import läuft noch. Warten Sie sein Ende ab, oder halten Sie ihn an.',
  'alert-rule.changed':
    'Diese Regel wurde inzwischen von jemand anderem geändert; Ihre wurde nicht gespeichert und bleibt so ausgefüllt. Sehen Sie nach, wie die Regel jetzt ist: Erneutes Speichern ersetzt sie.',
  'alert-rule.name-taken': 'Es gibt schon eine Regel mit diesem Namen.',
  'alert-rule.not-found': 'Diese Regel wurde nicht gefunden.',
  'alert-rule.too-many':
    'Es können höchstens 50 Regeln angelegt werden. Löschen Sie eine, die Sie nicht mehr brauchen.',
  'watch-list.not-found': 'Dieses Unternehmen gehört nicht zu den überwachten.',
  'watch-list.note-changed':
    'Diese Notiz wurde inzwischen von jemand anderem geändert; Ihre wurde nicht gespeichert und bleibt so eingegeben. Sehen Sie nach, wie die Notiz jetzt lautet: Erneutes Speichern ersetzt sie.',
  'watch-list.too-many':
    'Es können höchstens 100.000 Unternehmen überwacht werden. Entfernen Sie solche, die Sie nicht mehr brauchen.',
  'watch-list.too-many-labels': 'Ein Unternehmen kann höchstens 20 Etiketten haben.',
  'validation.failed': 'Ein oder mehrere Felder sind ungültig.',
  'webhook.changed':
    'Dieser Webhook wurde inzwischen von jemand anderem geändert; Ihre Änderung wurde nicht gespeichert und bleibt so eingegeben. Sehen Sie nach, was jetzt gespeichert ist: Erneutes Speichern ersetzt es.',
  'webhook.demo': 'Das Passwort des Demokontos ist öffentlich, daher senden wir aus ihm nichts an andere Systeme.',
  'webhook.delivery-not-found': 'Diese Sendung ist nicht zu finden; Sendungen werden 30 Tage aufbewahrt.',
  'webhook.not-found': 'Dieser Webhook ist nicht zu finden.',
  'webhook.range-reversed': 'Das Ende des Bereichs darf nicht vor seinem Anfang liegen.',
  'webhook.replay-too-large':
    'Höchstens 100.000 Meldungen können auf einmal erneut gesendet werden. Bitte grenzen Sie den Bereich ein.',
  'webhook.test-not-replayed': 'Ein Test kann nicht erneut gesendet werden; starten Sie einen neuen.',
  'webhook.test-running': 'An diese Adresse wird gerade ein Test gesendet. Bitte warten Sie auf das Ergebnis.',
  'webhook.too-many':
    'Höchstens 10 Webhooks können angelegt werden. Bitte löschen Sie einen, den Sie nicht mehr brauchen.',
  'webhook.too-many-secrets':
    'Mit vier bisherigen Geheimnissen dieses Webhooks wird noch signiert. Ein weiteres gibt es, sobald das erste davon endet; wann, steht beim Webhook. Dürfen alle enden, lassen Sie das neue so erstellen, dass mit den früheren nicht mehr signiert wird.',
  'webhook.url-refused':
    'An diese Adresse können wir nicht senden. Sie muss öffentlich erreichbar sein und mit https beginnen, ohne Benutzername, Passwort und Port.',
  'webhook.url-taken': 'Einen Webhook mit dieser Adresse gibt es bereits.',
  'request.malformed': 'Die Anfrage ist nicht lesbar.',
  'request.too-large': 'Die hochgeladenen Daten sind zu groß.',
  'request.unsupported-type': 'Dieser Dateityp kann nicht verwendet werden.',
  'request.wrong-method': 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
  'traffic.too-many-requests':
    'Erhöhtes Aufkommen: Bitte warten Sie einen Moment oder wenden Sie sich an den Kundendienst.',
  'service.not-ready': 'Der Dienst startet gerade. Bitte versuchen Sie es in einigen Sekunden erneut.',
  'service.too-slow':
    'Das hat länger gedauert als erlaubt und wurde abgebrochen; geändert wurde nichts. Bitte versuchen Sie es etwas später erneut oder fragen Sie weniger ab.',
  'service.unavailable': 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Sekunden erneut.',
  'administration.demo': 'Der Demozugang gehört allen: Die Verwaltung lässt sich hier ansehen, nicht ändern.',
  'audit.too-long': 'Das Protokoll dieses Zeitraums ist zu lang für eine Datei. Wählen Sie einen kürzeren.',
  'invitation.known-user': 'Diese E-Mail-Adresse gehört bereits einem Ihrer Benutzer.',
  'invitation.link-invalid':
    'Diese Einladung ist abgelaufen, zurückgezogen oder bereits benutzt. Bitten Sie um eine neue.',
  'invitation.not-found': 'Es gibt keine solche offene Einladung.',
  'invitation.not-possible':
    'Zu dieser E-Mail-Adresse gibt es bereits einen Zugang. Bitten Sie um eine Einladung an eine andere Adresse oder schreiben Sie dem Kundendienst.',
  'invitation.too-many':
    'Es wurden zu viele Einladungen verschickt. Warten Sie einen Tag oder ziehen Sie diese zurück und laden Sie neu ein.',
  'invitation.too-many-open':
    'Höchstens 50 Einladungen können offen sein. Ziehen Sie eine zurück, bevor Sie eine neue senden.',
  'key.not-found': 'Es gibt keinen solchen Schlüssel.',
  'key.not-for-pages': 'Dieser Aufruf gehört zu Seiten von Personen und ist mit einem Schlüssel nicht möglich.',
  'key.too-many':
    'Höchstens 20 Schlüssel können in Gebrauch sein. Widerrufen Sie einen, bevor Sie einen neuen erstellen.',
  'quota.exceeded':
    'Das Aufrufkontingent Ihrer Schlüssel ist verbraucht. Der Header Retry-After sagt, wann Sie es erneut versuchen können.',
  'auth.account-changed':
    'Inzwischen hat sich geändert, wie man sich mit diesem Zugang anmeldet. Bitte beginnen Sie von vorn.',
  'second-factor.locked':
    'Nach vielen falschen Codes werden die der App nicht mehr angenommen. Verwenden Sie einen Wiederherstellungscode oder einen Passkey; haben Sie beides nicht, wenden Sie sich an einen Administrator Ihres Abonnements oder an unseren Kundendienst.',
  'second-factor.unreadable':
    'Codes der App können derzeit nicht geprüft werden, weil dem System der Schlüssel dazu fehlt; das zählt nicht als falscher Code. Verwenden Sie einen Wiederherstellungscode oder einen Passkey; haben Sie beides nicht, bitten Sie einen Administrator Ihres Abonnements oder unseren Kundendienst, den zweiten Schritt zurückzusetzen.',
  'secrets.key-missing':
    'Derzeit kann kein neues Geheimnis gespeichert werden, weil der Schlüssel fehlt, mit dem das System Geheimnisse versiegelt. Bitte sagen Sie es unserem Kundendienst.',
  'vat-check.not-possible': 'Diese Nummer kann derzeit nicht in MIAS (VIES) geprüft werden.',
  'vat-check.other-number':
    'Die USt-IdNr. des Unternehmens hat sich inzwischen geändert. Laden Sie die Seite neu und prüfen Sie die neue Nummer.',
  'user.closed': 'Dieses Konto wurde geschlossen und kann nicht wiederhergestellt werden.',
  'user.self': 'Für den eigenen Zugang geht das im Profil.',
  'role.missing': 'Dafür ist die Rolle „{{role}}“ nötig.',
  'user.last-administrator': 'Das ist der einzige Administrator. Machen Sie zuerst jemand anderen dazu.',
  'user.not-found': 'Es gibt keinen solchen Benutzer.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  'auth.confirmation-required': 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  'auth.demo-account': 'Das Demokonto steht allen offen, daher ist das mit ihm nicht möglich.',
  'identity.not-found': 'Dieses verknüpfte Konto ist nicht vorhanden.',
  'oidc.attempt-over': 'Diese Anmeldung ist abgelaufen oder schon abgeschlossen. Bitte beginnen Sie von neuem.',
  'oidc.cancelled': 'Die Anmeldung wurde beim Anbieter abgebrochen.',
  'oidc.identity-taken': 'Dieses Konto ist schon mit einem anderen Zugang verknüpft.',
  'oidc.not-configured': 'Die Anmeldung mit dem Konto eines anderen Anbieters ist hier nicht eingerichtet.',
  'oidc.not-linked':
    'Dieses Konto ist mit keinem Zugang verknüpft. Melden Sie sich mit Ihrem Passwort an und verknüpfen Sie das Konto auf der Seite Anmeldung und Sicherheit.',
  'oidc.provider-down':
    'Der Anbieter ist gerade nicht erreichbar. Versuchen Sie es später noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  'oidc.refused':
    'Die Antwort des Anbieters kann nicht anerkannt werden, deshalb wurden Sie nicht angemeldet. Bitte beginnen Sie von neuem.',
  'oidc.too-many': 'Es können höchstens 5 Konten verknüpft werden. Heben Sie zuerst eine andere Verknüpfung auf.',
  'passkey.not-found': 'Dieser Passkey ist nicht vorhanden.',
  'passkey.refused':
    'Der Passkey kann nicht anerkannt werden. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  'passkey.too-many':
    'Es können höchstens 20 Passkeys hinzugefügt werden. Löschen Sie zuerst einen, den Sie nicht mehr brauchen.',
  'second-factor.already-set': 'Eine Authenticator-App ist schon eingerichtet. Entfernen Sie zuerst die bisherige.',
  'second-factor.code-wrong': 'Der Code stimmt nicht oder wurde schon verwendet.',
  'second-factor.last-one':
    'Ihr Unternehmen verlangt einen zweiten Faktor, und dies ist Ihr letzter. Richten Sie zuerst einen anderen ein.',
  'second-factor.not-set': 'Dafür muss zuerst ein zweiter Faktor eingerichtet werden.',
  'second-factor.set-up-required':
    'Ihr Unternehmen verlangt zur Anmeldung einen zweiten Faktor. Richten Sie ihn ein, um fortzufahren.',
  'second-factor.ticket-over':
    'Der zweite Schritt der Anmeldung ist abgelaufen. Bitte beginnen Sie mit Ihrem Passwort von neuem.',
  'session.not-found': 'Dort sind Sie nicht mehr angemeldet.',
}
