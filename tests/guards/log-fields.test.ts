/** Fields of the log: the allowlist has each field that code logs, so that no line loses what operators need. */
import ts from 'typescript';
import { LOG_FIELDS } from '#contract/telemetry/logger';
import { checkRules, type Rule } from './rules';
import { placeOf, walk, type Source } from './sources';

const LEVELS = new Set(['info', 'warn', 'error', 'fatal']);

/** Returns the object with the fields of a call such as `log.warn({ … }, '…')` or `logEvent(log, 'warn', '…', { … })`. */
function fieldsOf(node: ts.Node, tree: ts.SourceFile): ts.ObjectLiteralExpression | null {
  if (!ts.isCallExpression(node)) return null;
  const { expression, arguments: given } = node;
  const isEvent = ts.isIdentifier(expression) && expression.text === 'logEvent';
  const isLog =
    ts.isPropertyAccessExpression(expression) &&
    LEVELS.has(expression.name.text) &&
    /\blog(?:\(\)|ger)?$/.test(expression.expression.getText(tree));
  const fields = isEvent ? given[3] : isLog ? given[0] : undefined;
  return fields && ts.isObjectLiteralExpression(fields) ? fields : null;
}

/** Returns the names of the properties, also of objects that are spread into the object. */
function namesIn(object: ts.ObjectLiteralExpression): string[] {
  return object.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property))
      return ts.isObjectLiteralExpression(property.expression) ? namesIn(property.expression) : [];
    return property.name && ts.isIdentifier(property.name) ? [property.name.text] : [];
  });
}

function unknownFields(source: Source): string[] {
  const found: string[] = [];
  walk(source.tree, (node) => {
    const fields = fieldsOf(node, source.tree);
    if (!fields) return;
    for (const name of namesIn(fields))
      if (!LOG_FIELDS.has(name)) found.push(`${placeOf(source, node)}: the log drops "${name}"`);
  });
  return found;
}

const RULES: Rule[] = [
  {
    name: 'a line of the log has only fields of the allowlist in contract/telemetry/logger.ts',
    breaches: unknownFields,
    breach: [
      ['charity-api/mail/send.ts', "deps.log.warn({ recipient: mail.to }, 'mail.failed');"],
      ['app/page-loader.server.ts', "log().error({ ...{ donor: 1 } }, 'failed');"],
      ['charity-api/tick.ts', "logEvent(log, 'warn', 'job.failed', { jobb: 1 });"],
    ],
  },
];

checkRules(RULES, [['charity-api/tick.ts', "log.error({ job: name, cause }, 'job.failed');"]]);
