import type { ComponentType } from 'react';
import type { BuiltInField } from '../../model/shape';
import type { BuiltInLookProps } from './builtInLook';
import { FileNameCell } from './fileName/FileNameCell';
import { SecretCell } from './secret/SecretCell';
import { TextCell } from './text/TextCell';
import { UrlCell } from './url/UrlCell';
import { UrlFact } from './url/UrlFact';

interface Look {
  /** In tables. */
  readonly Cell?: ComponentType<BuiltInLookProps>;
  /** Among facts. */
  readonly Fact?: ComponentType<BuiltInLookProps>;
}

/** How the engine's kinds are drawn; what isn't here, as text. Apart from their declarations, which load no component. */
export const looks: Readonly<Partial<Record<BuiltInField, Look>>> = {
  text: { Cell: TextCell },
  fileName: { Cell: FileNameCell },
  secret: { Cell: SecretCell, Fact: SecretCell },
  url: { Cell: UrlCell, Fact: UrlFact },
};
