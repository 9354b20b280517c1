import { useState } from 'react';
import { can } from '../../contract/access';
import { adminAt, dashboardAt, type Path, paths } from '../../contract/paths';
import { listDrafts } from '../drafts/draft-storage';
import { type EditKind, kindOf, listEdits } from '../drafts/edit-storage';
import { useAccess, type Visitor } from '../session/access';
import { useOwner } from '../session/use-owner';
import { Link } from '../ui/navigation';
import { Notice } from '../ui/notice';

interface Place {
  words: string;
  href: Path;
  isOpenTo: (who: Visitor) => boolean;
}

const places: Record<EditKind | 'begun', Place> = {
  begun: { words: 'her answer, that you began to write down', href: paths.questionOfTheDay, isOpenTo: () => true },
  answer: {
    words: 'her answer, that you were changing',
    href: dashboardAt('search'),
    isOpenTo: (who) => can(who, 'edit-answers'),
  },
  question: {
    words: 'a question of yours, that you were changing',
    href: dashboardAt('questions'),
    isOpenTo: (who) => can(who, 'write-questions'),
  },
  pool: {
    words: 'a question for everybody, that you were changing',
    href: adminAt('questions'),
    isOpenTo: (who) => can(who, 'administer'),
  },
};

/** A session may have ended in the middle of a sentence, and the login leads here: the way back to it. */
export function LeftUnsaved() {
  const owner = useOwner();
  const access = useAccess();
  const [found] = useState(() => {
    const kinds = [...listEdits(owner).keys()].map(kindOf);
    return new Set([...(listDrafts(owner).length > 0 ? ['begun' as const] : []), ...kinds]);
  });
  const open = [...found].map((kind) => places[kind]).filter(({ isOpenTo }) => isOpenTo(access));
  return (
    <Notice shown={open.length > 0} title="Not saved yet, and kept for you in this browser:">
      <ul>
        {open.map(({ words, href }) => (
          <li key={href}>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
