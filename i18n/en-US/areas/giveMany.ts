import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/giveMany';

export default {
  pages: {
    giveMany: {
      title: 'Give points to several users',
      next: 'Next',
      fields: {
        mobiles: 'Phone numbers (one in each line)',
        type: 'User type (that of the user found counts)',
        pointsType: 'Gift type',
        points: 'Points for each user',
        explain: 'Reason',
      },
      looking: 'Looking up users: %{done} of %{total}',
      lookFailed: 'Some numbers could not be looked up, and are given nothing',
      unseen: 'This account may not see balances: whose the numbers are was not checked.',
      repeated:
        '%{smart_count} line repeats a number, which is given points once. |||| %{smart_count} lines repeat a number, which is given points once.',
      wrong: 'Line %{line}, “%{text}”, is no mobile number, and is given nothing.',
      whom: '%{name} (%{mobile})',
      kind: '%{type} user',
      otherKind: '%{type} user, other than chosen',
      missing: 'no user found, given nothing',
      ask: 'Give %{points} points to %{smart_count} user, %{total} in total? |||| Give %{points} points to each of %{smart_count} users, %{total} in total?',
      left: '%{smart_count} user is still to be given %{points} points; what was sent is not sent again. |||| %{smart_count} users are still to be given %{points} points each; what was sent is not sent again.',
      nobody: 'There is nobody to give points to.',
      done: 'All is sent, for %{smart_count} user; see the result below. |||| All is sent, for %{smart_count} users; see the results below.',
      sending: 'Giving points: %{done} of %{total}',
      stop: 'Stop',
      give: 'Give points',
      goOn: 'Continue with %{smart_count} user |||| Continue with %{smart_count} users',
      back: 'Back to the form',
      finish: 'Finish',
      results: {
        sending: 'being sent',
        done: 'given',
        held: 'waits for approval',
        unsure: 'may have been given: check the list. It is not sent again',
        refused: 'not given',
      },
    },
  },
} satisfies Translated<typeof zh>;
