import type { FastifyInstance } from 'fastify';
import { api as contract } from '../contract/api';
import { createAuthenticate } from './accounts/authenticate';
import { accountRoutes } from './accounts/routes';
import { adminRoutes } from './admin/routes';
import { createShownTheme } from './admin/shown-theme';
import { answerRoutes } from './answers/routes';
import { assistantRoutes } from './assistant/routes';
import { wakeFor } from './assistant/wake';
import { backupState } from './backups/last-good';
import { billingRoutes } from './billing/routes';
import { cardRoutes } from './card/routes';
import { contactRoutes } from './contact/routes';
import { dailyLetters } from './daily-mail/compose-daily';
import { dailyPushes } from './daily-mail/compose-push';
import { outboxKinds, pushKinds } from './daily-mail/mail-kinds';
import { dailyMailRoutes } from './daily-mail/routes';
import { reminderLetters, reminderPushes } from './dates/compose-reminder';
import { comingDates } from './dates/next-dates';
import { dateRoutes } from './dates/routes';
import { serveCalendar } from './dates/serve-calendar';
import type { World } from './deps';
import { downloadRoutes } from './download/routes';
import { IDEA_PUSH, IDEA_REMINDER, ideaLetters, ideaPushes } from './ideas/idea-letters';
import { ideaRoutes } from './ideas/routes';
import { dropDepartedMails } from './local/departed-mails';
import { mailboxRoutes } from './local/mailbox-routes';
import { clockRoutes } from './local/movable-clock';
import { checkoutRoutes } from './local/stripe/checkout-routes';
import { version, webFolder } from './paths';
import { createApi } from './platform/http/api';
import { serveApiDocs, withoutPayments } from './platform/http/api-docs';
import type { Drain } from './platform/http/drain';
import { healthRoutes } from './platform/http/health';
import { houseOf } from './platform/http/house';
import { serveSecurityTxt } from './platform/http/security-txt';
import { serveWebApp } from './platform/http/web-app';
import type { QueueState } from './platform/jobs/scheduler';
import { sellsPremium } from './platform/offer';
import { pushRoutes } from './push/routes';
import { questionRoutes } from './questions/routes';
import { stillTrueRoutes } from './still-true/routes';

/** Not behind a proxy: to us, everybody would seem to sit at this machine. */
function standInRoutes(app: FastifyInstance, { db, mailbox, stripeStandIn, movableClock }: World): void {
  if (mailbox) mailboxRoutes(app, mailbox, () => dropDepartedMails(db, mailbox));
  if (stripeStandIn) checkoutRoutes(app, stripeStandIn);
  if (movableClock) clockRoutes(app, movableClock);
}

function assistantHealth({ model, embedder }: World) {
  return { assistant: model ? 'model' : 'built-in', embeddings: embedder.state() } as const;
}

/** The table of contents: everything the server answers. */
export async function buildApp(
  app: FastifyInstance,
  world: World,
  { queue, drain }: { queue: () => Promise<QueueState>; drain: Drain },
  web = webFolder,
): Promise<void> {
  const authenticate = createAuthenticate(world);
  const api = createApi(app, authenticate, {
    hasRoom: world.database.hasRoom,
    sellsPremium: sellsPremium(world.config),
  });

  const backups = () => backupState(world);
  healthRoutes(api, {
    db: world.db,
    queue,
    drain,
    assistant: () => assistantHealth(world),
    backups,
    version,
    installation: world.auth.installation,
  });
  accountRoutes(api, world, { authenticate, welcome: (caller) => wakeFor(caller, world) });
  questionRoutes(api, world);
  answerRoutes(api, world);
  assistantRoutes(api, world, {
    readLedger: async (userId) => (await import('./ideas/ledger')).ledgerOf(world, userId),
    readDays: (who) => comingDates(world, who),
  });
  cardRoutes(api, world);
  stillTrueRoutes(api, world);
  ideaRoutes(api, world);
  billingRoutes(api, world);
  const theme = createShownTheme(world);
  await theme.refresh();
  adminRoutes(api, world, theme);
  contactRoutes(api, world);
  dailyMailRoutes(api, world);
  pushRoutes(api, world);
  world.outbox.composes(outboxKinds.daily, dailyLetters(world));
  world.outbox.composesPush(pushKinds.daily, dailyPushes(world));
  world.outbox.composes(outboxKinds.dates, reminderLetters(world));
  world.outbox.composesPush(pushKinds.dates, reminderPushes(world));
  world.outbox.composes(IDEA_REMINDER, ideaLetters(world));
  world.outbox.composesPush(IDEA_PUSH, ideaPushes(world));
  dateRoutes(api, world);
  downloadRoutes(api, world);

  serveApiDocs(app, sellsPremium(world.config) ? contract : withoutPayments(contract), version);
  if (world.config.isPrivate) standInRoutes(app, world);
  serveCalendar(app, world);
  serveSecurityTxt(app, world.config, world.clock);
  const { config } = world;
  await serveWebApp(app, { folder: web, publicUrl: config.publicUrl, house: houseOf(config), theme: theme.current });
}
