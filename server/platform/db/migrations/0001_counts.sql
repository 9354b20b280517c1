-- Counters of attempts may be lost with a crash; they need not wait for the disk.
ALTER TABLE "rate_counter" SET UNLOGGED;--> statement-breakpoint
-- user.answers_count and user.custom_questions_count: kept where the rows change, so that no writer can forget them.
CREATE FUNCTION "count_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "user" SET "answers_count" = "answers_count" + 1 WHERE "id" = NEW."user_id";
  ELSE
    UPDATE "user" SET "answers_count" = "answers_count" - 1 WHERE "id" = OLD."user_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "answer_counted" AFTER INSERT OR DELETE ON "answer" FOR EACH ROW EXECUTE FUNCTION "count_answer"();--> statement-breakpoint
CREATE FUNCTION "count_custom_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "user" SET "custom_questions_count" = "custom_questions_count" + 1 WHERE "id" = NEW."created_by_user_id";
  ELSE
    UPDATE "user" SET "custom_questions_count" = "custom_questions_count" - 1 WHERE "id" = OLD."created_by_user_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "custom_question_added" AFTER INSERT ON "question" FOR EACH ROW WHEN (NEW."created_by_user_id" IS NOT NULL) EXECUTE FUNCTION "count_custom_question"();--> statement-breakpoint
CREATE TRIGGER "custom_question_removed" AFTER DELETE ON "question" FOR EACH ROW WHEN (OLD."created_by_user_id" IS NOT NULL) EXECUTE FUNCTION "count_custom_question"();
