CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"turn" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "can_wait" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "can_wait" = true WHERE "kind" = 'daily-question';--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("can_wait","not_before");--> statement-breakpoint
CREATE INDEX "contact_message_user" ON "contact_message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_event_received" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "assistant_spent_answered" ON "assistant_spent" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "user_unconfirmed" ON "user" USING btree ("created_at") WHERE "activated_at" is null;--> statement-breakpoint
ALTER TABLE "assistant_index" ADD COLUMN "is_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Of those who never had Premium, nothing was ever indexed: there is nothing to do for them.
UPDATE "assistant_index" i SET "is_due" = false
WHERE NOT EXISTS (SELECT 1 FROM "subscription" s WHERE s."user_id" = i."user_id")
AND NOT EXISTS (SELECT 1 FROM "assistant_page" p WHERE p."user_id" = i."user_id");--> statement-breakpoint
CREATE INDEX "assistant_index_due" ON "assistant_index" USING btree (("version" - "indexed_version"),"user_id") WHERE "is_due";--> statement-breakpoint
-- Whoever counts the version up makes it due, whether a trigger, a rule or an operator.
CREATE FUNCTION "index_becomes_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."is_due" := true;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "version_makes_due" BEFORE UPDATE OF "version" ON "assistant_index" FOR EACH ROW
WHEN (OLD."version" <> NEW."version") EXECUTE FUNCTION "index_becomes_due"();--> statement-breakpoint
-- Premium ends with time, but begins only with a change of this row.
CREATE FUNCTION "subscription_makes_index_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "assistant_index" SET "is_due" = true
  WHERE "user_id" = NEW."user_id" AND NOT "is_due" AND ("version" <> "indexed_version" OR "without_vectors" > 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "subscription_outdates_index" AFTER INSERT OR UPDATE OF "status", "current_period_end", "cancel_at_period_end" ON "subscription"
FOR EACH ROW EXECUTE FUNCTION "subscription_makes_index_due"();
