import type { ReplyParts } from '../../contract/assistant';
import { ideaLimits } from '../../contract/idea-limits';
import { spanOf } from '../ideas/span-of';
import type { WordsBlock } from './reply-blocks';

/**
 * What an idea of an answer brings along when he keeps it: the words of hers that it names, or the first of the answer.
 * One of ours names them, and its title is ready; how a model put it is not how he would call it.
 */
export function keptIdea({ parts }: WordsBlock, { segments, citations }: ReplyParts) {
  const named = parts.flatMap((part) => ('n' in part ? [part.n] : []));
  const words = parts.map((part) => ('text' in part ? part.text : '')).join('');
  const first = segments.find(({ kind }) => kind === 'lead' || kind === 'said');
  const source = citations.find(({ n }) => n === (named[0] ?? first?.cites[0]));
  return {
    sources: source?.answerId ? [spanOf(source)] : [],
    title: named.length > 0 ? words.trim().slice(0, ideaLimits.title) : '',
  };
}
