import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { parseSync } from "vite";
import { root } from "../tools/workspaces.mjs";

/** One `import`, in whatever form it is written. */
export interface Import {
  /** The specifier as written. */
  readonly from: string;
  /** Nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

/** What a source file takes from outside itself. */
export interface Source {
  readonly imports: readonly Import[];
  /** Names it uses without declaring or importing them: `Date`, `Math.random`. Types don't count. */
  readonly globals: ReadonlySet<string>;
  /** Names of the methods it calls or reads: `localeCompare`. */
  readonly members: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * Reads a TypeScript source with a real parser: comments and strings that look like code are none.
 *
 * @throws when the source does not parse
 */
export function readSource(file: string, code: string): Source {
  const { program, errors } = parseSync(basename(file), code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const declared = new Set<string>();
  const used = new Set<string>();
  const members = new Set<string>();

  const visit = (node: Node, inType: boolean): void => {
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportNamedDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
      case "TSImportType":
      case "TSExternalModuleReference":
        if (isNode(node["source"]) || isNode(node["expression"]))
          imports.push({ from: specifier(node), typeOnly: isTypeOnly(node) });
        // What is handed on from elsewhere is not used here.
        if (node.type === "ExportNamedDeclaration" && isNode(node["source"])) return;
        break;
      case "Identifier":
        if (!inType) used.add(String(node["name"]));
        break;
      case "MemberExpression":
        if (!inType && node["computed"] === false && isNode(node["property"])) {
          const member = String(node["property"]["name"]);
          members.add(member);
          if (isNode(node["object"]) && node["object"]["name"] === "Math") {
            // Not "Math" too: Math by itself is left for `const { random } = Math` and the like.
            used.add(`Math.${member}`);
            return;
          }
        }
        break;
    }
    for (const [key, child] of Object.entries(node)) {
      if (isName(node, key)) continue;
      for (const part of Array.isArray(child) ? child : [child]) {
        if (!isNode(part)) continue;
        if (isBinding(node, key)) for (const name of bound(part)) declared.add(name);
        visit(part, inType || isType(part));
      }
    }
  };
  // The parser's tree is plain data in the ESTree form, which this file reads by name.
  visit(program as unknown as Node, false);

  const globals = new Set([...used].filter((name) => !declared.has(name.split(".", 1)[0] ?? name)));
  return { imports, globals, members };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

/** A type leaves nothing at run time, but for the expression that it is written around. */
function isType({ type }: Node): boolean {
  return (
    type.startsWith("TS") &&
    !/^TS(?:As|Satisfies|NonNull|TypeAssertion|Instantiation|ExportAssignment|ImportEquals|Enum|Module|Parameter)/.test(
      type,
    )
  );
}

/** Property names are no references. */
function isName(node: Node, key: string): boolean {
  if (key === "property") return node.type === "MemberExpression" && node["computed"] === false;
  if (key === "key") return node["computed"] === false && node["shorthand"] !== true;
  if (key === "imported" || key === "exported" || key === "label") return true;
  return node.type === "TSImportType" && key === "qualifier";
}

const bindings: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ["id"],
  FunctionDeclaration: ["id", "params"],
  FunctionExpression: ["id", "params"],
  ArrowFunctionExpression: ["params"],
  ClassDeclaration: ["id"],
  ClassExpression: ["id"],
  CatchClause: ["param"],
  ImportSpecifier: ["local"],
  ImportDefaultSpecifier: ["local"],
  ImportNamespaceSpecifier: ["local"],
};

function isBinding(node: Node, key: string): boolean {
  return bindings[node.type]?.includes(key) ?? false;
}

/** The names that a pattern declares. */
function bound(pattern: Node): string[] {
  const within = (key: string): string[] => {
    const child = pattern[key];
    return (Array.isArray(child) ? child : [child]).filter(isNode).flatMap(bound);
  };
  switch (pattern.type) {
    case "Identifier":
      return [String(pattern["name"])];
    case "ObjectPattern":
      return within("properties");
    case "Property":
      return within("value");
    case "ArrayPattern":
      return within("elements");
    case "AssignmentPattern":
      return within("left");
    case "RestElement":
      return within("argument");
    default:
      return [];
  }
}

function specifier(node: Node): string {
  const source = isNode(node["source"]) ? node["source"] : node["expression"];
  return isNode(source) && typeof source["value"] === "string" ? source["value"] : "(computed)";
}

function isTypeOnly(node: Node): boolean {
  if (node.type === "TSImportType") return true;
  if (node["importKind"] === "type" || node["exportKind"] === "type") return true;
  const specifiers = node["specifiers"];
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((one) => one.importKind === "type" || one.exportKind === "type")
  );
}

/** Folders that hold nothing written by hand. */
const apart = new Set([
  ".git",
  "node_modules",
  "dist",
  "dist-types",
  "data",
  "coverage",
  "test-results",
]);

/**
 * The files of a folder and all below it, as paths from the root of the repository.
 *
 * @param folder path from the root; "" is the root; a folder that is not there has no files
 */
export function filesIn(folder: string): string[] {
  if (folder !== "" && !existsSync(root + folder)) return [];
  return readdirSync(root + folder).flatMap((name) => {
    const path = folder === "" ? name : `${folder}/${name}`;
    if (apart.has(name) || name.endsWith(".tsbuildinfo")) return [];
    return statSync(root + path).isDirectory() ? filesIn(path) : [path];
  });
}

export function read(path: string): string {
  return readFileSync(root + path, "utf8");
}
