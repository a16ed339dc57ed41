import type { ComponentType } from 'react';
import type { BuiltInField } from '../../model/shape';
import type { BuiltInLookProps } from './builtInLook';
import { MomentCell } from './dateTime/MomentCell';
import { SecretCell } from './secret/SecretCell';
import { TextCell } from './text/TextCell';
import { UrlCell } from './url/UrlCell';

export type Looks = Readonly<Partial<Record<BuiltInField, ComponentType<BuiltInLookProps>>>>;

/** How the engine's kinds are drawn in tables; what isn't here, as text. Apart from their declarations, which load no component. */
export const looks: Looks = {
  text: TextCell,
  fileName: TextCell,
  secret: SecretCell,
  url: UrlCell,
  dateTime: MomentCell,
  epoch: MomentCell,
};
