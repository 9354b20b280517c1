import { useRef, useState } from 'react';
import { useKeptText } from '../drafts/use-kept-text';
import { useOwner } from '../session/use-owner';
import { focusField } from '../ui/focus-field';
import { type AskState, useIsAsking } from './queries';
import { QUERY_DRAFT, QUERY_FIELD } from './query-draft';
import { queryFault } from './query-rules';
import { useFollowing } from './use-following';

/** The box he asks in, and what the next question goes on from; what he typed is kept until it is answered. */
export function useAskBox(asked: readonly AskState[]) {
  const { text, write, finish } = useKeptText(useOwner(), QUERY_DRAFT);
  const [fault, setFault] = useState<string | null>(null);
  const isAsking = useIsAsking();
  const { followed, startOver } = useFollowing(asked);
  const form = useRef<HTMLFormElement>(null);
  const toBox = () => form.current && focusField(form.current, QUERY_FIELD);
  const onWrite = (typed: string) => {
    setFault(null);
    write(typed);
  };
  return {
    /** What the form needs of it. */
    box: { ref: form, text, onWrite, isAsking, fault, followed, onStartOver: startOver },
    toBox,
    finish,
    /** Says what is wrong with a query, and leads him back to it. */
    isGood: (query: string) => {
      const found = queryFault(query);
      setFault(found);
      if (found) toBox();
      return found === null;
    },
    choose: (question: string) => {
      onWrite(question);
      toBox();
    },
  };
}
