import { assistantMessages } from '../../contract/assistant-messages';
import { isSold } from '../api/house';
import { PartOfPremium } from '../billing/part-of-premium';
import { AssistantExample } from './assistant-example';

const gives = [
  'Ideas for gifts, dates and hard days, drawn from her own answers',
  'Her words beside each idea, with the day she said them',
  "When she hasn't told you yet, it says so and suggests what to ask her",
  "Your questions and its answers are encrypted, and administrators can't read them",
];

export function AssistantOffer() {
  return (
    <>
      <PartOfPremium gives={gives}>
        <strong>{isSold() ? assistantMessages.premiumPage : assistantMessages.partOfPremium}</strong>
      </PartOfPremium>
      <AssistantExample />
    </>
  );
}
