import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { settingsMessages } from '../../contract/settings-messages';
import { FailedOutcome, failureOf } from '../shell/failed-outcome';
import { OutcomePage } from '../shell/outcome-page';
import { ButtonLink } from '../ui/button';
import { unsubscribeQuery, useUndo } from './queries';
import { UndoButton } from './undo-button';
import { isUndoLink, readUnsubscribeLink, type UnsubscribeLink } from './unsubscribe-link';

const words = settingsMessages.unsubscribe;
/** What is said of the emails that the link is about. */
const wordsFor = ({ kind }: UnsubscribeLink) =>
  kind === 'dates' ? { ...words, ...settingsMessages.unsubscribeDates } : { ...words, heading: 'The daily email' };
const toLogin = <ButtonLink href={paths.login}>{messages.common.goToLogin}</ButtonLink>;

export default function UnsubscribePage() {
  const link = readUnsubscribeLink(useSearch());
  return link ? <FromLink link={link} /> : <Failure text={words.noEmail} />;
}

function FromLink({ link }: { link: UnsubscribeLink }) {
  const isUndo = isUndoLink(useSearch());
  const undo = useUndo(link);
  const said = wordsFor(link);
  if (undo.data) {
    return (
      <OutcomePage key="undone" tone="success" icon="check" heading="You're back on the list" actions={toLogin}>
        <p>{undo.data.message}</p>
      </OutcomePage>
    );
  }
  if (!isUndo) return <Unsubscribing link={link} undo={undo} />;
  if (!link.t) return <Failure text={said.undoInvalid} />;
  // Mail scanners open links too: only a tap switches anything on.
  return (
    <OutcomePage
      key="offer"
      icon="mail"
      heading={said.heading}
      actions={<UndoButton undo={undo} proof={link.t} label={said.turnOn} failed={said.undoFailed} />}
    >
      <p>{said.offered}</p>
    </OutcomePage>
  );
}

function Unsubscribing({ link, undo }: { link: UnsubscribeLink; undo: ReturnType<typeof useUndo> }) {
  const request = useQuery(unsubscribeQuery(link));
  const said = wordsFor(link);
  if (request.isFetching) {
    return (
      <OutcomePage key="working" icon="mail" heading="One moment">
        <p>{said.working}</p>
      </OutcomePage>
    );
  }
  if (request.data) {
    const actions = (
      <>
        {request.data.undo && (
          <UndoButton undo={undo} proof={request.data.undo} label={said.undo} failed={said.undoFailed} />
        )}
        {toLogin}
      </>
    );
    return (
      <OutcomePage key="success" tone="success" icon="check" heading="You are unsubscribed" actions={actions}>
        <p>{request.data.message}</p>
      </OutcomePage>
    );
  }
  return <Failure {...failureOf(request, words.failed)} />;
}

function Failure(failed: { text: string; onTryAgain?: () => void }) {
  const contact = <ButtonLink href={paths.contact}>{messages.shell.contactUs}</ButtonLink>;
  return (
    <FailedOutcome {...failed} action={contact}>
      <p>{words.contactSupport}</p>
    </FailedOutcome>
  );
}
