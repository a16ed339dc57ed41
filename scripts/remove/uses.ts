import {
  type AnyResource,
  type Call,
  callOfInput,
  enumOf,
  fieldsOf,
  inputs,
} from 'declared-console/tools/reading';
import type { ReadFile } from 'declared-console/tools/writing';
import { quote } from 'declared-console/tools/writing';
import type { Application } from './application.ts';
import { fileOf } from './fileOf.ts';

/** What a declaration uses and others may share, by name. */
interface Uses {
  /** `POST /api/ajax/coupon/getList`. */
  readonly calls: readonly string[];
  readonly enums: readonly string[];
}

/**
 * The file of a declaration.
 * @throws if the manifest names none, or one that doesn't exist
 */
export function declarationOf(name: string, read: ReadFile): string {
  const file = fileOf(name, read('resources/manifest.ts') ?? '');
  if (!file || read(file) === undefined)
    throw new Error(`resources/manifest.ts names no existing file for '${name}'.`);
  return file;
}

/** What resources use; if one can't be imported, judged by its text. */
export function usedBy(names: readonly string[], { resources, read }: Application): Uses {
  const uses = names.map((name) => {
    const resource = resources[name];
    const text = read(declarationOf(name, read)) ?? '';
    return resource ? usesOf(resource, text) : usesIn(text);
  });
  return { calls: uses.flatMap(({ calls }) => calls), enums: uses.flatMap(({ enums }) => enums) };
}

/** @param text its source: the choices that several declarations share aren't in it */
const usesOf = (resource: AnyResource, text: string): Uses => {
  const chosen = inputs(resource).flatMap(({ part }) => callOfInput(part) ?? []);
  const own = chosen.filter(({ path }) => text.includes(quote(path)));
  return {
    calls: [...Object.values(resource.api), ...own].map(({ method, path }: Call) => `${method} ${path}`),
    enums: [
      ...new Set(
        [...fieldsOf(resource.record, ''), ...inputs(resource)].flatMap(({ part }) =>
          part ? (enumOf(part)?.name ?? []) : [],
        ),
      ),
    ],
  };
};

const METHODS: Readonly<Record<string, Call['method']>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  del: 'DELETE',
  upload: 'POST',
};

/** A declaration's calls and imports, found in its text only. */
function usesIn(text: string): Uses {
  const calls = text.matchAll(/\b(get|post|put|patch|del|upload)\(\s*'([^']+)'/g);
  const imported = /import \{([^}]*)\} from '[./]*enums'/.exec(text)?.[1] ?? '';
  return {
    calls: [...calls].map(([, tool = '', path]) => `${METHODS[tool]} ${path}`),
    enums: imported
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  };
}
