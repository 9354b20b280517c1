import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { isDecided, serverSaid } from '../api/api-error';
import { OutcomePage } from '../shell/outcome-page';
import { Button, ButtonLink } from '../ui/button';
import { unsubscribeQuery } from './queries';
import { readUnsubscribeLink, type UnsubscribeLink } from './unsubscribe-link';

const words = messages.unsubscribe;

export default function UnsubscribePage() {
  const link = readUnsubscribeLink(useSearch());
  return link ? <Unsubscribing link={link} /> : <Failure text={words.noEmail} />;
}

function Unsubscribing({ link }: { link: UnsubscribeLink }) {
  const request = useQuery(unsubscribeQuery(link));
  if (request.isFetching) {
    return (
      <OutcomePage key="working" icon="mail" heading="One moment">
        <p>{words.working}</p>
      </OutcomePage>
    );
  }
  if (request.data) {
    return (
      <OutcomePage
        key="success"
        tone="success"
        icon="check"
        heading="You are unsubscribed"
        actions={<ButtonLink href={paths.login}>{messages.common.goToLogin}</ButtonLink>}
      >
        <p>{request.data.message}</p>
      </OutcomePage>
    );
  }
  return (
    <Failure
      text={serverSaid(request.error) ?? words.failed}
      {...(!isDecided(request.error) && { onTryAgain: () => request.refetch() })}
    />
  );
}

function Failure({ text, onTryAgain }: { text: string; onTryAgain?: () => void }) {
  return (
    <OutcomePage
      tone="error"
      icon="alert"
      heading="That did not work"
      actions={
        <>
          {onTryAgain && <Button onClick={onTryAgain}>{messages.common.tryAgain}</Button>}
          <ButtonLink href={paths.contact}>{messages.shell.contactUs}</ButtonLink>
          <ButtonLink kind="primary" href={paths.login}>
            {messages.common.goToLogin}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
      <p>{words.contactSupport}</p>
    </OutcomePage>
  );
}
