import { eitherOr, inCategory, inPack, memory, open } from '../question';

export const intimacy = inPack('intimacy', [
  ...inCategory('affection', [
    open('intim-001', 2, 365, "What helps you leave the day behind before we're alone together?"),
    open('intim-002', 1, 365, 'On which days do you feel most like being close?'),
    open('intim-003', 2, 365, 'What would you like me to take more time with?'),
    open('intim-004', 2, 365, 'What do you like hearing from me in bed?'),
    open('intim-005', 2, 365, 'Where do you like my hands first?'),
    open('intim-006', 2, 365, "How would you like me to show you I'm in the mood?"),
    open('intim-007', 2, 365, 'How would you like to tell me not tonight?'),
    open('intim-008', 1, 365, 'Which light, music or scent do you like in our bedroom?'),
    open('intim-009', 3, 365, 'What are you curious to try with me but find hard to bring up?'),
    memory('intim-010', 2, 730, 'Which night with me do you like to remember?'),
    open('intim-011', 1, 365, 'What do you like me to wear to bed, if anything?'),
    open('intim-012', 2, 365, 'What do you like best right afterward: talk, quiet or sleep?'),
    open('intim-013', 3, 365, "Is there something I do in bed that you'd rather I didn't?"),
    eitherOr('intim-014', 1, 365, 'Are you more in the mood in the morning or at night?'),
    open('intim-015', 2, 365, "Which lingerie would feel like you, and which wouldn't?"),
  ]),
]);
