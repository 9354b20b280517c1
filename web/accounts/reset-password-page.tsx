import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { sendsMail } from '../api/house';
import { OutcomePage } from '../shell/outcome-page';
import { Page } from '../shell/page';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { useIsLeft, usePlaceState } from '../ui/leaving';
import { Link, stayHere } from '../ui/navigation';
import { NewPasswordForm } from './new-password-form';
import { PrintCommand } from './print-command';
import styles from './reset-password-page.module.css';
import { ResetRequestForm } from './reset-request-form';

const words = messages.reset;

/**
 * The token in the address decides which form is shown. Once it is spent, it is taken out of the address, and that the
 * reset is done is remembered beside the address: a reset ends every session, this browser's too, and the screen must
 * outlive that.
 */
export default function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token');
  const isDone = usePlaceState<{ isReset: true }>().isReset === true;
  const isLeft = useIsLeft();
  const remember = () => {
    if (!isLeft()) stayHere({ replace: true, state: { isReset: true } });
  };

  if (token) {
    return (
      <Frame key="complete" heading={words.completeTitle} lead="Every device that is logged in will be logged out.">
        <NewPasswordForm token={token} onDone={remember} />
      </Frame>
    );
  }
  if (isDone) {
    return (
      <OutcomePage
        tone="success"
        icon="check"
        heading="New password saved"
        actions={
          <ButtonLink kind="primary" href={paths.login}>
            {messages.signup.backToLogin}
          </ButtonLink>
        }
      >
        <p>{words.done}</p>
      </OutcomePage>
    );
  }
  if (!sendsMail()) {
    return (
      <Frame key="none" heading={words.requestTitle} lead={messages.noMail.reset}>
        <p>
          <PrintCommand kind="reset" email="YOUR-ADDRESS" />
        </p>
      </Frame>
    );
  }
  return (
    <Frame
      key="request"
      heading={words.requestTitle}
      lead="Enter your account's email address, and we'll send you a link to set a new password."
    >
      <ResetRequestForm />
    </Frame>
  );
}

function Frame({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <Page heading={heading} lead={lead} width="narrow">
      <Card>{children}</Card>
      <Link href={paths.login} className={styles.back}>
        {messages.signup.backToLogin}
      </Link>
    </Page>
  );
}
