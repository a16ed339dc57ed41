import { Box, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'react-admin';
import type { CertificateCode } from './certificateCode';

/** A url as a QR code. */
export function QrLink({ url, leadsTo }: CertificateCode) {
  const translate = useTranslate();
  return (
    <Box sx={{ width: 116, textAlign: 'center' }}>
      <QRCodeSVG
        value={url}
        size={104}
        level="M"
        marginSize={1}
        role="img"
        aria-label={translate('pages.certificate.qr.label', { url })}
      />
      <Typography sx={{ fontSize: 12, lineHeight: 1.4, color: 'text.secondary' }}>
        {translate(`pages.certificate.qr.hints.${leadsTo}`)}
      </Typography>
    </Box>
  );
}
