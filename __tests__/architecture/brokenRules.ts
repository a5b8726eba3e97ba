import { importsOf } from "./imports";
import { ROOMS } from "./rooms";

/**
 * The imports of a file that the table in `rooms.ts` does not allow.
 *
 * @param file path of the file from the repository's root
 * @param text its content
 * @returns a line for each forbidden import that names the file, the import and the rule; none if all is well
 */
export function brokenRules(file: string, text: string): string[] {
  const room = roomOf(file);
  const rights = ROOMS[room];
  if (!rights) return [`${file} is in no room: __tests__/architecture/rooms.ts has no line for it`];
  return importsOf(file, text).flatMap(({ target, isOurs }) => {
    const isAllowed = isOurs ? allows(`${rights.ours} ${room}`, target, isInside) : allows(rights.packages, target, isOfPackage);
    return isAllowed
      ? []
      : [`${file} imports ${target}: ${room} may import ${isOurs ? ours(rights.ours) : packages(rights.packages)}`];
  });
}

/** The name of the room that a file is in: the longest that holds it, or "". */
function roomOf(file: string): string {
  const rooms = Object.keys(ROOMS).filter((room) => isInside(file, room));
  return rooms.reduce((longest, room) => (room.length > longest.length ? room : longest), "");
}

/** Whether one of the names, and no name after a `!`, covers the target. */
function allows(names: string, target: string, covers: (target: string, name: string) => boolean): boolean {
  const isCovered = (name: string) => covers(target, name);
  return listed(names).some(isCovered) && !denied(names).some(isCovered);
}

/** Whether a path is this room, folder or file, or in it. `src/` and the ending of a script do not count. */
function isInside(file: string, place: string): boolean {
  const bare = file.replace(/\.(tsx?|mjs)$/, "");
  return [bare, bare.replace(/^src\//, "")].some((name) => name === place || name.startsWith(`${place}/`));
}

function isOfPackage(target: string, name: string): boolean {
  return name === "*" || target === name || target.startsWith(name.endsWith(":") ? name : `${name}/`);
}

function ours(names: string): string {
  const except = denied(names).map((name) => `, but not ${name}`);
  return listed(names).length > 0 ? listed(names).join(", ") + except.join("") : "nothing of ours";
}

function packages(names: string): string {
  return names === "" ? "no package" : `the packages ${listed(names).join(", ")}`;
}

function listed(names: string): string[] {
  return names.split(" ").filter((name) => name !== "" && !name.startsWith("!"));
}

function denied(names: string): string[] {
  return names.split(" ").flatMap((name) => (name.startsWith("!") ? name.slice(1) : []));
}
