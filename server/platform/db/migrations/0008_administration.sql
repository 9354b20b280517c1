CREATE TABLE "visit_count" (
	"scale" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "visit_count_scale_starts_at_pk" PRIMARY KEY("scale","starts_at")
);
--> statement-breakpoint
ALTER TABLE "admin_action" ALTER COLUMN "target_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_action" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_action" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "user_joined" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_last_login" ON "user" USING btree ("last_login" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_administrators" ON "user" USING btree ("id") WHERE "user"."is_admin";--> statement-breakpoint
-- A line of the log stands for ever. Only the outcome of what was begun, and is not known yet, is written later.
CREATE FUNCTION "keep_admin_action"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."outcome" = 'begun' AND NEW."outcome" <> 'begun'
    AND (NEW."id", NEW."admin_id", NEW."action", NEW."target_id", NEW."created_at")
      IS NOT DISTINCT FROM (OLD."id", OLD."admin_id", OLD."action", OLD."target_id", OLD."created_at") THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the log of administrators is not changed' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "admin_action_kept" BEFORE UPDATE OR DELETE ON "admin_action" FOR EACH ROW EXECUTE FUNCTION "keep_admin_action"();--> statement-breakpoint
-- What is still known of the last month: when each was here last.
INSERT INTO "visit_count" ("scale", "starts_at", "people")
SELECT 'hour', date_trunc('hour', "last_seen_at", 'UTC'), count(*) FROM "user" WHERE "last_seen_at" > now() - interval '31 days' GROUP BY 2
UNION ALL
SELECT 'day', date_trunc('day', "last_seen_at", 'America/Chicago'), count(*) FROM "user" WHERE "last_seen_at" > now() - interval '31 days' GROUP BY 2;
