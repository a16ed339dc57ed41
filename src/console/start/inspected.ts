import type { ConsoleContextValue } from '../../kit/ConsoleContext';

/** Adds the inspector to the context: in development, and for users who ask for it and have the permission. */
export async function inspected(context: ConsoleContextValue): Promise<ConsoleContextValue> {
  const { parts, rights } = context;
  const isAsked =
    parts.inspect &&
    rights.permissions.has(parts.inspect) &&
    new URLSearchParams(location.search).has('inspect');
  if (!import.meta.env.DEV && !isAsked) return context;
  return (await import('../inspect/inspectContext')).inspectContext(context);
}
