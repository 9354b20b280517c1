import { ideaMessages as words } from '../../contract/idea-messages';
import { type IdeaKind, ideaKinds } from '../../contract/ideas';
import { Button } from '../ui/button';
import styles from './idea-form.module.css';

/** A gift, a date or a gesture. */
export function KindChoice({ kind: chosen, onChoose }: { kind: IdeaKind; onChoose: (kind: IdeaKind) => void }) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">Kind</legend>
      {ideaKinds.map((kind) => (
        <Button
          key={kind}
          size="small"
          kind={kind === chosen ? 'primary' : 'secondary'}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {words.kinds[kind]}
        </Button>
      ))}
    </fieldset>
  );
}
