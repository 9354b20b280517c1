import { mayBeMailed } from '../../contract/packs';
import { paths } from '../../contract/paths';
import { notificationWords as words } from '../../contract/push-messages';
import type { Deps } from '../deps';
import { midnightAfter } from '../platform/local-day';
import { cutAtWord } from '../platform/mail/cut-at-word';
import type { LateKind } from '../platform/mail/late-letters';
import type { PushMessage } from '../platform/push/message';
import { type PushRef, pushTo } from '../push/pushes';
import type { Asked } from '../questions/daily';
import { type DailyRef, prepareDaily, questionToTell } from './compose-daily';

/** Longer ones are cut by phones anyway. */
const LONGEST = 140;

/** That today's question is there. */
export function dailyPushes(deps: Deps): LateKind<DailyRef & PushRef, PushMessage> {
  return { compose: (ref) => composePush(deps, ref), prepare: (refs) => prepareDaily(deps, refs) };
}

async function composePush(deps: Deps, ref: DailyRef & PushRef): Promise<PushMessage | null> {
  const found = await questionToTell(deps, ref);
  if (!found || found.reader.dailyPush === 'off') return null;
  const { reader, question } = found;
  const told = reader.tellQuestion && mayBeShown(question) ? cutAtWord(question.text, LONGEST) : null;
  return pushTo(deps, ref, {
    title: told === null ? words.daily : words.askHer,
    ...(told !== null && { body: told }),
    opens: paths.questionOfTheDay,
    topic: 'daily',
    until: midnightAfter(deps.clock.now(), reader.timeZone),
  });
}

/** What he wrote himself, perhaps with her name, lights up on no locked screen; nor what is just for the two of them. */
const mayBeShown = ({ pack, is_custom_question }: Asked) => !is_custom_question && mayBeMailed(pack);
