import { malformed, Refusal } from './envelope';

const formType = 'application/x-www-form-urlencoded';
const formLimit = 64 * 1024;

/** The form fields of a POST. Refuses other content types and more than 64 kB; an empty body is an empty form. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const body = await readLimited(request, formLimit);
  if (body === '') return new URLSearchParams();
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== formType) throw malformed('请求格式应为表单');
  return new URLSearchParams(body);
}

async function readLimited(request: Request, limit: number): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw new Refusal(413, '请求内容过大');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
