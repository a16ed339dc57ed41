import { partition } from 'es-toolkit';
import {
  type JSDoc,
  type JSDocableNode,
  Node,
  type PropertyAssignment,
  type ShorthandPropertyAssignment,
  type TypeElementMemberedNode,
  ts,
} from 'ts-morph';
import { paragraphs, table } from '../markdown.ts';

/** A name of the schema, as Markdown: its comment, and its members with theirs. */
export function describe(name: string, node: Node): string {
  if (Node.isInterfaceDeclaration(node)) {
    const from = node.getExtends().map((each) => code(each.getText()));
    return paragraphs(
      docOf(node),
      from.length > 0 ? `Extends ${from.join(', ')}.` : undefined,
      membersTable(node),
    );
  }
  if (Node.isTypeAliasDeclaration(node))
    return paragraphs(docOf(node), block(node.getText().replace(/^.*?(?=(export )?type )/s, '')));
  if (Node.isFunctionDeclaration(node)) {
    const signature = node
      .getText()
      .slice(0, (node.getBody()?.getStart() ?? 0) - node.getStart())
      .trim();
    return paragraphs(docOf(node), block(signature.replace(/^\/\*\*.*?\*\/\s*/s, '')));
  }
  if (!Node.isVariableDeclaration(node)) throw new Error(`${name} is nothing that can be described`);
  const docs = docOf(node.getVariableStatementOrThrow());
  const value = node.getInitializerOrThrow();
  if (Node.isObjectLiteralExpression(value))
    return paragraphs(
      docs,
      table(
        ['Name', 'What it is', 'Answers'],
        value
          .getProperties()
          .flatMap((property) =>
            Node.isPropertyAssignment(property) || Node.isShorthandPropertyAssignment(property)
              ? [
                  [
                    code(`${name}.${callOf(property.getName(), assignedTo(property))}`),
                    inline(commentOf(property)),
                    code(answerOf(property)),
                  ],
                ]
              : [],
          ),
      ),
    );
  return paragraphs(docs, block(`const ${node.getName()}: ${shortType(node)}`));
}

/** What a property is, in whichever file it is written. */
function assignedTo(property: PropertyAssignment | ShorthandPropertyAssignment): Node {
  const value = Node.isPropertyAssignment(property) ? property.getInitializerOrThrow() : property;
  const symbol = Node.isShorthandPropertyAssignment(value)
    ? value.getValueSymbol()
    : Node.isIdentifier(value)
      ? value.getSymbol()
      : undefined;
  const [declared] = (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations() ?? [];
  return Node.isVariableDeclaration(declared) ? declared.getInitializerOrThrow() : value;
}

/** A function's name and parameters, without types. */
function callOf(name: string, value: Node): string {
  if (!Node.isArrowFunction(value)) return name;
  const parameters = value.getParameters().map((each) => {
    const pattern = each.getNameNode();
    return Node.isObjectBindingPattern(pattern)
      ? `{ ${pattern
          .getElements()
          .map((element) => element.getText().replace(/^(\w+): \w+/, '$1'))
          .join(', ')} }`
      : `${each.getName()}${each.isOptional() ? '?' : ''}`;
  });
  return `${name}(${parameters.join(', ')})`;
}

function answerOf(node: Node): string {
  const [signature] = node.getType().getCallSignatures();
  return (signature?.getReturnType() ?? node.getType()).getText(node);
}

const shortType = (node: Node) => node.getType().getText(node);

/** The members of a type, each with its type and comment. */
function membersTable(node: TypeElementMemberedNode): string {
  return table(
    ['Member', 'Type', 'What it is'],
    node.getMembers().flatMap((member) => {
      if (Node.isPropertySignature(member))
        return [
          [
            code(`${member.getName()}${member.hasQuestionToken() ? '?' : ''}`),
            code(member.getTypeNode()?.getText() ?? ''),
            inline(docOf(member)),
          ],
        ];
      if (Node.isMethodSignature(member)) {
        const parameters = member
          .getParameters()
          .map((each) => each.getText())
          .join(', ');
        return [
          [
            code(`${member.getName()}${member.hasQuestionToken() ? '?' : ''}()`),
            code(`(${parameters}) => ${member.getReturnTypeNode()?.getText() ?? 'void'}`),
            inline(docOf(member)),
          ],
        ];
      }
      return [];
    }),
  );
}

/** The content of a doc comment: text, parameters and examples. */
export function docOf(node: JSDocableNode): string {
  return node.getJsDocs().map(textOf).join('\n\n');
}

function textOf(doc: JSDoc): string {
  const [examples, others] = partition(doc.getTags(), (tag) => tag.getTagName() === 'example');
  const tags = others.map((tag) => {
    const text = linked(tag.getComment());
    if (Node.isJSDocParameterTag(tag)) return `- ${code(tag.getName())}: ${escapedText(text)}`;
    if (tag.getTagName() === 'typeParam') return `- ${escapedText(text.replace(/^\w+/, '`$&`:'))}`;
    // The parser mistakes the beginning of the reference for a name.
    if (tag.getTagName() === 'see')
      return `- see: ${escapedText(
        tag
          .getText()
          .replace(/^@see|[\s*]+$/g, '')
          .trim(),
      )}`;
    return `- ${tag.getTagName()}: ${escapedText(text)}`;
  });
  return paragraphs(
    escapedText(linked(doc.getComment())),
    tags.join('\n'),
    ...examples.map((tag) => block(linked(tag.getComment()))),
  );
}

type Comment = ReturnType<JSDoc['getComment']>;

/** The text of a comment; a link becomes the name it refers to. */
const linked = (comment: Comment): string =>
  typeof comment === 'string'
    ? comment
    : (comment ?? [])
        .map((part) => part?.compilerNode)
        .map((part) => (part && ts.isJSDocLink(part) ? `\`${part.name?.getText()}\`` : (part?.text ?? '')))
        .join('');

/** The comment before an object's property, which the parser knows but the library doesn't expose. */
function commentOf(node: Node): string {
  const docs = (node.compilerNode as ts.Node & { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? [];
  return docs
    .map((doc) => {
      const text = doc
        .getText()
        .replace(/^\/\*\*|\*\/$/g, '')
        .replace(/^\s*\* ?/gm, '')
        .trim();
      return escapedText(text.replace(/@param (\w+)/g, '\n\n- `$1`:'));
    })
    .join('\n\n');
}

/** Markdown for a table cell, in one line. */
const inline = (text: string): string =>
  text.replace(/\n+- /g, '<br>').replace(/\n\n+/g, '<br>').replace(/\n/g, ' ');

const escapedText = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? code(part.slice(1, -1))
        : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;').replaceAll('|', '&#124;'),
    )
    .join('');

/** Inline code, protected from Vue and from tables. */
const code = (text: string): string => {
  if (text === '') return '';
  const safe = text
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '&#124;')
    .replaceAll('{', '&#123;')
    .replaceAll('_', '&#95;')
    .replaceAll('*', '&#42;')
    .replaceAll('[', '&#91;')
    .replaceAll('`', '&#96;')
    .replaceAll('\\', '&#92;');
  return `<code>${safe}</code>`;
};

const block = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;
