import { type RefObject, useId } from 'react';
import { focusField } from '../ui/focus-field';
import styles from './example-questions.module.css';
import { QUERY_FIELD } from './query-draft';
import { QuestionChips } from './question-chips';

const examples = [
  'What could I give her?',
  'Where could I take her?',
  'How do I cheer her up?',
  'What should I avoid?',
];

interface ExampleQuestionsProps {
  onChoose: (question: string) => void;
  form: RefObject<HTMLFormElement | null>;
}

/** What can be asked, shown by asking it. A chosen one is his to change before he sends it. */
export function ExampleQuestions({ onChoose, form }: ExampleQuestionsProps) {
  const label = useId();
  const choose = (question: string) => {
    onChoose(question);
    if (form.current) focusField(form.current, QUERY_FIELD);
  };
  return (
    <div className={styles.examples}>
      <p id={label} className={styles.label}>
        For example
      </p>
      <QuestionChips questions={examples} onChoose={choose} labelledBy={label} />
    </div>
  );
}
