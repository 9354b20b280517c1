import { useState } from 'react';
import { DayGreeting } from '../dates/day-greeting';
import type { Draft } from '../drafts/draft-storage';
import { useWaiting } from '../drafts/use-waiting';
import { dropWaiting, takeBack, type WaitingAnswer } from '../drafts/waiting-storage';
import { AskHerName } from '../her-name/ask-her-name';
import { Fleeting } from '../session/fleeting';
import { useOwner } from '../session/use-owner';
import { Notice } from '../ui/notice';
import { Answered } from './answered';
import { BegunAnswers } from './begun-answers';
import { LimitedFeatures } from './limited-features';
import { QuestionCard } from './question-card';
import { QuestionFailure } from './question-failure';
import styles from './question-of-the-day-page.module.css';
import { useQuestionData } from './use-question-data';
import { useQuestionInHand } from './use-question-in-hand';
import { WaitingAnswer as Waiting } from './waiting-answer';
import { WaitingQuestions } from './waiting-questions';
import { WritingSurface } from './writing-surface';

export default function QuestionOfTheDayPage() {
  const owner = useOwner();
  const [isSaved, setSaved] = useState(false);
  const { daily, failure, limited, skips, tryAgain } = useQuestionData();
  const { current, openings, begun, ...hand } = useQuestionInHand(owner, daily);

  const waiting = useWaiting(owner);
  const waitingHere = waiting.find(({ question }) => question.id === current?.question.id);
  const waysOf = (answer: WaitingAnswer) => ({
    answer,
    onTakeBack: () => takeBack(owner, answer),
    onDiscard: () => dropWaiting(owner, answer.id),
  });
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
        {current && waitingHere && <Waiting {...waysOf(waitingHere)} withQuestion={false} />}
        {current && !current.isAnswered && !waitingHere && (
          <WritingSurface
            owner={owner}
            inHand={current}
            skipsRemaining={skips.skipsRemaining}
            onSaved={() => setSaved(true)}
            onWriting={hand.hold}
            onDone={hand.lookAgain}
            onWaiting={hand.letGo}
            onReplaced={hand.replace}
          />
        )}
      </QuestionCard>
      {waiting
        .filter((answer) => answer !== waitingHere)
        .map((answer) => (
          <Notice key={answer.id}>
            <Waiting {...waysOf(answer)} withQuestion />
          </Notice>
        ))}
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
