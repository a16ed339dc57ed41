import { lazyChunk } from 'declared-console';
import type { Settings } from 'declared-console/wire';
import { useState } from 'react';
import { ImagePreview, type ImagePreviewProps } from './ImagePreview';

const DocumentPreview = lazyChunk(() => import('./DocumentPreview'));

interface PicturePreviewProps extends Omit<ImagePreviewProps, 'onDocument'> {
  readonly locale: string;
  readonly settings: Settings;
}

/** A picture; one in a format that no browser draws, such as a photo in HEIC, as a document. */
export function PicturePreview({ locale, settings, ...picture }: PicturePreviewProps) {
  const [isDocument, setIsDocument] = useState(false);
  if (isDocument) return <DocumentPreview locale={locale} settings={settings} {...picture} />;
  return <ImagePreview {...picture} onDocument={() => setIsDocument(true)} />;
}
