import { assistantMessages } from '../../contract/assistant-messages';
import { PartOfPremium } from '../billing/part-of-premium';
import { AssistantExample } from './assistant-example';

const gives = [
  'Ideas for gifts, evenings and comfort, drawn from her own answers',
  'Her words beside each idea, with the day she said them',
  'It says so when she has not told you yet, and suggests what to ask her',
  'Your questions and its answers are encrypted; administrators cannot read them',
];

export function AssistantOffer() {
  return (
    <>
      <PartOfPremium gives={gives}>
        <strong>{assistantMessages.premiumPage}</strong>
      </PartOfPremium>
      <AssistantExample />
    </>
  );
}
