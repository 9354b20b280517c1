import { useId, useRef, useState } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import { limits } from '../../../contract/limits';
import { poolCategories, questionCategories, usualCategory } from '../../../contract/questions';
import { detailOf } from '../../api/api-error';
import { NotKept } from '../../drafts/not-kept';
import { useKeptText } from '../../drafts/use-kept-text';
import { useOwner } from '../../session/use-owner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Select } from '../../ui/select';
import stack from '../../ui/stack.module.css';
import { StatusMessage, useStatusMessage } from '../../ui/status-message';
import { useFocusBack } from '../../ui/use-focus-back';
import { WritingForm } from '../../ui/writing-form';
import { poolTextFault } from './pool';
import { useAddToPool } from './queries';

const words = adminMessages.questions;
const categories = poolCategories.map((value) => ({ value, label: questionCategories[value] }));

/** The form toggles open and closed; what is written into it stays until it is added. */
export function AddQuestion() {
  const owner = useOwner();
  const { text, write, finish } = useKeptText(owner, 'new pool question');
  const kept = useKeptText(owner, 'category of new pool question');
  const category = poolCategories.find((one) => one === kept.text) ?? usualCategory;
  // What he began on an earlier visit is in sight.
  const [isOpen, setOpen] = useState(text !== '');
  const { status, show, clear } = useStatusMessage();
  const add = useAddToPool();
  const toggle = useRef<HTMLButtonElement>(null);
  const isAskedFor = useRef(false);
  const formId = useId();
  useFocusBack(isOpen, toggle);

  const save = async (typed: string) => {
    if (!typed) return;
    clear();
    try {
      await add.mutateAsync({ text: typed, ...(category !== usualCategory && { category }) });
      finish(typed);
      kept.write('');
      setOpen(false);
      show(words.added);
    } catch (error) {
      show(`${words.addFailed}: ${detailOf(error)}`);
    }
  };
  return (
    <div className={stack.stack}>
      <div>
        <Button
          ref={toggle}
          kind={isOpen ? 'secondary' : 'primary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => {
            isAskedFor.current = true;
            setOpen(!isOpen);
          }}
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
              onChange={kept.write}
              options={categories}
            />
            <WritingForm
              text={text}
              onWrite={write}
              label={words.label}
              limit={limits.customQuestion}
              counts
              saveLabel={words.add}
              busy={add.isPending}
              takesFocus={() => isAskedFor.current}
              fault={poolTextFault}
              onSave={save}
              onCancel={() => setOpen(false)}
            />
            <NotKept />
          </Card>
        </div>
      )}
      <StatusMessage status={status} />
    </div>
  );
}
