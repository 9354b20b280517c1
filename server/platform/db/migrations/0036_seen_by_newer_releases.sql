-- The release before claims every row whose can_wait is true or false, and can open sealed letters of emails only: what it cannot
-- open would wait an hour after each of its tries. It does not see a null.
ALTER TABLE "outbox" ALTER COLUMN "can_wait" DROP NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "can_wait" = NULL WHERE "ref" IS NOT NULL;
