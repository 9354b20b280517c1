CREATE TABLE "question_wording" (
	"question_id" uuid NOT NULL,
	"wording" integer NOT NULL,
	"text" text NOT NULL,
	"depth" smallint NOT NULL,
	CONSTRAINT "question_wording_question_id_wording_pk" PRIMARY KEY("question_id","wording")
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "wording" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "wording" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_conversation" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "question_wording" ADD CONSTRAINT "question_wording_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_idempotency" ON "question" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_conversation_idempotency" ON "assistant_conversation" USING btree ("user_id","idempotency_key");--> statement-breakpoint
-- How a question was put stays with the answers it got, whoever rewrites it: a release or an administrator. Custom
-- questions have no readable text and are not touched.
CREATE FUNCTION "keep_wording"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "question_wording" ("question_id", "wording", "text", "depth")
  VALUES (OLD."id", OLD."wording", OLD."text", OLD."depth");
  NEW."wording" := OLD."wording" + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "question_keeps_wording" BEFORE UPDATE OF "text" ON "question" FOR EACH ROW
WHEN (OLD."text" IS NOT NULL AND OLD."text" IS DISTINCT FROM NEW."text") EXECUTE FUNCTION "keep_wording"();--> statement-breakpoint
CREATE FUNCTION "note_wording"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."wording" := COALESCE((SELECT "wording" FROM "question" WHERE "id" = NEW."question_id"), 1);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "answer_notes_wording" BEFORE INSERT ON "answer" FOR EACH ROW EXECUTE FUNCTION "note_wording"();--> statement-breakpoint
-- A rewording changes nothing about answers that are there, so nobody's index is behind because of it; one that touched
-- the rows of everybody who had answered did not end in time. A custom question still changes with its answers.
DROP TRIGGER "question_outdates_indexes" ON "question";--> statement-breakpoint
CREATE TRIGGER "question_outdates_indexes" AFTER UPDATE OF "sealed_text" ON "question" FOR EACH ROW
WHEN (OLD."sealed_text" IS DISTINCT FROM NEW."sealed_text") EXECUTE FUNCTION "outdate_indexes_of_question"();
