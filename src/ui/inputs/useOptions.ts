import { useQuery } from '@tanstack/react-query';
import type { OptionSource } from '@/schema/inputs';
import { useConsole } from '../ConsoleContext';
import { type ChoiceOption, fetchOptions, optionsKey } from './options';

/** The options that a call answers, asked for once a console; failing, with a way to ask again. */
export function useOptions(source: OptionSource | undefined) {
  const { client } = useConsole();
  const { data, isFetching, isError, error, refetch } = useQuery({
    queryKey: source ? optionsKey(source) : ['options'],
    queryFn: ({ signal }): Promise<ChoiceOption[]> | ChoiceOption[] =>
      source ? fetchOptions(client, source, signal) : [],
  });
  return { options: data, isFetching, isError: isError && !isFetching, error, retry: () => void refetch() };
}
