import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../contract/access';
import type { NearIdea } from '../../contract/ideas';
import { useAccess } from '../session/access';
import { nearQuery } from './queries';

/** What he had before that is much like the title he left last; with premium, and nothing until there is one. */
export function useNear(begun = ''): { near: readonly NearIdea[]; setTitle: (title: string) => void } {
  const [title, setTitle] = useState(begun);
  const mayAsk = can(useAccess(), 'plan-gifts') && title !== '';
  const { data } = useQuery({ ...nearQuery(title), enabled: mayAsk });
  return { near: (mayAsk && data?.ideas) || [], setTitle };
}
