CREATE TABLE "card_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"sealed_value" "bytea" NOT NULL,
	"answer_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "danger_list" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"sealed_dangers" "bytea" NOT NULL,
	"sealed_looked" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extra_question" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_question_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "card_entry" ADD CONSTRAINT "card_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_entry" ADD CONSTRAINT "card_entry_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "danger_list" ADD CONSTRAINT "danger_list_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_question" ADD CONSTRAINT "extra_question_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_question" ADD CONSTRAINT "extra_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_entry_answer" ON "card_entry" USING btree ("user_id","field","answer_id");--> statement-breakpoint
CREATE INDEX "card_entry_of_answer" ON "card_entry" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "extra_question_question" ON "extra_question" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "answer_user_question" ON "answer" USING btree ("user_id","question_id","created_at");
