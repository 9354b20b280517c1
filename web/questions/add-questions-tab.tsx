import stack from '../ui/stack.module.css';
import { CustomQuestions } from './custom-questions';
import { NewQuestionForm } from './new-question-form';
import { dashboardTab } from './question-places';

/** The dashboard's 'Add Questions'. */
export function AddQuestionsTab() {
  return (
    <div className={stack.loose}>
      <NewQuestionForm place={dashboardTab} />
      <CustomQuestions place={dashboardTab} />
    </div>
  );
}
