CREATE TABLE "assistant_conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed_query" "bytea" NOT NULL,
	"sealed_response" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_index" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"indexed_version" integer DEFAULT 0 NOT NULL,
	"pruned_version" integer DEFAULT 0 NOT NULL,
	"without_vectors" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "assistant_page" (
	"user_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"sealed_notes" "bytea" NOT NULL,
	CONSTRAINT "assistant_page_user_id_page_pk" PRIMARY KEY("user_id","page")
);
--> statement-breakpoint
CREATE TABLE "assistant_turn" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"turn" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_conversation" ADD CONSTRAINT "assistant_conversation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_index" ADD CONSTRAINT "assistant_index_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_page" ADD CONSTRAINT "assistant_page_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_turn" ADD CONSTRAINT "assistant_turn_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_conversation_user_created" ON "assistant_conversation" USING btree ("user_id","created_at");--> statement-breakpoint
-- Ciphertext cannot be compressed: trying costs time and gains nothing.
ALTER TABLE "assistant_page" ALTER COLUMN "sealed_notes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Whose turn it is may be lost with a crash, and should be.
ALTER TABLE "assistant_turn" SET UNLOGGED;--> statement-breakpoint
-- assistant_index.version: counted up where the rows change, in the same transaction, so that no writer can forget it.
CREATE FUNCTION "outdate_index_of_answer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- An update and no insert: the user himself may be going.
    UPDATE "assistant_index" SET "version" = "version" + 1 WHERE "user_id" = OLD."user_id";
  ELSE
    INSERT INTO "assistant_index" ("user_id") VALUES (NEW."user_id")
    ON CONFLICT ("user_id") DO UPDATE SET "version" = "assistant_index"."version" + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "answer_outdates_index" AFTER INSERT OR DELETE OR UPDATE OF "sealed_text", "question_id" ON "answer" FOR EACH ROW EXECUTE FUNCTION "outdate_index_of_answer"();--> statement-breakpoint
CREATE FUNCTION "outdate_indexes_of_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of their ids: two questions changed at once would else wait for each other.
  PERFORM 1 FROM "assistant_index" WHERE "user_id" IN (SELECT "user_id" FROM "answer" WHERE "question_id" = NEW."id")
  ORDER BY "user_id" FOR UPDATE;
  UPDATE "assistant_index" SET "version" = "version" + 1
  WHERE "user_id" IN (SELECT "user_id" FROM "answer" WHERE "question_id" = NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "question_outdates_indexes" AFTER UPDATE OF "text", "sealed_text", "category" ON "question" FOR EACH ROW
WHEN (OLD."text" IS DISTINCT FROM NEW."text" OR OLD."sealed_text" IS DISTINCT FROM NEW."sealed_text" OR OLD."category" IS DISTINCT FROM NEW."category")
EXECUTE FUNCTION "outdate_indexes_of_question"();--> statement-breakpoint
-- What was answered before there was an index.
INSERT INTO "assistant_index" ("user_id") SELECT DISTINCT "user_id" FROM "answer";
