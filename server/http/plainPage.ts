/** A page for someone whose browser navigated here: one sentence, no script. The text is ours, never the request's. */
export function plainPage(status: number, sentence: string): Response {
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${sentence}</title><p>${sentence}</p></html>`;
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
