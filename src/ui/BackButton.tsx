import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';

/** Answers what goes back: to the path before this one, or to `otherwise` where this page was the first to be opened. */
export function useBack(otherwise: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(otherwise) : navigate(-1));
}

/** Leads to where the person came from. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<BackIcon />} onClick={useBack(otherwise)}>
      {translate('ra.action.back')}
    </Button>
  );
}
