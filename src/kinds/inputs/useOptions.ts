import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import type { OptionSource } from '../../schema/inputs';
import { type ChoiceOption, fetchOptions, optionsKey } from './options';

/** The options returned by a call, in the current language, and a way to retry. */
export function useOptions(source: OptionSource) {
  const { client, onDrift } = useConsole();
  const { data, isFetching, isError, error, refetch } = useQuery({
    queryKey: optionsKey(source),
    queryFn: ({ signal }) => fetchOptions(client, source, onDrift, signal),
  });
  const translate = useTranslate();
  const { words } = source;
  const options = useMemo(
    () =>
      words
        ? data?.map((option) => inWords(option, (text) => translate(`${words}.${text}`, { _: text })))
        : data,
    [data, words, translate],
  );
  return { options, isFetching, isError: isError && !isFetching, error, retry: () => void refetch() };
}

const inWords = (
  { text, children, ...option }: ChoiceOption,
  say: (text: string) => string,
): ChoiceOption => ({
  ...option,
  text: say(text),
  children: children.map((child) => inWords(child, say)),
});
