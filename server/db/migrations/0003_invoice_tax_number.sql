CREATE INDEX "invoices_tax" ON "invoices" USING btree ("tax_num" text_pattern_ops);
