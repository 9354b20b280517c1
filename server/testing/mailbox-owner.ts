import { accounts } from '../../contract/accounts';
import { answers } from '../../contract/answers';
import { createUser } from '../accounts/signup';
import type { Letter } from '../platform/mail/letter';
import { type TestApp, uniqueEmail } from './app';
import { tokenIn } from './mailbox';

const VERIFICATION = 'Verify your email for Heartnote';
const WAY_BACK = 'Your Heartnote email address was changed';
const leadsTo = (letter: Letter, page: string) => letter.text.includes(`/${page}?token=`);

/**
 * Somebody with two mailboxes, one password and one browser, who may try anything with any address. He writes where he has
 * reason to think that the account is his own: not where he has seen it under an address of somebody else.
 */
export interface MailboxOwner {
  mailboxes: string[];
  /** What he has written down so far. */
  wrote: string[];
  signUp(email: string): Promise<void>;
  /** False where his password does not open it. */
  logIn(email: string): Promise<boolean>;
  change(newEmail: string): Promise<void>;
  /** Opens the nth newest mail of his that verifies an address. */
  verify(nth: number): Promise<void>;
  /** Opens the nth newest mail of his that takes a change back. */
  revert(nth: number): Promise<void>;
  askReset(email: string): Promise<void>;
  /** Sets his password by the nth newest mail of his that lets him; false where there is none. */
  setPassword(nth: number): Promise<boolean>;
  write(): Promise<void>;
  /** All that he finds where he is logged in; nothing where he is not. */
  read(): Promise<string[]>;
  /** Gets into the account of one of his mailboxes, by his password or else by its mails alone, and reads. */
  comeHome(email: string): Promise<string[]>;
  /** Has an account already, as if he had signed up long ago, and is logged in. */
  begin(): Promise<void>;
}

export function createMailboxOwner(test: TestApp, name: string, questionId: string): MailboxOwner {
  const mailboxes = [uniqueEmail(name), uniqueEmail(name)];
  const password = `${name}-Password1`;
  const wrote: string[] = [];
  const othersAccounts = new Set<string>();
  let session: { token: string; id: string; provedEmail: string | null } | null = null;

  const mails = () => test.mailbox.sent.map(({ letter }) => letter).filter(({ to }) => mailboxes.includes(to));
  const nthNewest = (nth: number, wanted: (letter: Letter) => boolean) =>
    mails()
      .filter(wanted)
      .at(-1 - nth);
  const note = (user: { id: string; proved_email: string | null }) => {
    if (!mailboxes.includes(user.proved_email ?? '')) othersAccounts.add(user.id);
  };

  async function open(letter: Letter | undefined): Promise<void> {
    if (!letter) return;
    await test.call(accounts.verifyEmail, { query: { token: tokenIn(letter) }, as: session ?? undefined });
  }

  /** Not in an account that only waits for this address. */
  async function isHome(email: string): Promise<boolean> {
    return (await owner.logIn(email)) && session?.provedEmail === email;
  }

  const owner: MailboxOwner = {
    mailboxes,
    wrote,
    signUp: async (email) => {
      await test.call(accounts.signup, { body: { email, password } });
    },
    logIn: async (email) => {
      const { status, body } = await test.call(accounts.login, { body: { email, password } });
      if (status !== 200) return false;
      session = { token: body.token, id: body.user.id, provedEmail: body.user.proved_email };
      note(body.user);
      return true;
    },
    change: async (newEmail) => {
      if (session) await test.call(accounts.changeEmail, { as: session, body: { newEmail } });
    },
    verify: (nth) => open(nthNewest(nth, (mail) => leadsTo(mail, 'verify-email') && mail.subject !== WAY_BACK)),
    revert: (nth) => open(nthNewest(nth, ({ subject }) => subject === WAY_BACK)),
    askReset: async (email) => {
      await test.call(accounts.requestReset, { body: { email } });
    },
    setPassword: async (nth) => {
      const letter = nthNewest(nth, (mail) => leadsTo(mail, 'reset-password'));
      if (!letter) return false;
      const given = { params: { token: tokenIn(letter) }, body: { newPassword: password } };
      return (await test.call(accounts.completeReset, given)).status === 200;
    },
    write: async () => {
      if (!session) return;
      const { status, body } = await test.call(accounts.me, { as: session });
      if (status === 200) note(body);
      if (status !== 200 || othersAccounts.has(session.id)) return;
      const text = `${name} wrote line ${wrote.length}`;
      await test.call(answers.submit, { as: session, body: { questionId, text } });
      wrote.push(text);
    },
    read: async () => {
      if (!session) return [];
      const { status, body } = await test.call(answers.list, { as: session });
      return status === 200 ? body.map(({ answer_text }) => answer_text ?? '') : [];
    },
    comeHome: async (email) => {
      if (!(await isHome(email))) {
        await owner.signUp(email);
        if (mails().at(-1)?.subject === VERIFICATION) await owner.verify(0);
        else await owner.askReset(email).then(() => owner.setPassword(0));
        if (!(await isHome(email))) throw new Error(`${name} cannot get into the account of his own mailbox`);
      }
      return owner.read();
    },
    begin: async () => {
      const { world } = test;
      const now = test.clock.now();
      const fields = { email: mailboxes[0] ?? '', passwordHash: await world.passwords.hash(password) };
      await world.transact((tx) => createUser(world, tx, { ...fields, activatedAt: now, emailVerifiedAt: now }));
      await owner.logIn(fields.email);
      await owner.write();
    },
  };
  return owner;
}
