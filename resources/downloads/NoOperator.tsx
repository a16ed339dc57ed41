import { Alert, type AlertProps, Button } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';

/**
 * Says that the user is unknown, so that nothing was requested, and offers to log in again. Needs the words of the area
 * `downloads`.
 */
export function NoOperator(props: Pick<AlertProps, 'variant' | 'onClose'>) {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <Alert severity="error" {...props}>
      {translate('pages.downloads.noOperator')}
      <br />
      <Button color="inherit" variant="outlined" sx={{ mt: 1 }} onClick={() => logout()}>
        {translate('pages.downloads.logInAgain')}
      </Button>
    </Alert>
  );
}
