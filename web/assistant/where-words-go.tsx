import { useQuery } from '@tanstack/react-query';
import { assistantMessages } from '../../contract/assistant-messages';
import { Icon } from '../ui/icons';
import { aboutQuery } from './queries';
import styles from './where-words-go.module.css';

const words = assistantMessages;

/** Whether her words leave the server when he asks, said where he asks. */
export function WhereWordsGo() {
  const { data, isPending } = useQuery(aboutQuery);
  return (
    <p className={styles.line}>
      <Icon name={data?.provider ? 'info' : 'lock'} size={18} />
      {!isPending && <span>{data ? <Way provider={data.provider} /> : words.mayLeave}</span>}
    </p>
  );
}

function Way({ provider }: { provider: string | null }) {
  if (provider === null) return words.staysHere;
  return (
    <>
      {words.leavesFor} <strong>{provider}</strong>.
    </>
  );
}
