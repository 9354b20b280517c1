import { useState } from 'react';
import { messages } from '../../contract/messages';
import { loginThen, paths } from '../../contract/paths';
import { sendsMail } from '../api/house';
import { endSession } from '../api/token-storage';
import { useSession } from '../session/session';
import { Button } from '../ui/button';
import { Link, navigate } from '../ui/navigation';
import { FormError } from '../ui/status-message';
import { CancelAnytime } from './cancel-anytime';
import styles from './upgrade-offer.module.css';
import { useCheckout } from './use-checkout';

const words = messages.billing;
const LOGIN_AND_BACK = loginThen(paths.upgrade);

/** The session turned out to be over at the one moment when he wanted something. */
function logInAgain(): void {
  endSession();
  navigate(LOGIN_AND_BACK);
}

export function UpgradeOffer({ isJustCreated }: { isJustCreated: boolean }) {
  const { token } = useSession();
  const [isNobody, setNobody] = useState(false);
  const { begin, isBusy, failure } = useCheckout({ onLoggedOut: logInAgain });
  const press = () => (token === null ? setNobody(true) : begin());
  return (
    <div className={styles.offer}>
      <Button kind="action" wide busy={isBusy} busyLabel={words.processing} onClick={press}>
        {words.upgradeButton}
      </Button>
      <FormError text={isNobody ? words.noToken : isBusy ? null : failure} />
      {isNobody && <WayIn isJustCreated={isJustCreated} />}
      <CancelAnytime />
      <p className={styles.small}>You pay on the payment provider’s own page. Your card number never reaches us.</p>
    </div>
  );
}

function WayIn({ isJustCreated }: { isJustCreated: boolean }) {
  const login = <Link href={LOGIN_AND_BACK}>log in</Link>;
  if (isJustCreated)
    return (
      <p>
        Please open the link {sendsMail() ? 'in our mail' : 'that verifies your account'}, then {login}; you come back
        to this page.
      </p>
    );
  return (
    <p>
      Please {login}; you come back to this page. New here? <Link href={paths.signup}>Sign up</Link> first.
    </p>
  );
}
