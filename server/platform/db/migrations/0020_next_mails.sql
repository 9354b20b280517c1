-- When each reader is next to be looked at for the daily mail, and the last day of his that was mailed: a tick reads who is due, not everybody.
CREATE TABLE "next_mail" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone,
	"mailed_on" date
);
--> statement-breakpoint
ALTER TABLE "next_mail" ADD CONSTRAINT "next_mail_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Everybody whose address is proved is looked at once, at the first tick, which knows zones and hours. Who switched it off is not.
INSERT INTO "next_mail" ("user_id", "at", "mailed_on")
SELECT "user"."id", CASE WHEN coalesce("daily_mail", true) THEN 'epoch'::timestamptz END, "mailed_on"
FROM "user" LEFT JOIN "mail_preference" ON "mail_preference"."user_id" = "user"."id"
WHERE "email_verified_at" IS NOT NULL OR "mailed_on" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "next_mail_due" ON "next_mail" USING btree ("at") WHERE "next_mail"."at" is not null;--> statement-breakpoint
ALTER TABLE "mail_preference" DROP COLUMN "mailed_on";--> statement-breakpoint
-- Whatever decides when he is mailed has changed: the next tick looks at him and works out the moment. No writer can forget it.
CREATE FUNCTION "look_at_mail_again"("who" uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "next_mail" ("user_id", "at") VALUES ("who", 'epoch') ON CONFLICT ("user_id") DO UPDATE SET "at" = 'epoch'
$$;--> statement-breakpoint
CREATE FUNCTION "account_changes_next_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "look_at_mail_again"(NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "preference_changes_next_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "look_at_mail_again"(NEW."user_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "user_joins_next_mail" AFTER INSERT ON "user" FOR EACH ROW
  WHEN (NEW."email_verified_at" IS NOT NULL) EXECUTE FUNCTION "account_changes_next_mail"();--> statement-breakpoint
CREATE TRIGGER "user_moves_next_mail" AFTER UPDATE OF "time_zone", "email_verified_at", "activated_at" ON "user" FOR EACH ROW
  WHEN (NEW."email_verified_at" IS DISTINCT FROM OLD."email_verified_at"
    OR NEW."email_verified_at" IS NOT NULL AND (OLD."time_zone", OLD."activated_at") IS DISTINCT FROM (NEW."time_zone", NEW."activated_at"))
  EXECUTE FUNCTION "account_changes_next_mail"();--> statement-breakpoint
CREATE TRIGGER "preference_moves_next_mail" AFTER INSERT OR UPDATE OF "daily_mail", "hour", "time_zone" ON "mail_preference" FOR EACH ROW
  EXECUTE FUNCTION "preference_changes_next_mail"();
