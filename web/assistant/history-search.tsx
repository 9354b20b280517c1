import { type FormEvent, useRef, useState } from 'react';
import { assistantMessages } from '../../contract/assistant-messages';
import { limits } from '../../contract/limits';
import { Button } from '../ui/button';
import { focusField } from '../ui/focus-field';
import { TextField } from '../ui/text-field';
import styles from './history-search.module.css';

const words = assistantMessages.history;

/** The server searches: it alone can open what is stored. */
export function HistorySearch({ onSearch }: { onSearch: (term: string) => void }) {
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
    if (form.current) focusField(form.current, 'term');
  };
  return (
    <form ref={form} className={styles.search} onSubmit={submit}>
      <TextField
        label="Search your conversations"
        type="search"
        name="term"
        autoComplete="off"
        maxLength={limits.assistantQuery}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">{words.search}</Button>
      <Button kind="quiet" onClick={clear}>
        {words.clear}
      </Button>
    </form>
  );
}
