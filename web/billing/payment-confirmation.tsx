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
        The payment provider hasn't confirmed yet. If you've paid, nothing is lost: Premium will switch on
        automatically. No need to wait, and please don't pay twice.
      </p>
      <p>
        Still not on after an hour? <Link href={paths.contact}>Contact us</Link>, and we'll look into it.
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
        <p>Thank you. Everything below is now yours.</p>
      </div>
      <ButtonLink kind="primary" href={paths.aiAssistant}>
        Ask the AI Assistant
      </ButtonLink>
    </div>
  );
}
