import styles from './question-chips.module.css';

interface QuestionChipsProps {
  questions: readonly string[];
  /** Where nothing can be asked, they are read. */
  onChoose?: ((question: string) => void) | undefined;
  labelledBy?: string;
}

/** Questions that he could put. */
export function QuestionChips({ questions, onChoose, labelledBy }: QuestionChipsProps) {
  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {questions.map((question) => (
        <li key={question}>
          {onChoose ? (
            <button type="button" className={styles.chip} onClick={() => onChoose(question)}>
              {question}
            </button>
          ) : (
            question
          )}
        </li>
      ))}
    </ul>
  );
}
