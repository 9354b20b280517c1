-- Days that somebody keeps. Open lies only when the next reminder is due, which a job must find.
CREATE TABLE "important_date" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_date" "bytea" NOT NULL,
	"next_at" timestamp (3) with time zone,
	"next_on" date,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "important_date_planned_whole" CHECK (num_nulls("important_date"."next_at", "important_date"."next_on") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"discreet" boolean NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "important_date" ADD CONSTRAINT "important_date_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "important_date_due" ON "important_date" USING btree ("next_at") WHERE "important_date"."next_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "important_date_idempotency" ON "important_date" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_token" ON "calendar_feed" USING btree ("token_hash");--> statement-breakpoint
-- Where he is or when his emails come has changed: the next tick looks at his dates and works out the moments. No writer can forget it.
CREATE FUNCTION "account_changes_next_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "important_date" SET "next_at" = 'epoch' WHERE "user_id" = NEW."id" AND "next_at" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "preference_changes_next_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "important_date" SET "next_at" = 'epoch' WHERE "user_id" = NEW."user_id" AND "next_at" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_moves_next_reminders" AFTER UPDATE OF "time_zone" ON "user" FOR EACH ROW
  WHEN (OLD."time_zone" IS DISTINCT FROM NEW."time_zone") EXECUTE FUNCTION "account_changes_next_reminders"();--> statement-breakpoint
CREATE TRIGGER "preference_moves_next_reminders" AFTER INSERT OR UPDATE OF "hour", "time_zone" ON "mail_preference" FOR EACH ROW
  EXECUTE FUNCTION "preference_changes_next_reminders"();
