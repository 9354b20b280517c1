-- Browsers that take notifications for somebody, and for what he wants them. Nobody has chosen any yet.
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"sealed_subscription" "bytea" NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_ok_at" timestamp (3) with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"failed_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscription_user" ON "push_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "mail_preference" ADD COLUMN "daily_push" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_preference" ADD COLUMN "date_push" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_preference" ADD COLUMN "tell_question" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_preference" ADD CONSTRAINT "mail_preference_daily_push" CHECK ("mail_preference"."daily_push" in ('off', 'beside', 'instead'));--> statement-breakpoint
ALTER TABLE "mail_preference" ADD CONSTRAINT "mail_preference_date_push" CHECK ("mail_preference"."date_push" in ('off', 'beside', 'instead'));--> statement-breakpoint
-- What leaves by another way has lanes of its own, and each finds its rows by the index.
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","can_wait","not_before");--> statement-breakpoint
-- Somebody without the daily email may want its notification: the next tick looks at him.
DROP TRIGGER "preference_moves_next_mail" ON "mail_preference";--> statement-breakpoint
CREATE TRIGGER "preference_moves_next_mail" AFTER INSERT OR UPDATE OF "daily_mail", "daily_push", "hour", "time_zone" ON "mail_preference" FOR EACH ROW
  EXECUTE FUNCTION "preference_changes_next_mail"();
