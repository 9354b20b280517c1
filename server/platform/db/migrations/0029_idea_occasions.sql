-- An idea may be for a day that he keeps, and have a reminder of its own. Open lies when that is due, which a job must find.
ALTER TABLE "idea" ADD COLUMN "date_id" uuid;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "next_on" date;--> statement-breakpoint
ALTER TABLE "idea" ADD COLUMN "ask_no_more" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "idea_step" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_date_id_important_date_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."important_date"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_reminder_whole" CHECK (num_nulls("idea"."next_at", "idea"."next_on") in (0, 2));--> statement-breakpoint
CREATE INDEX "idea_date" ON "idea" USING btree ("date_id");--> statement-breakpoint
CREATE INDEX "idea_due" ON "idea" USING btree ("next_at") WHERE "idea"."next_at" is not null;--> statement-breakpoint
-- The day of each step by his calendar then. Of earlier steps only the last giving is known so; the others get Greenwich's day.
UPDATE "idea_step" SET "day" = ("at" AT TIME ZONE 'UTC')::date;--> statement-breakpoint
UPDATE "idea_step" SET "day" = "idea"."given_on" FROM "idea"
  WHERE "idea"."id" = "idea_step"."idea_id" AND "idea"."given_on" IS NOT NULL AND "idea_step"."state" = 'given'
  AND NOT EXISTS (SELECT 1 FROM "idea_step" AS "later" WHERE "later"."idea_id" = "idea_step"."idea_id" AND "later"."state" = 'given'
    AND ("later"."at", "later"."id") > ("idea_step"."at", "idea_step"."id"));--> statement-breakpoint
ALTER TABLE "idea_step" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
-- Where he is or when his emails come has changed: the next tick works the moments out anew from the days. No writer can forget it.
CREATE FUNCTION "account_changes_idea_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "idea" SET "next_at" = 'epoch' WHERE "user_id" = NEW."id" AND "next_at" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "preference_changes_idea_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "idea" SET "next_at" = 'epoch' WHERE "user_id" = NEW."user_id" AND "next_at" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_moves_idea_reminders" AFTER UPDATE OF "time_zone" ON "user" FOR EACH ROW
  WHEN (OLD."time_zone" IS DISTINCT FROM NEW."time_zone") EXECUTE FUNCTION "account_changes_idea_reminders"();--> statement-breakpoint
CREATE TRIGGER "preference_moves_idea_reminders" AFTER INSERT OR UPDATE OF "hour", "time_zone" ON "mail_preference" FOR EACH ROW
  EXECUTE FUNCTION "preference_changes_idea_reminders"();
