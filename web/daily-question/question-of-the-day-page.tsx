import { useState } from 'react';
import { DayGreeting } from '../dates/day-greeting';
import type { Draft } from '../drafts/draft-storage';
import { AskHerName } from '../her-name/ask-her-name';
import { Fleeting } from '../session/fleeting';
import { useOwner } from '../session/use-owner';
import { Answered } from './answered';
import { BegunAnswers } from './begun-answers';
import { LimitedFeatures } from './limited-features';
import { QuestionCard } from './question-card';
import { QuestionFailure } from './question-failure';
import styles from './question-of-the-day-page.module.css';
import { useQuestionData } from './use-question-data';
import { useQuestionInHand } from './use-question-in-hand';
import { WaitingQuestions } from './waiting-questions';
import { WritingSurface } from './writing-surface';

export default function QuestionOfTheDayPage() {
  const owner = useOwner();
  const [isSaved, setSaved] = useState(false);
  const { daily, failure, limited, skips, tryAgain } = useQuestionData();
  const { current, openings, begun, ...hand } = useQuestionInHand(owner, daily);

  const discard = (draft: Draft) => {
    hand.discard(draft);
    // The button goes with what it discarded.
    document.querySelector('h1')?.focus();
  };
  if (failure !== null) return <QuestionFailure text={failure} onTryAgain={tryAgain} />;
  return (
    <div className={styles.page}>
      <Fleeting />
      {current && <LimitedFeatures parts={limited} />}
      <QuestionCard key={openings} inHand={current}>
        {current?.isAnswered && <Answered question={current.question} onAsk={hand.ask} />}
        {current && !current.isAnswered && (
          <WritingSurface
            owner={owner}
            inHand={current}
            skipsRemaining={skips.skipsRemaining}
            onSaved={() => setSaved(true)}
            onWriting={hand.hold}
            onDone={hand.lookAgain}
            onReplaced={hand.replace}
          />
        )}
      </QuestionCard>
      {/* Under the card, which is there first and must not move. */}
      {current && <DayGreeting />}
      {/* Once the answer is saved he is led on, and would be taken away from what he is typing. */}
      {current && !isSaved && <AskHerName />}
      {current && !isSaved && <WaitingQuestions currentId={current.question.id} onAsk={hand.ask} />}
      {current && (
        <BegunAnswers drafts={begun} currentId={current.question.id} onGoOn={hand.goOn} onDiscard={discard} />
      )}
    </div>
  );
}
