import { useQueryClient } from '@tanstack/react-query';
import { useUnselectAll } from 'ra-core';
import type { Values } from '@/schema/validate';
import { useSend } from '../forms/useSend';
import type { SubmitDialogProps } from './actionProps';

type Submission = Pick<SubmitDialogProps, 'resource' | 'group' | 'name' | 'row'>;

/** Sends a declared action and then reads the list again; answers whether it succeeded. */
export function useSubmit({ resource, group, name, row }: Submission) {
  const success = `resources.${resource.name}.${group}.${name}.success`;
  const { send, isSending } = useSend({ resource: resource.name, action: name, record: row, success });
  const queryClient = useQueryClient();
  const unselectAll = useUnselectAll(resource.name);
  return {
    isSending,
    async send(data: Values): Promise<boolean> {
      const sent = await send(data);
      if (sent) {
        if (group === 'selection') unselectAll();
        // react-admin has begun to read its own lists again: those are not asked twice.
        void queryClient.invalidateQueries({}, { cancelRefetch: false });
      }
      return sent;
    },
  };
}
