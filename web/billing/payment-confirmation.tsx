import { messages } from '../../contract/messages';
import { paths } from '../../contract/paths';
import { Button, ButtonLink } from '../ui/button';
import { Link } from '../ui/navigation';
import { NoticeBox } from '../ui/notice';
import styles from './payment-confirmation.module.css';
import type { PaymentReturn } from './use-payment-return';

const words = messages.billing;

interface PaymentConfirmationProps {
  returned: PaymentReturn;
  onAsk: () => void;
}

/** What he sees on coming back from paying, until Premium is on and when it is: all in one region, which announces it. */
export function PaymentConfirmation({ returned, onAsk }: PaymentConfirmationProps) {
  return (
    <div role="status" className={styles.place}>
      {returned === 'on' && <PremiumIsOn />}
      {returned === 'waiting' && (
        <NoticeBox title={words.confirming}>
          <p>This usually takes a few seconds.</p>
        </NoticeBox>
      )}
      {(returned === 'long' || returned === 'stopped') && <TakesLong {...(returned === 'stopped' && { onAsk })} />}
    </div>
  );
}

function TakesLong({ onAsk }: { onAsk?: () => void }) {
  return (
    <NoticeBox title={words.takesLong}>
      <p>
        The payment provider has not confirmed yet. If you have paid, nothing is lost: Premium comes on by itself as
        soon as it does. You need not wait here, and please do not pay twice.
      </p>
      <p>
        Not there within the hour? <Link href={paths.contact}>Contact us</Link>, and we look into it.
      </p>
      {onAsk && (
        <div>
          <Button onClick={onAsk}>Check again</Button>
        </div>
      )}
    </NoticeBox>
  );
}

function PremiumIsOn() {
  return (
    <div className={styles.on}>
      <div className={styles.words}>
        <strong>{words.isOn}</strong>
        <p>Thank you. Everything listed below is yours from now on.</p>
      </div>
      <ButtonLink kind="primary" href={paths.aiAssistant}>
        Ask the AI Assistant
      </ButtonLink>
    </div>
  );
}
