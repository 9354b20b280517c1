import { PartOfPremium } from '../billing/part-of-premium';

const gives = [
  'Write questions of your own',
  'They take their turn among the daily questions',
  'Change or delete each of them at any time',
  'They are encrypted like her answers; administrators cannot read them',
];

export function CustomQuestionsOffer() {
  return (
    <PartOfPremium gives={gives}>
      What was she thinking, that first evening? Which song in the car is hers? With Premium you add such questions
      here:
    </PartOfPremium>
  );
}
