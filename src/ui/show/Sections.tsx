import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { AnyResource, AnyShown } from '@/schema/resource';
import { type Block, blocksOf } from '@/schema/show';
import { CopyButton } from '../CopyButton';
import { Section } from '../Section';
import { BlockView } from './BlockView';
import { isShown } from './blocks';
import { useFactsText } from './useFactsText';

interface SectionsProps {
  readonly resource: AnyResource;
  readonly record: AnyShown;
  /** Which of the blocks to show; all of them where it isn't said. */
  readonly only?: (block: Block<AnyShown>) => boolean;
}

const any = () => true;

/** The sections of a record that have something to show of it, in declared order. */
export function Sections({ resource, record, only = any }: SectionsProps) {
  const translate = useTranslate();
  const factsText = useFactsText();
  const { name, definition, record: shape } = resource;
  return Object.entries(definition.show?.sections ?? {}).map(([section, declared]) => {
    const blocks = blocksOf(declared)
      .map((block, index) => ({ block, key: `${index}` }))
      .filter(({ block }) => isShown(block, record) && only(block));
    if (blocks.length === 0) return null;
    const words = `resources.${name}.sections.${section}`;
    const title = translate(`${words}.name`);
    const copied = factsText(
      shape,
      record,
      blocks.map(({ block }) => block),
      words,
    );
    return (
      <Section key={section} title={title} aside={copied && <CopyButton text={copied} what={title} />}>
        <Stack sx={{ gap: 2 }}>
          {blocks.map(({ block, key }) => (
            <BlockView
              key={key}
              block={block}
              resource={resource}
              record={record}
              title={title}
              words={words}
              isAlone={blocks.length === 1}
            />
          ))}
        </Stack>
      </Section>
    );
  });
}
