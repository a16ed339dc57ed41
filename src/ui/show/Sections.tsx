import { Stack } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../kit/CopyButton';
import { Section } from '../../kit/Section';
import { meets } from '../../model/conditions';
import { fieldAt, fieldOf, valueAt } from '../../model/paths';
import type { Shape } from '../../model/shape';
import { isEmptyValue } from '../../model/values';
import type { AnyResource, AnyShown } from '../../schema/resource';
import { type Block, blocksOf } from '../../schema/show';
import { BlockView } from './BlockView';
import { copiedValue } from './copiedValue';
import { EmptySection } from './EmptySection';

interface SectionsProps {
  readonly resource: AnyResource;
  readonly record: AnyShown;
  /** Which blocks to show; by default all. */
  readonly only?: (block: Block<AnyShown>) => boolean;
  /** Whether the only section of a record is shown without frame and title. */
  readonly isPlainAlone?: boolean;
}

interface KeyedBlock {
  readonly block: Block<AnyShown>;
  readonly key: string;
}

const any = () => true;

/** The sections with blocks that apply to the record, in declared order. */
export function Sections({ resource, record, only = any, isPlainAlone = false }: SectionsProps) {
  const translate = useTranslate();
  const factsText = useFactsText();
  const { name, definition, record: shape } = resource;
  const sections = Object.entries(definition.show?.sections ?? {});
  return sections.map(([section, declared]) => {
    const blocks = blocksOf(declared)
      .map((block, index) => ({ block, key: `${index}` }))
      .filter(({ block }) => meets(block, record) && only(block));
    if (blocks.length === 0) return null;
    const words = `resources.${name}.sections.${section}`;
    const title = translate(`${words}.name`);
    const copied = factsText(
      shape,
      record,
      blocks.map(({ block }) => block),
      words,
    );
    const shown = onceEach(blocks);
    const content = (
      <Stack sx={{ gap: 2 }}>
        {shown.map(({ block, key }) => (
          <BlockView
            key={key}
            block={block}
            pictures={blocks.flatMap(({ block: each }) => (each.type === 'pictures' ? [each] : []))}
            resource={resource}
            record={record}
            title={title}
            words={words}
            isAlone={shown.length === 1}
          />
        ))}
      </Stack>
    );
    if (isPlainAlone && sections.length === 1) return <Fragment key={section}>{content}</Fragment>;
    if (blocks.every(({ block }) => isEmptyBlock(block, record)))
      return (
        <EmptySection key={section} title={title}>
          {content}
        </EmptySection>
      );
    return (
      <Section key={section} title={title} aside={copied && <CopyButton text={copied} what={title} />}>
        {content}
      </Section>
    );
  });
}

/** Whether a block has no value to show: facts that are all empty, of which none says something of its own then. */
const isEmptyBlock = (block: Block<AnyShown>, record: AnyShown): boolean =>
  block.type === 'facts' &&
  block.fields.every((fact) => typeof fact === 'string' && isEmptyValue(valueAt(record, fact)));

/** Returns the facts of a section as lines of label and value, to be copied; without empty values and secrets. */
function useFactsText() {
  const translate = useTranslate();
  return (shape: Shape, record: AnyShown, blocks: readonly Block<AnyShown>[], words: string): string =>
    blocks
      .flatMap((block) => (block.type === 'facts' ? block.fields.map(fieldOf) : []))
      .flatMap((path) => {
        const [field, value] = [fieldAt(shape, path), valueAt(record, path)];
        if (!field || field.isSecret || isEmptyValue(value)) return [];
        const label = translate(`${words}.fields.${path}`);
        return [translate('form.labelled', { label, value: copiedValue(field, value, translate) })];
      })
      .join('\n');
}

/** All pictures of a section are shown together, in place of its first picture block. */
function onceEach(blocks: readonly KeyedBlock[]): readonly KeyedBlock[] {
  const first = blocks.find(({ block }) => block.type === 'pictures');
  return blocks.filter((each) => each.block.type !== 'pictures' || each === first);
}
