import path from "node:path";
import { parse } from "@babel/parser";

/**
 * What a file imports. `target` is a path from the repository's root if it is a file of ours, else the name that is written there.
 */
export interface Import {
  target: string;
  isOurs: boolean;
}

/** A node of the syntax tree. Its fields depend on its type. */
interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

/** Stands for a path that is computed: nobody can tell from the code what it loads. */
const COMPUTED = "(a computed path)";

/** `@import "x"`, `composes: a from "x"`, `@value a from "x"` and `url(x)`. */
const CSS_IMPORT = /(?:@import\s+["']|\bfrom\s+["']|\burl\(\s*["']?)([^"')]+)/g;

/**
 * What a file imports, types included.
 *
 * @param file path of the file from the repository's root; its ending tells a style sheet from a script
 * @param text its content
 * @throws SyntaxError if the file is not valid TypeScript
 */
export function importsOf(file: string, text: string): Import[] {
  const targets = file.endsWith(".css") ? cssImports(text) : scriptImports(file, text);
  return targets.map((target) => {
    const isOurs = /^\.\.?(\/|$)/.test(target);
    return { isOurs, target: isOurs ? path.posix.join(path.posix.dirname(file), target) : target };
  });
}

function cssImports(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...withoutComments.matchAll(CSS_IMPORT)].flatMap(([, target = ""]) => (/^(data:|#)/.test(target) ? [] : fromUrl(target)));
}

function scriptImports(file: string, text: string): string[] {
  const plugins: ("typescript" | "jsx")[] = file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"];
  return [...nodesIn(parse(text, { sourceType: "module", plugins }).program)].flatMap(importsOfNode);
}

function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function importsOfNode(node: SyntaxNode): string[] {
  const { callee } = node;
  const [first, second]: unknown[] = Array.isArray(node.arguments) ? node.arguments : [];
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ExportNamedDeclaration":
      return node.source ? [textOf(node.source)] : [];
    case "TSImportType":
      return [textOf(node.argument)];
    case "TSExternalModuleReference":
      return [textOf(node.expression)];
    case "CallExpression":
      return isNode(callee) && (callee.type === "Import" || callee.name === "require") ? [textOf(first)] : [];
    case "NewExpression":
      // new URL("./x", import.meta.url): the bundler finds a worker or an image by it.
      return isNode(callee) && callee.name === "URL" && isModuleUrl(second) ? [fromUrl(textOf(first))] : [];
    default:
      return [];
  }
}

function isModuleUrl(node: unknown): boolean {
  return isNode(node) && node.type === "MemberExpression" && isNode(node.object) && node.object.type === "MetaProperty";
}

function textOf(node: unknown): string {
  return isNode(node) && typeof node.value === "string" ? node.value : COMPUTED;
}

/** In a URL, "x" means "./x". */
function fromUrl(url: string): string {
  return /^(\.|\/|\(|[a-z]+:)/.test(url) ? url : `./${url}`;
}
