-- Each line of the administrators' log carries the hash of the one before, so that a change behind the triggers' back shows.
CREATE TABLE "admin_action_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "admin_action_one_head" CHECK ("id" = 1)
);
--> statement-breakpoint
ALTER TABLE "admin_action" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "admin_action" ADD COLUMN "previous_hash" "bytea";--> statement-breakpoint
ALTER TABLE "admin_action" ADD COLUMN "hash" "bytea";--> statement-breakpoint
ALTER TABLE "admin_action" ADD COLUMN "settled_hash" "bytea";--> statement-breakpoint
-- Over what a line said when it was written. The moment in milliseconds: how a time is worded depends on settings.
CREATE FUNCTION "hash_admin_action"("line" "admin_action", "outcome" text, "reason" text) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256("line"."previous_hash" || convert_to(jsonb_build_array("line"."position", "line"."id", "line"."admin_id", "line"."action",
    "line"."target_id", (extract(epoch FROM "line"."created_at") * 1000)::bigint, "outcome", "reason")::text, 'UTF8'))
$$;--> statement-breakpoint
-- Over how something ended that was begun.
CREATE FUNCTION "hash_admin_outcome"("line" "admin_action") RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256("line"."hash" || convert_to(jsonb_build_array("line"."outcome", "line"."reason")::text, 'UTF8'))
$$;--> statement-breakpoint
-- One after the other: the head is held until the line is committed.
CREATE FUNCTION "chain_admin_action"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "last" "admin_action_head";
BEGIN
  SELECT * INTO STRICT "last" FROM "admin_action_head" FOR UPDATE;
  NEW."position" := "last"."position" + 1;
  NEW."previous_hash" := "last"."hash";
  NEW."hash" := "hash_admin_action"(NEW, NEW."outcome", NEW."reason");
  NEW."settled_hash" := NULL;
  UPDATE "admin_action_head" SET "position" = NEW."position", "hash" = NEW."hash";
  RETURN NEW;
END $$;--> statement-breakpoint
-- The lines there are, in the order in which they were written; how those ended that were begun is taken as it stands.
ALTER TABLE "admin_action" DISABLE TRIGGER "admin_action_kept";--> statement-breakpoint
DO $$
DECLARE
  "line" "admin_action";
  "n" integer := 0;
  "before" bytea := '\x';
BEGIN
  FOR "line" IN SELECT * FROM "admin_action" ORDER BY "created_at", "id" LOOP
    "n" := "n" + 1;
    "line"."position" := "n";
    "line"."previous_hash" := "before";
    "before" := "hash_admin_action"("line", "line"."outcome", "line"."reason");
    UPDATE "admin_action" SET "position" = "n", "previous_hash" = "line"."previous_hash", "hash" = "before" WHERE "id" = "line"."id";
  END LOOP;
  INSERT INTO "admin_action_head" ("position", "hash") VALUES ("n", "before");
END $$;--> statement-breakpoint
ALTER TABLE "admin_action" ENABLE TRIGGER "admin_action_kept";--> statement-breakpoint
CREATE UNIQUE INDEX "admin_action_position" ON "admin_action" USING btree ("position");--> statement-breakpoint
CREATE TRIGGER "admin_action_chained" BEFORE INSERT ON "admin_action" FOR EACH ROW EXECUTE FUNCTION "chain_admin_action"();--> statement-breakpoint
-- As before, and the hashes stay too; TRUNCATE is refused as well.
CREATE OR REPLACE FUNCTION "keep_admin_action"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."outcome" = 'begun' AND NEW."outcome" <> 'begun'
    AND (NEW."id", NEW."admin_id", NEW."action", NEW."target_id", NEW."created_at", NEW."position", NEW."previous_hash", NEW."hash")
      IS NOT DISTINCT FROM (OLD."id", OLD."admin_id", OLD."action", OLD."target_id", OLD."created_at", OLD."position", OLD."previous_hash", OLD."hash") THEN
    NEW."settled_hash" := "hash_admin_outcome"(NEW);
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the log of administrators is not changed' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "admin_action_not_emptied" BEFORE TRUNCATE ON "admin_action" FOR EACH STATEMENT EXECUTE FUNCTION "keep_admin_action"();
