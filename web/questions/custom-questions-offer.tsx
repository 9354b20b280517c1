import { PartOfPremium } from '../billing/part-of-premium';

const gives = [
  'Write your own questions',
  'They come up as daily questions',
  'Change or delete them any time',
  "They're encrypted like her answers, and administrators can't read them",
];

export function CustomQuestionsOffer() {
  return (
    <PartOfPremium gives={gives}>
      What was she thinking that first evening? Which song in the car is hers? With Premium, you can ask your own:
    </PartOfPremium>
  );
}
