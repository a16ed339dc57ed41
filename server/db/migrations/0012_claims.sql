CREATE TABLE "claims" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"account_id" bigint NOT NULL,
	"holder" text NOT NULL,
	"since" bigint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "claims_kind_item_pk" PRIMARY KEY("kind","item")
);
