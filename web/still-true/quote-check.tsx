import { useId, useState } from 'react';
import { stillTrueMessages as words } from '../../contract/still-true-messages';
import { Button } from '../ui/button';
import { useToday } from '../ui/use-today';
import { monthsAgo } from './ages';
import { AskVerdict } from './ask-verdict';
import { Noted, type Said } from './noted';
import { useMayHaveChanged } from './queries';

interface QuoteCheckProps {
  quote: { answerId: string; question: string; saidOn: string; confirmedOn?: string | undefined };
  /** What the line is about, which tells many alike buttons apart. */
  about: string;
}

/** Under her words where they were said long ago: how long, and whether that is still true. Nothing under the others. */
export function QuoteCheck({ quote, about }: QuoteCheckProps) {
  const id = useId();
  const today = useToday();
  const { answerId, question, saidOn, confirmedOn } = quote;
  const due = useMayHaveChanged().get(answerId);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  // It stays to say what became of it, though by now there is nothing to ask.
  if (said !== null) return <Noted said={said} />;
  if (due === undefined) return null;
  const { questionId, warns } = due;
  const age = `${confirmedOn ? words.confirmed : words.said} ${monthsAgo(confirmedOn ?? saidOn, today)}.`;
  return (
    <div>
      <Button
        id={id}
        kind="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={`${age} ${words.ask} ${about}`}
        onClick={() => setOpen(!isOpen)}
      >
        {age} {words.ask}
      </Button>
      {isOpen && (
        <AskVerdict
          about={{ answerId, questionId, question }}
          labelledBy={id}
          onSaid={(verdict) => setSaid({ verdict, warns })}
          size="small"
        />
      )}
    </div>
  );
}
