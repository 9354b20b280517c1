import { type FormEvent, useState } from 'react';
import { adminMessages } from '../../../contract/admin-messages';
import { saveTheme, type Theme } from '../../theme/saved-themes';
import { Button } from '../../ui/button';
import { useConfirm } from '../../ui/confirm';
import { TextField } from '../../ui/text-field';
import styles from './themes.module.css';

interface SaveFormProps {
  themes: readonly Theme[];
  onDone: (isKept: boolean, words: string) => void;
}

/** Keeps what the pages look like now under a name. */
export function SaveForm({ themes, onDone }: SaveFormProps) {
  const [name, setName] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const confirm = useConfirm();

  const mayTake = async (wanted: string) =>
    !themes.some((theme) => theme.name === wanted) ||
    (await confirm({
      title: 'Replace theme',
      text: `There is a theme “${wanted}” already. Replace it with what the pages look like now?`,
      confirmLabel: 'Replace',
    }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setComplaint(wanted ? null : adminMessages.style.nameMissing);
    if (!wanted || !(await mayTake(wanted))) return;
    const isKept = saveTheme(wanted, new Date());
    if (isKept) setName('');
    onDone(isKept, adminMessages.style.saved);
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label="Theme name"
        value={name}
        onChange={setName}
        error={complaint}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" kind="primary">
        Save Theme
      </Button>
    </form>
  );
}
