import { messages } from '../../contract/messages';

/** A text that cannot be opened is shown as such; it must not break what stands around it. */
export function readable({ text }: { text: string | null }): string {
  return text ?? messages.answer.unreadable;
}
