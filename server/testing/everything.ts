import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { assistant } from '../../contract/assistant';
import { calendarFeed } from '../../contract/calendar-feed';
import { card } from '../../contract/card';
import { contact } from '../../contract/contact';
import { dailyMail } from '../../contract/daily-mail';
import { dates } from '../../contract/dates';
import { extraQuestions } from '../../contract/extra-questions';
import { ideas } from '../../contract/ideas';
import { questionPacks } from '../../contract/packs';
import { push } from '../../contract/push';
import { questions } from '../../contract/questions';
import { stillTrue } from '../../contract/still-true';
import type { TestApp } from './app';
import { indexFor } from './index-for';
import { type Person, premiumUser } from './people';
import { someSubscription } from './push-service';

/** Leaves something in every table; one mail still waits, because the mail server was away when it was asked for. */
export async function someoneWithEverything(test: TestApp): Promise<Person> {
  const person = await premiumUser(test);
  const { id: questionId } = (await test.call(questions.daily, { as: person })).body;
  await test.call(questions.skip, { as: person, body: { questionId } });
  const { body: saved } = await test.call(answers.submit, { as: person, body: { questionId, text: 'Peonies' } });
  await test.call(answers.edit, { as: person, params: { id: saved.answer_id }, body: { text: 'White peonies' } });
  await test.call(stillTrue.say, { as: person, params: { answerId: saved.answer_id }, body: { verdict: 'still' } });
  await test.call(stillTrue.choose, { as: person, body: { rhythm: 'monthly' } });
  const sources = [{ answerId: saved.answer_id }];
  await test.call(ideas.add, { as: person, body: { kind: 'gift', title: 'Peonies', sources } });
  await test.call(questions.add, { as: person, body: { text: 'What did you dream?' } });
  const preferences = { dailyMail: true, hour: 9, timeZone: 'Europe/Berlin' };
  await test.call(dailyMail.savePreferences, { as: person, body: preferences });
  await test.call(push.subscribe, { as: person, body: someSubscription() });
  await test.call(questionPacks.save, { as: person, body: { on: ['pets'] } });
  await test.call(accounts.saveHerName, { as: person, body: { name: 'Anna' } });
  const rule = { kind: 'day', month: 3, day: 14 } as const;
  const date = { occasion: 'her-birthday' as const, label: 'Her birthday', rule, leads: [14] };
  await test.call(dates.add, { as: person, body: date });
  await test.call(dates.mentioned, { as: person });
  const wavedAway = { label: "Her sister's birthday", rule: { kind: 'day', month: 5, day: 2 } } as const;
  await test.call(dates.dismissMentioned, { as: person, body: wavedAway });
  await test.call(calendarFeed.make, { as: person, body: { discreet: true } });
  await test.call(card.write, { as: person, params: { field: 'flower' }, body: { value: 'Pink ones' } });
  await test.call(card.show, { as: person });
  await test.call(extraQuestions.add, { as: person, body: { questionId } });
  await indexFor(test, person);
  await test.call(assistant.ask, { as: person, body: { question: 'Which flowers does she like?' } });
  // As a crash leaves it that came while he was being answered.
  await test.world.database.executeSql('insert into assistant_turn values ($1, $1, now())', [person.id]);
  const message = { email: person.email, subject: 'Hello', message: 'Something', purpose: 'question' } as const;
  await test.call(contact.send, { as: person, body: message });
  test.mailbox.failWith(new Error('451 come back later'));
  await test.call(accounts.requestReset, { body: { email: person.email } });
  test.mailbox.failWith(null);
  return person;
}
