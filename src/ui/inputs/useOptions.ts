import { useQuery } from '@tanstack/react-query';
import type { OptionSource } from '@/schema/inputs';
import { useConsole } from '../ConsoleContext';
import { fetchOptions, optionsKey } from './options';

/** The options that a call answers, asked for once a console; failing, with a way to ask again. */
export function useOptions(source: OptionSource) {
  const { client, onDrift } = useConsole();
  const { data, isFetching, isError, error, refetch } = useQuery({
    queryKey: optionsKey(source),
    queryFn: ({ signal }) => fetchOptions(client, source, onDrift, signal),
  });
  return { options: data, isFetching, isError: isError && !isFetching, error, retry: () => void refetch() };
}
