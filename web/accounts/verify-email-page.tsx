import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { timings } from '../../contract/limits';
import { messages } from '../../contract/messages';
import { loginThen, paths } from '../../contract/paths';
import { FailedOutcome, failureOf } from '../shell/failed-outcome';
import { OutcomePage } from '../shell/outcome-page';
import { ButtonLink } from '../ui/button';
import { navigate } from '../ui/navigation';
import { useOnceSo } from '../ui/use-later';
import { openedLinkQuery } from './queries';

const words = messages.verify;

/** Also opens the link that takes an email change back: the server's sentence says what was done. */
export default function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get('token');
  return token ? <OpenedLink key={token} token={token} /> : <FailedOutcome text={words.noToken} />;
}

function OpenedLink({ token }: { token: string }) {
  const link = useQuery(openedLinkQuery(token));
  if (link.isFetching) {
    return (
      <OutcomePage icon="mail" heading="One moment">
        <p>{words.verifying}</p>
      </OutcomePage>
    );
  }
  if (link.data) return <Success text={link.data.message} />;
  return <FailedOutcome {...failureOf(link, words.failed)} />;
}

/** Through the login, straight to his first question. */
const onward = loginThen(paths.questionOfTheDay);

function Success({ text }: { text: string }) {
  useOnceSo(true, () => navigate(onward, { replace: true }), timings.redirectAfterVerification);
  return (
    <OutcomePage
      tone="success"
      icon="check"
      heading="Confirmed"
      actions={
        <ButtonLink kind="primary" href={onward}>
          {messages.common.goToLogin}
        </ButtonLink>
      }
    >
      <p>{text}</p>
      <p>{words.redirecting}</p>
    </OutcomePage>
  );
}
