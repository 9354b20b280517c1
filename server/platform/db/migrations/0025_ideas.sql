CREATE TABLE "idea" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"sealed_content" "bytea" NOT NULL,
	"reaction" smallint,
	"never_again" boolean DEFAULT false NOT NULL,
	"planned_for" date,
	"given_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text
);
--> statement-breakpoint
CREATE TABLE "idea_source" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idea_id" uuid NOT NULL,
	"answer_id" uuid,
	"sealed_span" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idea_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idea_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_source" ADD CONSTRAINT "idea_source_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_source" ADD CONSTRAINT "idea_source_idea_id_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_source" ADD CONSTRAINT "idea_source_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_step" ADD CONSTRAINT "idea_step_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_step" ADD CONSTRAINT "idea_step_idea_id_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_user_state" ON "idea" USING btree ("user_id","state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_idempotency" ON "idea" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "idea_source_idea" ON "idea_source" USING btree ("idea_id");--> statement-breakpoint
CREATE INDEX "idea_source_answer" ON "idea_source" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "idea_source_user" ON "idea_source" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idea_step_idea" ON "idea_step" USING btree ("idea_id");--> statement-breakpoint
CREATE INDEX "idea_step_user" ON "idea_step" USING btree ("user_id");
