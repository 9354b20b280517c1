import { messages } from '../../contract/messages';
import styles from './print-command.module.css';

/** What whoever runs the server types for somebody whom no email reaches. */
export function PrintCommand({ kind, email }: { kind: 'verify' | 'reset'; email: string }) {
  return (
    <>
      {messages.noMail.theyRun}{' '}
      <code className={styles.command}>
        <span>npm run print-link --</span> {kind} {email}
      </code>
    </>
  );
}
