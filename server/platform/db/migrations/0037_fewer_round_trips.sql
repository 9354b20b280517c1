-- Changes with everything that the list of somebody's answers tells of them: while it is the same, the list is. Random, so
-- that no database put back from a backup comes to the same mark with other words.
-- Who is there already begins with the same one as everybody: rows need not be written for it.
ALTER TABLE "user" ADD COLUMN "notebook_mark" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ALTER COLUMN "notebook_mark" SET DEFAULT gen_random_uuid();--> statement-breakpoint
-- The same for what lists tell of the pool's questions: one for everybody, since a category may change for all who answered.
CREATE TABLE "pool_mark" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"mark" uuid NOT NULL
);
--> statement-breakpoint
-- With the count, in the update that is there anyway.
CREATE OR REPLACE FUNCTION "count_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "user" SET "answers_count" = "answers_count" + 1, "notebook_mark" = gen_random_uuid() WHERE "id" = NEW."user_id";
  ELSE
    UPDATE "user" SET "answers_count" = "answers_count" - 1, "notebook_mark" = gen_random_uuid() WHERE "id" = OLD."user_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_custom_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "user" SET "custom_questions_count" = "custom_questions_count" + 1, "notebook_mark" = gen_random_uuid()
    WHERE "id" = NEW."created_by_user_id";
  ELSE
    UPDATE "user" SET "custom_questions_count" = "custom_questions_count" - 1, "notebook_mark" = gen_random_uuid()
    WHERE "id" = OLD."created_by_user_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "mark_notebook"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "user" SET "notebook_mark" = gen_random_uuid() WHERE "id" = OLD."user_id";
  ELSE
    UPDATE "user" SET "notebook_mark" = gen_random_uuid() WHERE "id" = NEW."user_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "answer_marks_notebook" AFTER UPDATE OF "sealed_text", "question_id", "wording", "created_at", "replaces_id"
ON "answer" FOR EACH ROW EXECUTE FUNCTION "mark_notebook"();--> statement-breakpoint
CREATE TRIGGER "check_marks_notebook" AFTER INSERT OR UPDATE OR DELETE
ON "answer_check" FOR EACH ROW EXECUTE FUNCTION "mark_notebook"();--> statement-breakpoint
-- Not when one goes: it has been told of no more since the day its time was over, and what removes many locks nobody's row.
CREATE TRIGGER "revision_marks_notebook" AFTER INSERT OR UPDATE
ON "answer_revision" FOR EACH ROW EXECUTE FUNCTION "mark_notebook"();--> statement-breakpoint
CREATE FUNCTION "mark_notebook_of_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "user" SET "notebook_mark" = gen_random_uuid() WHERE "id" = NEW."created_by_user_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "custom_question_marks_notebook" AFTER UPDATE OF "sealed_text", "category", "depth", "created_at"
ON "question" FOR EACH ROW WHEN (NEW."created_by_user_id" IS NOT NULL) EXECUTE FUNCTION "mark_notebook_of_question"();--> statement-breakpoint
CREATE FUNCTION "mark_pool"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Once is enough for a transaction that changes a thousand of them.
  INSERT INTO "pool_mark" ("mark") VALUES (gen_random_uuid()) ON CONFLICT ("id") DO UPDATE SET "mark" = excluded."mark"
  WHERE "pool_mark".xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "question_marks_pool" AFTER UPDATE OF "text", "category", "depth" ON "question" FOR EACH ROW
WHEN (NEW."created_by_user_id" IS NULL AND (OLD."text", OLD."category", OLD."depth") IS DISTINCT FROM (NEW."text", NEW."category", NEW."depth"))
EXECUTE FUNCTION "mark_pool"();--> statement-breakpoint
-- Writes an answer down in one call, alone or inside a transaction, and tells what it was given to. Each statement sees what
-- was committed before it: what is counted under the lock stays so. "outcome" is 'written', 'no question' where he may not
-- see it, 'full' where "most" were written down since then, or 'known' where the same submission is there already.
CREATE FUNCTION "write_answer"(
  "new_id" uuid, "writer" uuid, "asked" uuid, "sealed" bytea, "written_at" timestamptz, "arrived_at" timestamptz,
  "submission" text, "replaced" uuid, "seen_text" text, "most" integer, "since" timestamptz, "until" timestamptz,
  OUT "outcome" text, OUT "question_text" text, OUT "sealed_question" bytea
) LANGUAGE plpgsql AS $$
DECLARE
  "wording_before" integer;
  "wording_noted" integer;
BEGIN
  SELECT q."text", q."sealed_text", q."wording" INTO "question_text", "sealed_question", "wording_before"
  FROM "question" q WHERE q."id" = "asked" AND (q."created_by_user_id" IS NULL OR q."created_by_user_id" = "writer");
  IF NOT FOUND THEN
    "outcome" := 'no question';
    RETURN;
  END IF;
  IF "most" IS NOT NULL THEN
    PERFORM 1 FROM "user" WHERE "id" = "writer" FOR NO KEY UPDATE;
    IF "arrived_at" IS NULL THEN
      PERFORM 1 FROM "answer" a WHERE a."user_id" = "writer" AND a."created_at" > "since" AND a."created_at" <= "until"
      ORDER BY a."created_at" DESC OFFSET "most" - 1 LIMIT 1;
    ELSE
      PERFORM 1 FROM "answer" a WHERE a."user_id" = "writer" AND a."received_at" > "since" AND a."received_at" <= "until"
      ORDER BY a."received_at" DESC OFFSET "most" - 1 LIMIT 1;
    END IF;
    IF FOUND THEN
      "outcome" := 'full';
      RETURN;
    END IF;
  END IF;
  INSERT INTO "answer" AS a ("id", "user_id", "question_id", "sealed_text", "created_at", "received_at", "updated_at", "idempotency_key", "replaces_id")
  VALUES ("new_id", "writer", "asked", "sealed", "written_at", "arrived_at", "written_at", "submission", "replaced")
  ON CONFLICT ("user_id", "idempotency_key") DO NOTHING RETURNING a."wording" INTO "wording_noted";
  IF NOT FOUND THEN
    "outcome" := 'known';
    RETURN;
  END IF;
  -- One that was begun before its question was put in other words belongs to those it was put in then.
  IF "seen_text" <> "question_text" THEN
    UPDATE "answer" a SET "wording" = w."wording" FROM "question" q, "question_wording" w
    WHERE a."id" = "new_id" AND q."id" = "asked" AND q."text" <> "seen_text" AND w."question_id" = "asked" AND w."text" = "seen_text"
    AND NOT EXISTS (SELECT 1 FROM "question_wording" l WHERE l."question_id" = "asked" AND l."text" = "seen_text" AND l."wording" > w."wording")
    RETURNING a."wording" INTO "wording_noted";
    IF NOT FOUND THEN
      SELECT a."wording" INTO "wording_noted" FROM "answer" a WHERE a."id" = "new_id";
    END IF;
  END IF;
  IF "wording_noted" <> "wording_before" THEN
    SELECT coalesce(w."text", q."text") INTO "question_text" FROM "question" q
    LEFT JOIN "question_wording" w ON w."question_id" = q."id" AND w."wording" = "wording_noted" WHERE q."id" = "asked";
  END IF;
  "outcome" := 'written';
END $$;
