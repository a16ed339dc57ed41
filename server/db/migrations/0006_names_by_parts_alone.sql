-- Names are found by their characters: nothing looks for their beginnings.
DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_company";--> statement-breakpoint
DROP INDEX "charge_orders_company";--> statement-breakpoint
DROP INDEX "notarizations_company";--> statement-breakpoint
DROP INDEX "invoices_head";
