/** @jest-environment node */

import { unreadNotesWarning } from "../../src/sourcing/unreadNotes";
import { githubRelease, notesOf } from "../support/githubReleases";

const notes = (marker: string, lines = "#### One change") => `Thank you.\r\n\r\n${marker}\r\n${lines}\r\n`;
const warn = (body: unknown, more = {}) => unreadNotesWarning([githubRelease(1, { body, ...more })]);

test.each([
  ["a typographic apostrophe", notes("What’s Changed:")],
  ["another apostrophe", notes("Whatʼs Changed:")],
  ["an entity in place of the apostrophe", notes("What&#39;s Changed:")],
  ["no apostrophe", notes("Whats Changed:")],
  ["other letters", notes("WHAT'S CHANGED:")],
  ["no colon", notes("What's Changed")],
  ["a space before the colon", notes("What's Changed :")],
  ["a colon after the markup", notes("**What's Changed**:")],
  ["two spaces, one of them of fixed width", notes("What's \u00a0Changed:")],
  ["GitHub's own heading", notes("## What's Changed", "* One change by @octo in https://github.com/octo/player/pull/1")],
  ["a heading with the version", notes("## What’s changed in v1.1.0", "One change")],
  ["the marker, and a list", notes("What's Changed:", "- One change")],
  ["the marker, and numbers", notes("## What's Changed:", " 1. One change")],
  ["the marker, and another heading", notes("What's Changed:", "### One change")],
  ["the marker, and an empty change before the list", notes("What's Changed:", "####\r\n* One change")],
])("the build warns of notes with %s, and names the tag", (_, body) => {
  expect(warn(body)).toMatch(/^The site shows no changes for v1\.1\.0, although .+ after "What's Changed:", with .+ colon\.$/);
});

test.each([
  ["changes", notesOf("One change")],
  ["changes after a heading that is almost the marker", `## What’s Changed\n${notesOf("One change")}`],
  ["nothing", ""],
  ["no text", null],
  ["prose", "Whatever has changed: nothing.\nWhat's changed since the last version is so much that it fills a blog post.\n* one"],
  ["another list", "#### Fixed\n* One change"],
  ["the marker alone", notes("What's Changed:", "####\r\n\r\n**Full Changelog**: https://github.com/octo/player")],
])("it does not warn of notes with %s", (_, body) => {
  expect(warn(body)).toBeNull();
});

test("one line names five versions of many, as printable text, and none that the site does not show", () => {
  const unread = Array.from({ length: 7 }, (_, index) => githubRelease(9 - index, { body: notes("What’s Changed:") }));
  const other = [githubRelease(20, { ...unread[0], draft: true }), null, githubRelease(19)];
  const named = "no changes for v1.9.0, v1.8.0, v1.7.0, v1.6.0, v1.5.0 and 2 more, although";
  expect(unreadNotesWarning([...other, ...unread])).toContain(named);
  expect(warn(notes("What’s Changed:"), { tag_name: `::error::${"ä".repeat(500)}` })).toMatch(/^[\x20-\x7e]{1,500}$/);
  expect(warn(notes("What’s Changed:"), { tag_name: "::error::" })).not.toContain("::");
});
