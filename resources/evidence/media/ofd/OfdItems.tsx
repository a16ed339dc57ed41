import { useEffect, useState } from 'react';
import { familyOf } from './families';
import type { OfdItem, Paint } from './ofd';

const matrixOf = ({ matrix }: { readonly matrix: readonly number[] }) => `matrix(${matrix.join(' ')})`;

/** Items in their order; all that comes from the file are numbers, and texts that React escapes. */
export const OfdItems = ({ items }: { readonly items: readonly OfdItem[] }) =>
  // They never change their position.
  items.map((item, index) => <Item key={String(index)} item={item} />);

function Item({ item }: { readonly item: OfdItem }) {
  switch (item.kind) {
    case 'group':
      return <Group {...item} />;
    case 'text':
      return <Text {...item} />;
    case 'path':
      return (
        <path
          d={item.d}
          transform={matrixOf(item)}
          fillRule={item.isEvenOdd ? 'evenodd' : 'nonzero'}
          strokeDasharray={item.dash.join(' ') || undefined}
          {...painted(item.paint)}
        />
      );
    case 'image':
      return <Picture {...item} />;
  }
}

type Of<Kind extends OfdItem['kind']> = Extract<OfdItem, { kind: Kind }>;

const painted = ({ fill, fillOpacity, stroke, strokeOpacity, lineWidth }: Paint) => ({
  fill,
  fillOpacity,
  stroke,
  strokeOpacity,
  strokeWidth: lineWidth,
});

function Group({ clip, items, ...group }: Of<'group'>) {
  const inner = <OfdItems items={items} />;
  if (!clip) return <g transform={matrixOf(group)}>{inner}</g>;
  const [x, y, width, height] = clip;
  return (
    <g transform={matrixOf(group)}>
      {/* An svg within another shows nothing beyond its own edges. */}
      <svg x={x} y={y} width={width} height={height} viewBox={clip.join(' ')} role="presentation">
        {inner}
      </svg>
    </g>
  );
}

function Text({ text, x, y, size, font, paint, ...item }: Of<'text'>) {
  return (
    <text
      x={x.join(' ')}
      y={y.join(' ')}
      transform={matrixOf(item)}
      fontSize={size}
      fontFamily={familyOf(font.name)}
      fontWeight={font.weight}
      fontStyle={font.isItalic ? 'italic' : 'normal'}
      xmlSpace="preserve"
      {...painted(paint)}
    >
      {text}
    </text>
  );
}

function Picture({ file, opacity, ...item }: Of<'image'>) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? (
    <image
      href={url}
      width={1}
      height={1}
      preserveAspectRatio="none"
      opacity={opacity}
      transform={matrixOf(item)}
    />
  ) : null;
}
