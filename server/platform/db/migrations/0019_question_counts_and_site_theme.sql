-- How often each question of the pool was asked, skipped and answered, counted once a night: numbers, and nobody's name.
CREATE TABLE "question_count" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"skipped" integer NOT NULL,
	"answered" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_count" ADD CONSTRAINT "question_count_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The look that an administrator published for everybody, in one row.
CREATE TABLE "site_theme" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"style" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_theme_only_one" CHECK ("site_theme"."id" = 1)
);
--> statement-breakpoint
-- What an import did, in numbers. A line without them hashes as it always did, so that the chain still holds.
ALTER TABLE "audit_log" ADD COLUMN "counts" jsonb;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "hash_audit_log"("line" "audit_log", "outcome" text, "reason" text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256("line"."previous_hash" || convert_to((jsonb_build_array("line"."position", "line"."id", "line"."admin_id", "line"."action",
    "line"."target_id", (extract(epoch FROM "line"."created_at") * 1000)::bigint, "outcome", "reason")
    || CASE WHEN "line"."counts" IS NULL THEN '[]'::jsonb ELSE jsonb_build_array("line"."counts") END)::text, 'UTF8'))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."outcome" = 'begun' AND NEW."outcome" <> 'begun'
    AND (NEW."id", NEW."admin_id", NEW."action", NEW."target_id", NEW."created_at", NEW."counts", NEW."position", NEW."previous_hash", NEW."hash")
      IS NOT DISTINCT FROM (OLD."id", OLD."admin_id", OLD."action", OLD."target_id", OLD."created_at", OLD."counts", OLD."position", OLD."previous_hash", OLD."hash") THEN
    NEW."settled_hash" := "hash_audit_outcome"(NEW);
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed' USING ERRCODE = 'restrict_violation';
END $$;
