import { useId, useRef, useState } from 'react';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { type PoolCategory, poolCategories, questionCategories, usualCategory } from '../../../contract/questions';
import { detailOf } from '../../api/api-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/select';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { useFocusBack } from '../../ui/use-focus-back';
import { WritingForm } from '../../ui/writing-form';
import { poolTextFault } from './pool';
import { useAddToPool } from './queries';
import styles from './question-panel.module.css';

const words = messages.admin.questions;
const categories = poolCategories.map((value) => ({ value, label: questionCategories[value] }));

/** The form toggles open and closed; what is written into it stays until it is added. */
export function AddQuestion() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [category, setCategory] = useState<PoolCategory>(usualCategory);
  const { status, show, clear } = useStatusMessage();
  const add = useAddToPool();
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();
  useFocusBack(isOpen, toggle);

  const save = async (typed: string) => {
    if (!typed) return;
    clear();
    try {
      await add.mutateAsync({ text: typed, ...(category !== usualCategory && { category }) });
      setText('');
      setCategory(usualCategory);
      setOpen(false);
      show(words.added);
    } catch (error) {
      show(`${words.addFailed}: ${detailOf(error)}`);
    }
  };
  return (
    <div className={styles.adding}>
      <div>
        <Button
          ref={toggle}
          kind={isOpen ? 'secondary' : 'primary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.closeForm : 'Add New Question'}
        </Button>
      </div>
      {isOpen && (
        <div id={formId}>
          <Card title="A new question for everybody" level={3}>
            <Select
              label={words.category}
              name="category"
              value={category}
              onChange={setCategory}
              options={categories}
            />
            <WritingForm
              text={text}
              onWrite={setText}
              label={words.label}
              limit={limits.customQuestion}
              counts
              saveLabel={words.add}
              busy={add.isPending}
              takesFocus={() => true}
              fault={poolTextFault}
              onSave={save}
              onCancel={() => setOpen(false)}
            />
          </Card>
        </div>
      )}
      <StatusMessage status={status} />
    </div>
  );
}
