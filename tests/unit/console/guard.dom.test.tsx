import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Guard } from '@/console/Guard';
import { stage } from '../../support/stage';

const open = (permissions: readonly string[]) =>
  stage({
    at: '/certificate',
    routes: {
      '/certificate': (
        <Guard permissions={['evidence/getEvidenceList', 'notarization/getList']}>
          <p>the certificate</p>
        </Guard>
      ),
    },
    permissions,
  });

test.each(['evidence/getEvidenceList', 'notarization/getList'])('%s alone opens the page', async (one) => {
  await open([one]);
  expect(screen.getByText('the certificate')).toBeTruthy();
});

test('without any of its permissions a page shows nothing and says so', async () => {
  await open(['user/getUserList']);
  expect(screen.queryByText('the certificate')).toBeNull();
  expect(screen.getByText('你没有访问此页面的权限')).toBeTruthy();
});
