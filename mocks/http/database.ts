import { withTimeout } from 'es-toolkit';
import { type Call, middleware } from './context';
import { refusal } from './envelope';
import { Refusal } from './refusal';

/** How long a call may wait before the database is asked whether it is there, and how long it has to answer, in ms. */
const patience = 1000;
const pingLimit = 900;

/** Whether the database answers a ping in time: `ping` rejects, or doesn't settle, where it is gone. */
export const answersPing = (ping: () => Promise<unknown>, limit = pingLimit): Promise<boolean> =>
  withTimeout(ping, limit).then(
    () => true,
    () => false,
  );

/** The answer to a call whose database is gone: the one that carries its code in HTTP too, for whoever balances load. */
export const databaseGone = (c: Call): Response =>
  refusal(c, new Refusal(503, '数据库暂时无法访问，请稍后再试'), 503);

/**
 * Answers within two seconds where the database is gone, whatever the handler still waits for; a call that merely takes
 * long goes on.
 */
export const whileDatabaseAnswers = middleware(async (c, next) => {
  const { ping } = c.var.deps;
  let watch: NodeJS.Timeout | undefined;
  const gone = new Promise<Response>((resolve) => {
    const look = async () => {
      if (await answersPing(ping)) watch?.refresh();
      else resolve(databaseGone(c));
    };
    watch = setTimeout(look, patience);
  });
  try {
    return await Promise.race([next(), gone]);
  } finally {
    clearTimeout(watch);
    watch = undefined;
  }
});
