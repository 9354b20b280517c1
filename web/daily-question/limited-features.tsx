import { messages } from '../../contract/messages';
import { Notice } from '../ui/notice';
import styles from './limited-features.module.css';

/** The question is there; something beside it is not. */
export function LimitedFeatures({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.question.limited}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>{messages.question.stillUsable}</p>
    </Notice>
  );
}
