-- Who wants the daily mail, when, and which was his last: a table that only the daily mail writes.
CREATE TABLE "mail_preference" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily_mail" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"time_zone" text,
	"mailed_on" date,
	CONSTRAINT "mail_preference_hour_of_day" CHECK ("mail_preference"."hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "mail_preference" ADD CONSTRAINT "mail_preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "mail_preference" ("user_id", "daily_mail", "hour", "time_zone", "mailed_on")
SELECT "id", "daily_mail", "daily_mail_hour", "daily_mail_zone", "daily_mailed_on" FROM "user";--> statement-breakpoint
ALTER TABLE "user" DROP CONSTRAINT "daily_mail_hour_of_day";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mail";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mail_hour";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mail_zone";--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "daily_mailed_on";
--> statement-breakpoint
-- The log of what administrators did has one name, in the code and here. What is in it stays as it is.
ALTER TABLE "admin_action" RENAME TO "audit_log";--> statement-breakpoint
ALTER TABLE "admin_action_head" RENAME TO "audit_log_head";--> statement-breakpoint
ALTER TABLE "audit_log_head" RENAME CONSTRAINT "admin_action_one_head" TO "audit_log_one_head";--> statement-breakpoint
ALTER INDEX "admin_action_pkey" RENAME TO "audit_log_pkey";--> statement-breakpoint
ALTER INDEX "admin_action_head_pkey" RENAME TO "audit_log_head_pkey";--> statement-breakpoint
ALTER INDEX "admin_action_created" RENAME TO "audit_log_created";--> statement-breakpoint
ALTER INDEX "admin_action_position" RENAME TO "audit_log_position";--> statement-breakpoint
ALTER TRIGGER "admin_action_kept" ON "audit_log" RENAME TO "audit_log_kept";--> statement-breakpoint
ALTER TRIGGER "admin_action_chained" ON "audit_log" RENAME TO "audit_log_chained";--> statement-breakpoint
ALTER TRIGGER "admin_action_not_emptied" ON "audit_log" RENAME TO "audit_log_not_emptied";--> statement-breakpoint
ALTER FUNCTION "hash_admin_action"("audit_log", text, text) RENAME TO "hash_audit_log";--> statement-breakpoint
ALTER FUNCTION "hash_admin_outcome"("audit_log") RENAME TO "hash_audit_outcome";--> statement-breakpoint
ALTER FUNCTION "chain_admin_action"() RENAME TO "chain_audit_log";--> statement-breakpoint
ALTER FUNCTION "keep_admin_action"() RENAME TO "keep_audit_log";--> statement-breakpoint
-- Both as before; their texts name tables and functions.
CREATE OR REPLACE FUNCTION "chain_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "last" "audit_log_head";
BEGIN
  SELECT * INTO STRICT "last" FROM "audit_log_head" FOR UPDATE;
  NEW."position" := "last"."position" + 1;
  NEW."previous_hash" := "last"."hash";
  NEW."hash" := "hash_audit_log"(NEW, NEW."outcome", NEW."reason");
  NEW."settled_hash" := NULL;
  UPDATE "audit_log_head" SET "position" = NEW."position", "hash" = NEW."hash";
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."outcome" = 'begun' AND NEW."outcome" <> 'begun'
    AND (NEW."id", NEW."admin_id", NEW."action", NEW."target_id", NEW."created_at", NEW."position", NEW."previous_hash", NEW."hash")
      IS NOT DISTINCT FROM (OLD."id", OLD."admin_id", OLD."action", OLD."target_id", OLD."created_at", OLD."position", OLD."previous_hash", OLD."hash") THEN
    NEW."settled_hash" := "hash_audit_outcome"(NEW);
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed' USING ERRCODE = 'restrict_violation';
END $$;
