import { adminMessages } from '../../../contract/admin-messages';
import { applyTheme, removeTheme, type Theme } from '../../theme/saved-themes';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { useConfirm } from '../../ui/confirm';
import styles from './themes.module.css';

interface SavedListProps {
  themes: readonly Theme[];
  /** The theme that the pages show. */
  inUse: string | null;
  /** What has happened, for the reader; not kept, it goes with the page. */
  onDone: (isKept: boolean, words: string) => void;
}

export function SavedList({ themes, inUse, onDone }: SavedListProps) {
  const confirm = useConfirm();
  const remove = async ({ id, name }: Theme) => {
    const text = `Are you sure you want to delete the theme “${name}”? The pages keep the look they have now.`;
    if (!(await confirm({ title: 'Delete theme', text, confirmLabel: 'Delete', danger: true }))) return;
    onDone(removeTheme(id), adminMessages.style.deleted);
  };
  const apply = ({ id, name }: Theme) => onDone(applyTheme(id), `“${name}” is shown now.`);
  if (themes.length === 0) return <p className={styles.none}>Themes that you save are listed here.</p>;
  return (
    <ul aria-label="Saved themes" className={styles.list}>
      {themes.map((theme) => (
        <li key={theme.id} className={styles.theme}>
          <span className={styles.name}>
            <strong>{theme.name}</strong>
            {theme.id === inUse && <Badge tone="success">In use</Badge>}
            <span className={styles.saved}>Saved on {dayOf(theme.createdAt)}</span>
          </span>
          <Button size="small" aria-label={`Apply ${theme.name}`} onClick={() => apply(theme)}>
            Apply
          </Button>
          <Button size="small" kind="quiet" aria-label={`Delete ${theme.name}`} onClick={() => remove(theme)}>
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}

function dayOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'an unknown day' : date.toLocaleDateString('en-US', { dateStyle: 'medium' });
}
