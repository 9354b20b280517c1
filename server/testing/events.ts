import type { EventName } from '../../contract/events';

export interface ToldEvent {
  name: EventName;
  data: unknown;
}

/** What was told piece by piece, in order. */
export function eventsIn(text: string): ToldEvent[] {
  const blocks = text.split('\n\n').filter((block) => block !== '');
  return blocks.map((block) => {
    const [, name = '', data = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    return { name: name as EventName, data: JSON.parse(data) };
  });
}
