CREATE TABLE "question_pack" (
	"user_id" uuid NOT NULL,
	"pack" text NOT NULL,
	CONSTRAINT "question_pack_user_id_pack_pk" PRIMARY KEY("user_id","pack")
);
--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "season" jsonb;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "pack" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "opening" smallint;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "essential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "same_as" text;--> statement-breakpoint
ALTER TABLE "question_pack" ADD CONSTRAINT "question_pack_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" DROP COLUMN "months";
