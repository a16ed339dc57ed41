import type { Translated } from '../translated';
import type zh from '../zh-CN/inspect';

/** The developers' inspector of a screen; the engine loads the area by this name. */
export default {
  inspect: {
    title: 'Inspect this screen',
    requests: 'Requests of this screen',
    none: 'This screen has sent no request yet',
    underWay: 'under way',
    row: 'Row',
    editor: 'Open in the editor',
    sent: {
      name: 'Sent',
      parameter: 'Parameter',
      value: 'Sent value',
      declared: 'Declared',
      undeclared: 'not declared',
      unsent: 'not sent',
      nothing: 'This request has no parameters',
      undeclaredCall: 'The page sends this request on its own: there is no declaration to hold it against.',
      origins: {
        paging: 'paging',
        fixed: 'fixed',
        address: 'of the page',
        filter: 'filter',
        form: 'form',
        record: 'of the record',
      },
    },
    answer: {
      name: 'Answer',
      field: 'Field',
      wire: 'On the wire',
      decoded: 'Decoded',
      shown: 'Shown as',
      nothing: 'This answer has no record to read',
      reasons: {
        missing: 'Missing in the answer: shown as —',
        retyped: 'Declared as %{kind}, answered as %{found}',
        'unknown code': 'Unknown code “%{found}”; declared are %{codes}',
        undeclared: 'Answered, but not declared',
        empty: 'Empty on the wire: shown as —',
        'repeated key': 'Several rows have the same key %{field}',
        'wrong count': 'The answer counts fewer rows than there are',
      },
    },
    offers: {
      name: 'Actions',
      none: 'There are no actions to explain',
      offered: 'offered',
      refused: 'not offered',
      holds: 'holds',
      fails: 'fails',
      found: 'found %{found}',
      notTold: '(the menu tells no finer rights of this list: not asked for)',
      kinds: {
        when: 'when',
        whenCalc: 'test',
        path: 'leads to',
        list: 'the menu has',
        permission: 'right',
      },
    },
  },
} satisfies Translated<typeof zh>;
