import { notebookMessages } from '../../contract/notebook-messages';
import { countsOf } from '../accounts/user-counts';
import { useAccess } from '../session/access';
import { useMe } from '../session/me';
import { PageHeading } from '../shell/page';
import { Badge } from '../ui/badge';
import { Fact } from '../ui/fact';
import styles from './greeting.module.css';

const words = notebookMessages.dashboard;

/** Who he is to the product. */
export function Greeting() {
  const me = useMe().data;
  const { isPremium } = useAccess();
  const counts = countsOf(me);
  return (
    <header className={styles.greeting}>
      <PageHeading className={styles.heading}>{me ? `${words.welcome}, ${me.email}` : words.welcome}</PageHeading>
      <dl className={styles.facts}>
        <Fact name="Account">
          <Badge tone={isPremium ? 'gold' : 'plain'}>{isPremium ? 'Premium' : 'Basic'}</Badge>
        </Fact>
        {isPremium && (
          <>
            <Fact name={words.questionsAnswered}>{counts.answers.toLocaleString('en-US')}</Fact>
            <Fact name={words.customQuestionsCreated}>{counts.customQuestions.toLocaleString('en-US')}</Fact>
          </>
        )}
      </dl>
    </header>
  );
}
