import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../kit/ConsoleContext';
import { encodePart } from '../../model/encodePart';
import { sourceFile } from './sourceFile';

const EDITOR = 'open-in-editor';

/** Opens a declaration's file in the editor, through the development server, whose answer goes into a hidden frame. */
export function SourceLink({ name }: { readonly name: string }) {
  const { resources } = useConsole().parts;
  const translate = useTranslate();
  const file = sourceFile(String(resources[name]));
  if (!file) return null;
  return (
    <>
      <Link href={`/__open-in-editor?file=${encodePart(file)}`} target={EDITOR} variant="body2">
        {file}
      </Link>
      <iframe name={EDITOR} title={translate('inspect.editor')} sandbox="" hidden />
    </>
  );
}
