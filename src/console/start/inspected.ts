import type { ConsoleContextValue } from '../../ui/ConsoleContext';

/** The context with what watches and shows what a screen does: in development, and for whom it is allowed and asks to. */
export async function inspected(context: ConsoleContextValue): Promise<ConsoleContextValue> {
  const { parts, rights } = context;
  const isAsked =
    parts.inspect &&
    rights.permissions.has(parts.inspect) &&
    new URLSearchParams(location.search).has('inspect');
  if (!import.meta.env.DEV && !isAsked) return context;
  return (await import('../inspect/inspectContext')).inspectContext(context);
}
